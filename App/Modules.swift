import AccountMediator
import CalculatorMediator
import MediatorCore
import OrderMediator
import PaymentMediator
import RegionMediator
import UserMediator

/// The business modules that the app knows, whether this binary links them or not.
///
/// There is one for each trait of the root manifest, which a test holds them to. Listing a module
/// neither links nor starts it: it says where targets are looked for and which actions URLs may reach.
let modules: [Module] = [
  Module("Account", AccountContract.shared),
  Module(CalculatorName.module),  // the classic style: names, and no contract
  Module("Order", OrderContract.shared),
  Module("Payment", PaymentContract.shared),
  Module("Region", RegionContract.shared),
  Module("User", UserContract.shared, PersonContract.shared),
]
