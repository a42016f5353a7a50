/** What threads and processes of their own run, as `ownProgram` names it. */
export const PROGRAMS = [
  "server/engine/engine-worker",
  "server/store/pglite-thread",
  "formats/isolated/reader-process",
];
