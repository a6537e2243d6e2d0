"use strict";

const graph = JSON.parse(document.getElementById("graph").textContent);
const byId = (id) => document.getElementById(id);
const modules = new Map(graph.modules.map((module) => [module.id, module]));
const uses = new Map(graph.modules.map((module) => [module.id, []]));
const users = new Map(graph.modules.map((module) => [module.id, []]));
for (const edge of graph.edges) {
  uses.get(edge.from).push(edge);
  users.get(edge.to).push(edge);
}
const isForbidden = (edge) => edge.violations.length > 0;
for (const module of graph.modules) {
  module.isBad = module.violations.length > 0 || uses.get(module.id).some(isForbidden);
  module.isInvolved = module.isBad || users.get(module.id).some(isForbidden);
}
const violations = [
  ...graph.modules.flatMap((module) => module.violations.map((found) => [module.id, found])),
  ...graph.edges.flatMap((edge) => edge.violations.map((found) => [edge.from, found])),
];
// More lines than this are a carpet: then only what is chosen is connected.
const readableEdges = 250;

const state = { focus: null, query: "" };
const buttons = new Map();
const columns = makeColumns();

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** A column for each layer, or for each level where the repository has no layers. */
function makeColumns() {
  const layered = graph.layers.length > 0;
  const name = (module) => layered
    ? module.layer ?? "in no layer"
    : module.level === 0 ? "uses no other" : `level ${module.level}`;
  const groups = new Map(graph.layers.map((layer) => [layer, []]));
  const sorted = [...graph.modules].sort((a, b) =>
    (layered ? 0 : b.level - a.level) || (a.id < b.id ? -1 : 1));
  for (const module of sorted) {
    if (!groups.has(name(module))) groups.set(name(module), []);
    groups.get(name(module)).push(module);
  }
  return [...groups].filter(([, members]) => members.length > 0).map(([title, members]) => {
    const heading = element("h2");
    const list = element("ul");
    for (const module of members) list.append(element("li", {}, makeNode(module)));
    const section = element("section", { className: "column" }, heading, list);
    section.setAttribute("aria-label", title);
    byId("columns").append(section);
    return { title, members, heading, list, section };
  });
}

function makeNode(module) {
  const button = element("button", {
    type: "button", className: "node", textContent: module.id, tabIndex: -1,
    title: `${module.id}\n${module.path}`,
  });
  button.dataset.id = module.id;
  if (module.kind === "test") button.classList.add("test");
  if (module.isBad) button.classList.add("bad");
  button.addEventListener("click", () => choose(state.focus === module.id ? null : module.id));
  button.addEventListener("pointerenter", () => drawHot(module.id));
  button.addEventListener("pointerleave", () => drawHot(null));
  button.addEventListener("focus", () => {
    for (const other of buttons.values()) other.tabIndex = -1;
    button.tabIndex = 0;
    drawHot(module.id);
  });
  button.addEventListener("blur", () => drawHot(null));
  buttons.set(module.id, button);
  return button;
}

/** Everything that can be reached over edges, or what is next only. */
function reached(start, edges, end, indirect) {
  const found = new Set();
  let open = [start];
  while (open.length > 0) {
    const next = [];
    for (const id of open) {
      for (const edge of edges.get(id)) {
        const other = end(edge);
        if (other === start || found.has(other) || !isOffered(modules.get(other))) continue;
        found.add(other);
        next.push(other);
      }
    }
    open = indirect ? next : [];
  }
  return found;
}

function isOffered(module) {
  return module.kind !== "test" || byId("tests").checked || module.id === state.focus;
}

/** The modules to show, and which of them the chosen one uses and is used by. */
function selection() {
  const words = state.query.toLowerCase().split(/\s+/).filter((word) => word);
  let shown = graph.modules.filter(isOffered);
  if (byId("broken").checked) shown = shown.filter((module) => module.isInvolved);
  if (state.focus) {
    const indirect = byId("indirect").checked;
    const used = reached(state.focus, uses, (edge) => edge.to, indirect);
    const using = reached(state.focus, users, (edge) => edge.from, indirect);
    shown = shown.filter(({ id }) => id === state.focus || used.has(id) || using.has(id));
    return { shown: new Set([...shown.map(({ id }) => id), state.focus]), used, using };
  }
  shown = shown.filter((module) => words.every((word) =>
    `${module.id} ${module.path} ${module.layer ?? ""}`.toLowerCase().includes(word)));
  return { shown: new Set(shown.map(({ id }) => id)), used: new Set(), using: new Set() };
}

