/**
 * Holds the direction of imports, generated from one list of allowed edges (src/README.md draws it).
 * Stages never import each other: they meet in document/.
 */

/** Folder or file of src/ -> what it may import besides itself, `errors` and `document`. */
const ALLOWED = {
  errors: [],
  document: [],
  files: [],
  language: ["files"],
  policy: ["files"],
  models: ["files", "language"],
  services: ["models"],
  knowledge: ["files", "language", "models", "services"],
  tables: ["language"],
  formats: ["files", "tables"],
  structure: ["language", "tables"],
  detect: ["language", "models"],
  assess: ["language", "models", "services", "knowledge"],
  decide: ["language"],
  replace: ["files", "language", "services", "models", "knowledge"],
  evaluate: ["language", "models", "knowledge"],
  flow: [
    "files",
    "policy",
    "language",
    "services",
    "models",
    "knowledge",
    "tables",
    "formats",
    "structure",
    "detect",
    "assess",
    "decide",
    "replace",
    "evaluate",
  ],
  index: [
    "files",
    "flow",
    "tables",
    "policy",
    "language",
    "services",
    "models",
    "knowledge",
    "detect",
    "assess",
    "decide",
    "replace",
    "formats",
    "evaluate",
  ],
  entries: [
    "browser",
    "flow",
    "tables",
    "policy",
    "language",
    "services",
    "models",
    "knowledge",
    "detect",
    "replace",
    "formats",
    "evaluate",
  ],
  machine: ["flow", "policy", "assess", "models", "services", "knowledge", "formats"],
  browser: ["flow", "policy", "models"],
  llm: ["flow", "policy", "files", "formats", "replace"],
  corpus: ["index", "entries", "policy", "files"],
  server: ["index", "entries", "policy", "files", "language"],
  cli: ["index", "entries", "corpus", "server", "llm", "policy", "files", "language"],
};

const place = (name) => `^src/${name}(\\.ts$|/)`;

/** What `#host`, `#models` and `#machine` are outside Node, in which sense the rules read them. */
const EDGE = "^src/browser/(?:host|models|machine)\\.ts$";

const layers = Object.entries(ALLOWED).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `${name} may import only ${["errors", "document", ...allowed].join(", ")}`,
  severity: "error",
  from: { path: place(name), pathNot: "\\.test\\.ts$" },
  to: {
    path: "^src/",
    pathNot: [
      ...new Set([
        name,
        ...(name === "errors" ? [] : ["errors"]),
        ...(["errors", "document"].includes(name) ? [] : ["document"]),
        ...allowed,
      ]),
    ]
      .map(place)
      .concat(EDGE),
  },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "one-door-to-onnx",
      comment: "one file touches ONNX Runtime",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(?:models/session|files/model-runtime)\\.ts$" },
      to: { path: "onnxruntime" },
    },
    {
      name: "core-without-node",
      comment:
        "the core runs wherever JavaScript does: what it needs of a machine is #host, #models and #machine; test/core-anywhere.test.ts holds what it reaches",
      severity: "error",
      from: {
        path: "^src/(?:document|language|detect|assess|decide|replace|flow)/",
        pathNot: "\\.test\\.ts$|/fixtures/",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-development-packages",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.ts$|/fixtures/" },
      to: { dependencyTypes: ["npm-dev"] },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".js"],
      conditionNames: ["import", "require", "default", "types"],
    },
  },
};
