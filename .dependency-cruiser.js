/**
 * Holds the direction of imports, generated from one list of allowed edges (src/README.md draws it).
 * Stages never import each other: they meet in document/.
 */

/** Folder or file of src/ -> what it may import besides itself, `errors` and `document`. */
const ALLOWED = {
  errors: [],
  document: [],
  policy: [],
  models: [],
  knowledge: ["models"],
  detect: ["models", "knowledge"],
  assess: ["models", "knowledge"],
  decide: [],
  replace: ["models", "knowledge"],
  formats: [],
  evaluate: ["models", "knowledge"],
  resources: ["policy", "models", "knowledge", "formats"],
  measures: ["policy", "resources", "models", "knowledge", "assess"],
  replacers: ["policy", "resources", "models", "knowledge", "replace"],
  levels: ["models", "assess", "decide"],
  detectors: ["policy", "models", "detect", "assess"],
  sanitize: [
    "policy",
    "resources",
    "measures",
    "levels",
    "detectors",
    "replacers",
    "models",
    "knowledge",
    "detect",
    "assess",
    "decide",
    "replace",
  ],
  index: [
    "policy",
    "resources",
    "sanitize",
    "measures",
    "models",
    "knowledge",
    "detect",
    "assess",
    "decide",
    "replace",
    "formats",
    "evaluate",
  ],
  corpus: ["index"],
  server: ["index", "corpus"],
  cli: ["index", "corpus", "server"],
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