let current = selection();

function render() {
  current = selection();
  for (const [id, button] of buttons) {
    button.parentElement.hidden = !current.shown.has(id);
    button.setAttribute("aria-pressed", String(id === state.focus));
    button.classList.toggle("uses", current.used.has(id));
    button.classList.toggle("users", current.using.has(id));
  }
  arrange();
  renderDetails();
  const visible = [...buttons].filter(([id]) => current.shown.has(id)).map(([, button]) => button);
  const entry = buttons.get(state.focus) ?? visible[0];
  for (const button of buttons.values()) button.tabIndex = button === entry ? 0 : -1;
  byId("status").textContent = state.focus
    ? `${state.focus} uses ${current.used.size} and is used by ${current.using.size}.`
    : `${count(current.shown.size, "module")} shown.`;
  draw();
}

/** Shares the width among the columns so that the longest is as short as can be. */
function arrange() {
  const shown = columns.map((column) =>
    column.members.filter(({ id }) => current.shown.has(id)).length);
  const filled = shown.filter((size) => size > 0).length;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = byId("graph-area").clientWidth / rem - 2;
  const height = byId("graph-area").clientHeight / rem - 4;
  // Nodes are as wide as there is room for, and lines have some between columns.
  const gap = filled > 6 ? 2 : filled > 4 ? 3 : 4.5;
  const isDense = Math.max(...shown) * 2 > height;
  const row = isDense ? 1.6 : 2;
  const room = width - gap * (filled - 1) + 0.5;
  const places = Math.max(filled, Math.floor(room / (isDense ? 10.25 : 13.5)), 1);
  const node = Math.min(13, Math.max(9, room / places - 0.5));
  const widths = shown.map((size) => Math.min(size, 1));
  for (let free = places - filled; free > 0; free -= 1) {
    const heights = shown.map((size, index) => size / (widths[index] || 1));
    const tallest = heights.indexOf(Math.max(...heights));
    if (heights[tallest] * row <= height) break;
    widths[tallest] += 1;
  }
  const rows = shown.map((size, index) => Math.ceil(size / (widths[index] || 1)));
  const spare = height / Math.max(...rows, 1) - row;
  const style = byId("columns").style;
  style.setProperty("--gap", `${gap}rem`);
  style.setProperty("--node", `${node}rem`);
  style.setProperty("--row", `${row - 0.2}rem`);
  style.setProperty("--between", `${Math.min(1, Math.max(0.2, spare + 0.2))}rem`);
  byId("columns").classList.toggle("fits", spare >= 0);
  columns.forEach((column, index) => {
    column.section.hidden = shown[index] === 0;
    column.heading.textContent = `${column.title} · ${shown[index]}`;
    column.list.style.gridTemplateRows = `repeat(${Math.max(1, rows[index])}, var(--row))`;
  });
}

/** The edges to draw while nothing is pointed at. */
function drawnEdges() {
  let edges = graph.edges.filter((edge) =>
    current.shown.has(edge.from) && current.shown.has(edge.to));
  if (state.focus && byId("indirect").checked) {
    const down = (id) => id === state.focus || current.used.has(id);
    const up = (id) => id === state.focus || current.using.has(id);
    edges = edges.filter(({ from, to }) => (down(from) && down(to)) || (up(from) && up(to)));
  } else if (state.focus) {
    edges = edges.filter(({ from, to }) => from === state.focus || to === state.focus);
  }
  return edges.length <= readableEdges ? edges : edges.filter(isForbidden);
}

function kind(edge) {
  if (isForbidden(edge)) return "bad";
  if (!state.focus) return "";
  if (edge.from === state.focus || (current.used.has(edge.from) && current.used.has(edge.to))) {
    return "uses";
  }
  return "users";
}

const space = "http://www.w3.org/2000/svg";
for (const name of ["plain", "uses", "users", "bad"]) {
  const marker = document.createElementNS(space, "marker");
  const settings = {
    id: `arrow-${name}`, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8,
    markerUnits: "userSpaceOnUse", orient: "auto",
  };
  for (const [key, value] of Object.entries(settings)) marker.setAttribute(key, value);
  const shape = document.createElementNS(space, "path");
  shape.setAttribute("d", "M0 0 8 4 0 8Z");
  shape.setAttribute("class", name);
  marker.append(shape);
  document.querySelector("#lines defs").append(marker);
}

