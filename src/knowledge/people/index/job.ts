/** A build under way. */

import type { BuildState } from "./build-state.js";
import type { BuildOptions } from "./term-index.js";

/** What the steps of a build share. */
export interface Job {
  readonly options: BuildOptions;
  readonly folder: string;
  /** Folder of what is needed only while building. */
  readonly work: string;
  readonly shards: number;
  readonly memory: number;
  /** Notes how far the build has come, then drops files no longer needed. */
  save(state: BuildState): void;
}
