import Foundation
import Testing

@testable import Storage

/// Places in which nothing can be kept.
struct UnusablePlaceTests {
  @Test("a file where the folder should be is no folder, neither for files nor for the lock")
  func fileAsFolder() throws {
    try TemporaryFolder.with { folder in
      try folder.put("mine", in: "data")
      for below in ["data", "data/deeper"] {
        let directory = DataDirectory(folder.url.appendingPathComponent(below))
        let file = JSONFile<[Int]>("numbers.json", in: directory)
        let unreadable =
          "The file '\(folder.path)/\(below)/numbers.json' cannot be read: Not a directory. "
          + "Choose another data folder, or move away what is in its place."
        #expect(sentence { _ = try file.read() } == unreadable)
        #expect(sentence { try file.write([1]) } == unreadable)
        #expect(
          sentence { _ = try directory.lock() }
            == "'\(folder.path)/data' is not a folder, so no data can be kept in it; choose another "
            + "data folder, or move away what is in its place.")
      }
      let text = try folder.text("data")
      #expect(text == "mine")
    }
  }

  @Test("a link that leads nowhere is no folder")
  func danglingLink() throws {
    try TemporaryFolder.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/data", withDestinationPath: folder.path + "/gone")
      let directory = DataDirectory(folder.url.appendingPathComponent("data"))
      #expect(
        sentence { try JSONFile<[Int]>("numbers.json", in: directory).write([1]) }
          == "'\(folder.path)/data' is not a folder, so no data can be kept in it; choose another "
          + "data folder, or move away what is in its place.")
    }
  }

  @Test("a folder or a pipe where the file should be is left as it is", arguments: [true, false])
  func otherAsFile(isFolder: Bool) throws {
    try TemporaryFolder.with { folder in
      let path = folder.path + "/numbers.json"
      if isFolder {
        try folder.makeFolder("numbers.json")
      } else {
        #expect(mkfifo(path, 0o600) == 0)
      }
      let file = folder.file("numbers.json", of: [Int].self)
      let expected =
        "'\(path)' is not a file, but a folder, a link or a device is in its place. It was left as it "
        + "is; move it away, then try again."
      #expect(sentence { _ = try file.read() } == expected)
      #expect(sentence { try file.write([1]) } == expected)
      #expect(sentence { try file.remove() } == expected)
      let names = try folder.names()
      #expect(names == ["numbers.json"])
    }
  }

  @Test(
    "a link where the file should be is left as it is, wherever it leads",
    arguments: ["other.json", "nowhere.json", "numbers.json"])
  func linkAsFile(destination: String) throws {
    try TemporaryFolder.with { folder in
      let path = folder.path + "/numbers.json"
      try folder.put("[1]", in: "other.json")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: destination)
      let file = folder.file("numbers.json", of: [Int].self)
      let expected =
        "'\(path)' is not a file, but a folder, a link or a device is in its place. It was left as it "
        + "is; move it away, then try again."
      #expect(sentence { _ = try file.read() } == expected)
      #expect(sentence { try file.write([2]) } == expected)
      #expect(sentence { try file.remove() } == expected)
      let kept = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      #expect(kept == destination)
      let other = try folder.text("other.json")
      #expect(other == "[1]")
    }
  }

  @Test("a URL that is no path of a folder is refused")
  func noPath() throws {
    let url = try #require(URL(string: "https://example.com/data"))
    #expect(
      sentence { try JSONFile<Int>("a.json", in: DataDirectory(url)).write(1) }
        == "'https://example.com/data' is not the path of a folder; choose another data folder.")
  }

  @Test("a name that is too long is refused in a sentence")
  func longName() throws {
    try TemporaryFolder.with { folder in
      let name = String(repeating: "n", count: 300)
      #expect(
        sentence { try folder.file(name, of: Int.self).write(1) }
          == "The file '\(folder.path)/\(name)' cannot be read: File name too long. "
          + "Choose a shorter name.")
    }
  }

  @Test("a folder that cannot be made is named")
  func cannotBeMade() {
    // The kernel makes no folders here for anybody, root included.
    let directory = DataDirectory(URL(fileURLWithPath: "/proc/self/data"))
    #expect(
      sentence { _ = try directory.lock() }?.hasPrefix(
        "The folder '/proc/self/data' cannot be made: ")
        == true)
  }

  @Test("a folder without permission to write keeps what it holds")
  func noPermission() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("numbers.json", of: [Int].self)
      try folder.put("[1]", in: "numbers.json")
      try Permissions.without(.write, of: folder.path) {
        #expect(
          sentence { try file.write([2]) }
            == "The file '\(folder.path)/numbers.json' cannot be written: Permission denied. Change the "
            + "permissions, or choose another data folder.")
        #expect(
          sentence { try file.remove() }
            == "The file '\(folder.path)/numbers.json' cannot be removed: Permission denied. Change the "
            + "permissions, or choose another data folder.")
        #expect(
          sentence { _ = try folder.directory.lock() }
            == "The file '\(folder.path)/lock' cannot be locked: Permission denied. Change the "
            + "permissions, or choose another data folder.")
        #expect(
          sentence { _ = try DataDirectory(folder.url.appendingPathComponent("new")).lock() }
            == "The folder '\(folder.path)/new' cannot be made: Permission denied. Change the "
            + "permissions, or choose another data folder.")
        let kept = try file.read()
        #expect(kept == [1])
      }
      let names = try folder.names()
      #expect(names == ["numbers.json"])
    }
  }

  @Test("a file without permission to read is not taken for a missing one")
  func unreadable() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("numbers.json", of: [Int].self)
      try file.write([1])
      try Permissions.without(.read, of: folder.path + "/numbers.json") {
        let expected =
          "The file '\(folder.path)/numbers.json' cannot be read: Permission denied. Change the "
          + "permissions, or choose another data folder."
        #expect(sentence { _ = try file.read() } == expected)
        #expect(sentence { try file.write([2]) } == expected)
        #expect(sentence { try file.remove() } == expected)
      }
      #expect(try file.read() == [1])
    }
  }

  #if os(Linux)
    @Test("a full disk is an error with advice")
    func fullDisk() throws {
      let error = #expect(throws: SystemError.self) {
        try Descriptor(opening: "/dev/full", O_WRONLY).writeAll(Data("[1]".utf8))
      }
      let full = try #require(error)
      #expect(
        StorageError.file("/data/numbers.json", "cannot be written", full).message
          == "The file '/data/numbers.json' cannot be written: No space left on device. Make room on "
          + "the disk, then try again.")
    }
  #endif

  @Test("a write that fails leaves the old value and no temporary file")
  func failedWrite() throws {
    try TemporaryFolder.with { folder in
      let file = TemporaryFile(for: "numbers.json", in: folder.path)
      try folder.makeFolder("numbers.json/full")
      #expect(throws: SystemError.self) {
        try file.replace(folder.path + "/numbers.json", with: Data("[1]".utf8))
      }
      let names = try folder.names()
      #expect(names == ["numbers.json"])
    }
  }
}