/** A curve from the side of one node to the facing side of another. */
function line(edge, style, modifier, origin) {
  const from = buttons.get(edge.from).getBoundingClientRect();
  const to = buttons.get(edge.to).getBoundingClientRect();
  const y1 = (from.top + from.bottom) / 2 - origin.top;
  const y2 = (to.top + to.bottom) / 2 - origin.top;
  let [x1, x2] = [from.right, to.left];
  let [pull1, pull2] = [1, -1];
  if (Math.abs(from.left - to.left) < 1) {
    [x2, pull2] = [to.right, 1];
  } else if (to.left < from.left) {
    [x1, x2, pull1, pull2] = [from.left, to.right, -1, 1];
  }
  const reach = Math.abs(from.left - to.left) < 1
    ? Math.min(48, 16 + Math.abs(y2 - y1) / 12) : Math.max(24, Math.abs(x2 - x1) / 2);
  [x1, x2] = [x1 - origin.left, x2 - origin.left];
  const path = document.createElementNS(space, "path");
  const pulls = `${x1 + pull1 * reach} ${y1} ${x2 + pull2 * reach} ${y2}`;
  path.setAttribute("d", `M${x1} ${y1}C${pulls} ${x2} ${y2}`);
  path.setAttribute("class", `${style}${edge.declaration ? "" : " undeclared"}${modifier}`);
  path.setAttribute("marker-end", `url(#arrow-${style || "plain"})`);
  path.dataset.edge = `${edge.from} → ${edge.to}`;
  return path;
}

function draw() {
  const origin = byId("canvas").getBoundingClientRect();
  const drawn = drawnEdges();
  const soft = drawn.length > 60 ? " soft" : "";
  // What matters most is drawn last.
  const order = ["", "users", "uses", "bad"];
  const lines = drawn.map((edge) => [kind(edge), edge])
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  byId("edges").replaceChildren(
    ...lines.map(([style, edge]) => line(edge, style, style === "bad" ? "" : soft, origin)));
  byId("hot").replaceChildren();
}

/** Shows what one module uses and who uses it while it is pointed at. */
function drawHot(id) {
  if (!id || id === state.focus) return byId("hot").replaceChildren();
  const origin = byId("canvas").getBoundingClientRect();
  const shown = (edge) => current.shown.has(edge.from) && current.shown.has(edge.to);
  const style = (edge, other) => isForbidden(edge) ? "bad" : other;
  byId("hot").replaceChildren(
    ...users.get(id).filter(shown).map((edge) => line(edge, style(edge, "users"), "", origin)),
    ...uses.get(id).filter(shown).map((edge) => line(edge, style(edge, "uses"), "", origin)));
}

function moduleLink(id, isBad) {
  const link = element("button", {
    type: "button", className: isBad ? "link bad" : "link", textContent: id,
  });
  link.addEventListener("click", () => choose(id));
  return link;
}

function report(id, found) {
  const { path, line, column } = found.place;
  return element("div", { className: "report" },
    element("p", {}, element("span", { className: "rule", textContent: found.rule }), " ",
      id === state.focus ? "" : moduleLink(id, true)),
    element("p", { textContent: found.message }),
    element("p", { className: "soft", textContent: `${path}:${line}:${column}` }),
    element("p", { className: "soft", textContent: `Why: ${found.why}\nFix: ${found.fix}` }));
}

function edgeList(title, edges, end) {
  const list = element("ul");
  const offered = edges.filter((edge) => isOffered(modules.get(end(edge))));
  const sorted = [...offered].sort((a, b) => end(a) < end(b) ? -1 : 1);
  for (const edge of sorted) {
    const note = edge.imports.length > 0 ? count(edge.imports.length, "import")
      : edge.declaration ? "linked" : "named";
    const places = edge.imports.map(({ path, line, column }) => `${path}:${line}:${column}`);
    list.append(element("li", { title: places.slice(0, 20).join("\n") },
      moduleLink(end(edge), isForbidden(edge)),
      element("span", { textContent: edge.declaration ? note : `${note}, undeclared` })));
  }
  return [element("h3", { textContent: `${title} ${sorted.length}` }), list];
}

