/** An engine that finds nothing, for tests of what stands before the work or needs none. */

import type { Document } from "../src/document/document.js";
import type { Engine } from "../src/server/engine/engine.js";
import { PLAIN } from "../src/server/engine/plain.js";

/** @param waitFor what its answers wait for */
export function idleEngine(waitFor: Promise<unknown> = Promise.resolve()): Engine {
  const unused = () => Promise.reject(new Error("not asked here"));
  return {
    policy: { version: 1 },
    async detect(document: Document) {
      await waitFor;
      return { document, mentions: [], entities: [], unexamined: [] };
    },
    sanitize: unused,
    analyse: unused,
    attack: unused,
    plain: async (work, body) => PLAIN[work](body as never) as never,
    analyze: async () => ({ results: [], unexamined: [] }),
    ready: Promise.resolve(),
    state: { threads: 0, ready: false, waiting: 0, running: 0 },
    close: async () => {},
  };
}
