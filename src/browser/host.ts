/**
 * A browser as the machine that the core runs on. It has no files: `openBrowser` hands texts, the runtime and the
 * solver in before the core is loaded.
 */

import { bytesToHex } from "@noble/hashes/utils.js";
import type { Host } from "../document/host.js";
import { errors, type PalimpsestError } from "../errors.js";

interface HandedIn {
  /** By path in the package, unpacked. */
  readonly texts: ReadonlyMap<string, string>;
  readonly libraries: Readonly<Record<string, unknown>>;
  /** The module `onnxruntime-web`. */
  readonly runtime?: unknown;
  /** Loads HiGHS. */
  readonly solver: () => Promise<unknown>;
}

let handedIn: HandedIn | undefined;

export const handIn = (given: HandedIn): void => {
  handedIn = given;
};

/** Of what a policy names and only a machine with files and a network has. */
export const notInBrowser = (what: string): PalimpsestError =>
  errors.NOT_IN_BROWSER`${what} is not available in a browser; leave it out of the policy, or run palimpsest under Node`;

const secrets = new Map<string, string>();

export const host: Host = {
  text: (path) => handedIn?.texts.get(path),
  library: (_, name) => handedIn?.libraries[name],
  // models reach a browser unpacked
  unpack: (bytes) => bytes,
  modelRuntime() {
    if (handedIn?.runtime) return handedIn.runtime;
    throw errors.RUNTIME_MISSING`no model runtime was handed in; give openBrowser the module onnxruntime-web as 'runtime', or a policy with 'without: [neural]'`;
  },
  solver: () => handedIn?.solver() ?? Promise.reject(notInBrowser("the solver")),
  pathOf: (name) => name,
  setting() {
    throw notInBrowser("a file that a policy names");
  },
  variable: () => undefined,
  secret(name) {
    if (!secrets.has(name))
      secrets.set(name, bytesToHex(crypto.getRandomValues(new Uint8Array(32))));
    return secrets.get(name)!;
  },
  // work that shall end is ended with the worker that it runs in
  callStorage: () => ({ run: (_, work) => work(), getStore: () => undefined }),
  soon: (work) => void setTimeout(work),
};
