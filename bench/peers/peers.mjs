/**
 * As `peers.py`, for what runs on Node: `node peers.mjs NAME PACKAGES`, where PACKAGES is the folder with the rivals'
 * `node_modules`. Offsets are UTF-16. Palimpsest runs as built, in `dist/`.
 */

import { execFileSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [, , name, folder] = process.argv;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const rival = createRequire(join(folder ?? ROOT, "package.json"));

const palimpsest = (policy) => async () => {
  const { createDocument, createSanitizer } = await import("../../dist/index.js");
  const sanitizer = await createSanitizer({ version: 1, replace: { default: "label" }, ...policy });
  return async (text) =>
    (await sanitizer.sanitize(createDocument(text))).replacements
      .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
      .map(({ start, end }) => [start, end]);
};

/** Detection alone, as rivals of rules do no more. */
const detectByRules = async () => {
  const { createDocument, createSanitizer } = await import("../../dist/index.js");
  const sanitizer = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });
  return async (text) =>
    (await sanitizer.detect(createDocument(text))).mentions.map(({ start, end }) => [start, end]);
};

/** Redacted text says where something stood by a mark that no text has; what is between the marks is found again in order. */
const MARK = "\uE0FF";
const redactPii = async () => {
  const { SyncRedactor } = rival("redact-pii");
  const redactor = new SyncRedactor({ globalReplaceWith: MARK });
  return async (text) => {
    const spans = [];
    let at = 0;
    const pieces = redactor.redact(text).split(MARK);
    for (const [i, piece] of pieces.entries()) {
      const start = i === pieces.length - 1 ? text.length - piece.length : text.indexOf(piece, at);
      if (start > at) spans.push([at, start]);
      at = Math.max(at, start + piece.length);
    }
    return spans;
  };
};

const openRedaction = async () => {
  const { OpenRedaction } = rival("@openredaction/openredaction");
  const shield = new OpenRedaction();
  return async (text) => (await shield.detect(text)).detections.map(({ position }) => position);
};

const PEERS = {
  palimpsest: { make: palimpsest({}) },
  "palimpsest-all": { make: palimpsest({ mask: "all" }) },
  "palimpsest-rules": { make: palimpsest({ mask: "all", without: ["neural"] }) },
  "palimpsest-detect": { make: detectByRules },
  "redact-pii": { make: redactPii, package: "redact-pii" },
  openredaction: { make: openRedaction, package: "@openredaction/openredaction" },
};

/** Bytes below a path. */
function sizeOf(path) {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return entry.size;
  return readdirSync(path).reduce((sum, child) => sum + sizeOf(join(path, child)), 0);
}

/** Bytes of a package and of all that it needs. */
function installedSize(one) {
  const where = one ? folder : ROOT;
  const listed = execFileSync(
    "npm",
    ["ls", "--all", "--omit=dev", "--parseable", ...(one ? [one] : [])],
    {
      cwd: where,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  )
    .split("\n")
    .filter((path) => path.includes("node_modules"));
  const paths = one ? closure(one) : listed;
  const own = one ? 0 : ["dist", "models"].reduce((sum, part) => sum + sizeOf(join(ROOT, part)), 0);
  return paths.reduce((sum, path) => sum + ownSize(path), own);
}

/** A package's own files, without packages nested in it. */
const ownSize = (path) =>
  readdirSync(path).reduce(
    (sum, child) => (child === "node_modules" ? sum : sum + sizeOf(join(path, child))),
    0,
  );

/** Folders of a package and of what it needs, as Node finds them. */
function closure(first) {
  const paths = new Map();
  const todo = [[first, folder]];
  while (todo.length > 0) {
    const [wanted, from] = todo.pop();
    const path = placeOf(wanted, from);
    if (path === undefined || paths.has(path)) continue;
    const { dependencies = {} } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    paths.set(path, wanted);
    for (const needed of Object.keys(dependencies)) todo.push([needed, path]);
  }
  return [...paths.keys()];
}

function placeOf(wanted, from) {
  for (const at of createRequire(join(from, "package.json")).resolve.paths(wanted) ?? []) {
    try {
      lstatSync(join(at, wanted, "package.json"));
      return join(at, wanted);
    } catch {}
  }
  return undefined;
}

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const sets = JSON.parse(readFileSync(0, "utf8"));
const peer = PEERS[name];
let began = processorSeconds();
const find = await peer.make();
await find("Ann Berg moved to Oslo on 4 June 1975.");
const load = processorSeconds() - began;
for (const [set, texts] of Object.entries(sets)) {
  for (const text of texts.slice(0, 3)) await find(text);
  began = processorSeconds();
  const spans = [];
  for (const text of texts) spans.push(await find(text));
  console.log(JSON.stringify({ set, spans, seconds: processorSeconds() - began }));
}
const { version } = JSON.parse(
  readFileSync(join(peer.package ? placeOf(peer.package, folder) : ROOT, "package.json"), "utf8"),
);
const memory = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ name, version, load, memory, size: installedSize(peer.package) }));
process.exit(0);
