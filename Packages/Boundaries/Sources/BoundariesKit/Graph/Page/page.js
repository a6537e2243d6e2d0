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
for (const module of graph.modules) {
  module.isBad = module.violations.length > 0
    || uses.get(module.id).some((edge) => edge.violations.length > 0)
    || users.get(module.id).some((edge) => edge.violations.length > 0);
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
  if (byId("broken").checked) shown = shown.filter((module) => module.isBad);
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
  document.body.classList.toggle("focused", state.focus !== null);
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
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const filled = shown.filter((size) => size > 0).length;
  const gap = filled > 8 ? 2.5 : 4.5;
  const area = byId("graph-area");
  const places = Math.floor((area.clientWidth / rem - 2 - gap * (filled - 1)) / 11.75);
  const rows = Math.max(4, Math.floor((area.clientHeight / rem - 4) / 2));
  const widths = shown.map((size) => Math.min(size, 1));
  for (let free = places - filled; free > 0; free -= 1) {
    const heights = shown.map((size, index) => size / (widths[index] || 1));
    const tallest = heights.indexOf(Math.max(...heights));
    if (heights[tallest] <= rows) break;
    widths[tallest] += 1;
  }
  byId("columns").style.setProperty("--gap", `${gap}rem`);
  columns.forEach((column, index) => {
    column.section.hidden = shown[index] === 0;
    column.heading.textContent = `${column.title} · ${shown[index]}`;
    const height = Math.ceil(shown[index] / (widths[index] || 1));
    column.list.style.gridTemplateRows = `repeat(${Math.max(1, height)}, var(--row))`;
  });
}

/** The edges to draw while nothing is pointed at. */
function drawnEdges() {
  const between = graph.edges.filter((edge) =>
    current.shown.has(edge.from) && current.shown.has(edge.to));
  if (state.focus) {
    const down = (id) => id === state.focus || current.used.has(id);
    const up = (id) => id === state.focus || current.using.has(id);
    if (!byId("indirect").checked) {
      return between.filter((edge) => edge.from === state.focus || edge.to === state.focus);
    }
    return between.filter((edge) =>
      (down(edge.from) && down(edge.to)) || (up(edge.from) && up(edge.to)));
  }
  return between.length <= readableEdges
    ? between : between.filter((edge) => edge.violations.length > 0);
}

function kind(edge) {
  if (edge.violations.length > 0) return "bad";
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
function line(edge, style, origin) {
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
  path.setAttribute("d", `M${x1} ${y1}C${x1 + pull1 * reach} ${y1} ${x2 + pull2 * reach} ${y2} ${x2} ${y2}`);
  path.setAttribute("class", `${style}${edge.declaration ? "" : " undeclared"}`);
  path.setAttribute("marker-end", `url(#arrow-${style.split(" ")[0] || "plain"})`);
  path.dataset.edge = `${edge.from} → ${edge.to}`;
  return path;
}

function draw() {
  const origin = byId("canvas").getBoundingClientRect();
  const drawn = drawnEdges();
  const soft = state.focus && drawn.length > 60 ? " soft" : "";
  // What matters most is drawn last.
  const order = ["", "users", "uses", "bad"];
  const lines = drawn.map((edge) => [kind(edge), edge])
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  byId("edges").replaceChildren(
    ...lines.map(([style, edge]) => line(edge, style && style !== "bad" ? style + soft : style, origin)));
  byId("hot").replaceChildren();
}

/** Shows what one module uses and who uses it while it is pointed at. */
function drawHot(id) {
  if (!id || id === state.focus) return byId("hot").replaceChildren();
  const origin = byId("canvas").getBoundingClientRect();
  const shown = (edge) => current.shown.has(edge.from) && current.shown.has(edge.to);
  const style = (edge, other) => edge.violations.length > 0 ? "bad" : other;
  byId("hot").replaceChildren(
    ...users.get(id).filter(shown).map((edge) => line(edge, style(edge, "users"), origin)),
    ...uses.get(id).filter(shown).map((edge) => line(edge, style(edge, "uses"), origin)));
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
      moduleLink(end(edge), edge.violations.length > 0),
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
        element("kbd", { textContent: "↑↓←→" }), " move  ", element("kbd", { textContent: "⏎" }),
        " choose  ", element("kbd", { textContent: "esc" }), " back"),
      ...violations.map(([id, found]) => report(id, found)));
    return;
  }
  const module = modules.get(state.focus);
  const facts = [module.layer, module.kind === "regular" ? null : module.kind,
    count(module.files, "Swift file")].filter((fact) => fact);
  const all = element("button", { type: "button", className: "link", textContent: "← all modules" });
  all.addEventListener("click", () => choose(null));
  details.replaceChildren(
    element("p", {}, all),
    element("h2", { textContent: module.id }),
    element("p", { className: "soft", textContent: `${module.path === "." ? module.package : module.path}\n${facts.join(" · ")}` }),
    ...violations.filter(([id]) => id === module.id).map(([id, found]) => report(id, found)),
    ...edgeList("Uses", uses.get(module.id), (edge) => edge.to),
    ...edgeList("Used by", users.get(module.id), (edge) => edge.from));
  details.querySelector("h2 + p").style.whiteSpace = "pre-line";
}

/** Chooses a module, or none; the address keeps it, so that "back" and links work. */
function choose(id) {
  const address = id ? `#${encodeURIComponent(id)}` : " ";
  if (id !== state.focus) history.pushState(null, "", id ? address : location.pathname + location.search);
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
    const first = columns.flatMap((column) => column.members)
      .filter(({ id }) => current.shown.has(id))
      .sort((a, b) => (b.id.toLowerCase() === state.query.trim().toLowerCase()) - (a.id.toLowerCase() === state.query.trim().toLowerCase()))[0];
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
    history.pushState(null, "", location.pathname + location.search);
    state.focus = null;
  }
  render();
});
for (const id of ["indirect", "tests", "broken"]) byId(id).addEventListener("change", render);
addEventListener("popstate", showAddress);
addEventListener("hashchange", showAddress);
addEventListener("resize", () => { arrange(); draw(); });
showAddress();