function renderDetails() {
  const details = byId("details");
  details.scrollTop = 0;
  if (!state.focus) {
    details.replaceChildren(
      element("h2", { textContent: count(graph.modules.length, "module") }),
      element("p", { className: "soft", textContent:
        `${count(graph.edges.length, "use")}, ${count(violations.length, "violation")}` }),
      element("p", { textContent: graph.edges.length > readableEdges
        ? "Choose a module to see what it uses and who uses it. Violations are always drawn."
        : "Choose a module to see only what it uses and who uses it." }),
      element("p", { className: "soft" }, element("kbd", { textContent: "/" }), " search  ",
        element("kbd", { textContent: "↑↓←→" }), " move  ",
        element("kbd", { textContent: "⏎" }), " choose  ",
        element("kbd", { textContent: "esc" }), " back"),
      ...violations.map(([id, found]) => report(id, found)));
    return;
  }
  const module = modules.get(state.focus);
  const facts = [module.layer, module.kind === "regular" ? null : module.kind,
    count(module.files, "Swift file")].filter((fact) => fact);
  const all = element("button", {
    type: "button", className: "link", textContent: "← all modules",
  });
  all.addEventListener("click", () => choose(null));
  details.replaceChildren(
    element("p", {}, all),
    element("h2", { textContent: module.id }),
    element("p", { className: "soft facts", textContent:
      `${module.path === "." ? module.package : module.path}\n${facts.join(" · ")}` }),
    ...violations.filter(([id]) => id === module.id).map(([id, found]) => report(id, found)),
    ...edgeList("Uses", uses.get(module.id), (edge) => edge.to),
    ...edgeList("Used by", users.get(module.id), (edge) => edge.from));
}

function address(id) {
  return id ? `#${encodeURIComponent(id)}` : location.pathname + location.search;
}

/** Chooses a module, or none; the address keeps it, so that "back" and links work. */
function choose(id) {
  if (id !== state.focus) history.pushState(null, "", address(id));
  show(id);
}

function show(id) {
  const wasInGraph = document.activeElement?.classList.contains("node");
  state.focus = id;
  if (id) {
    state.query = "";
    byId("search").value = "";
  }
  render();
  if (id && wasInGraph) buttons.get(id).focus();
  if (id) buttons.get(id).scrollIntoView({ block: "nearest", inline: "nearest" });
}

function showAddress() {
  let id = "";
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    // An address that was typed by hand need not be well formed.
  }
  show(modules.has(id) ? id : null);
}

/** The node nearest to another in a direction. */
function neighbour(button, key) {
  const at = button.getBoundingClientRect();
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Infinity;
  for (const [id, other] of buttons) {
    if (other === button || !current.shown.has(id)) continue;
    const place = other.getBoundingClientRect();
    const [dx, dy] = [place.left - at.left, place.top - at.top];
    const [ahead, aside] = isAcross ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    if (ahead < 1 || (!isAcross && aside > 1)) continue;
    const distance = ahead * 4 + aside;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

document.addEventListener("keydown", (event) => {
  const inSearch = event.target === byId("search");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && !inSearch) {
    event.preventDefault();
    byId("search").select();
    byId("search").focus();
  } else if (event.key === "Escape") {
    if (inSearch && state.query) {
      state.query = byId("search").value = "";
      render();
    } else {
      choose(null);
    }
  } else if (event.key === "Enter" && inSearch) {
    const matches = columns.flatMap((column) => column.members)
      .filter(({ id }) => current.shown.has(id));
    const name = state.query.trim().toLowerCase();
    const first = matches.find(({ id }) => id.toLowerCase() === name) ?? matches[0];
    if (first) {
      choose(first.id);
      buttons.get(first.id).focus();
    }
  } else if (event.key === "ArrowDown" && inSearch) {
    event.preventDefault();
    [...buttons.values()].find((button) => button.tabIndex === 0)?.focus();
  } else if (event.key.startsWith("Arrow") && event.target.classList?.contains("node")) {
    const next = neighbour(event.target, event.key);
    event.preventDefault();
    next?.focus();
  }
});

byId("search").addEventListener("input", (event) => {
  state.query = event.target.value;
  if (state.focus) {
    history.pushState(null, "", address(null));
    state.focus = null;
  }
  render();
});
for (const id of ["indirect", "tests", "broken"]) byId(id).addEventListener("change", render);
addEventListener("popstate", showAddress);
addEventListener("hashchange", showAddress);
addEventListener("resize", () => { arrange(); draw(); });
showAddress();
