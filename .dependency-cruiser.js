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
  llm: ["flow", "policy", "files", "formats", "replace"],
  corpus: ["index", "entries", "policy", "files"],
  server: ["index", "entries", "policy", "files", "language"],
  cli: ["index", "entries", "corpus", "server", "llm", "policy", "files", "language"],
};

const place = (name) => `^src/${name}(\\.ts$|/)`;

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
    ].map(place),
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
      from: { path: "^src/", pathNot: "^src/models/session\\.ts$" },
      to: { path: "onnxruntime" },
    },
    {
      name: "core-without-node",
      comment:
        "the core runs wherever JavaScript does: files, threads, processes and ciphers are in src/files, which another edge can replace",
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
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
