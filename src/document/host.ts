/**
 * What the core asks of the machine that it runs on. `#host` is Node's (`files/host.ts`), or outside Node a browser's
 * (`browser/host.ts`), into which files are handed before they are needed.
 */

/** A value that belongs to one call and to everything that the call starts. */
export interface CallStorage<Value> {
  run<Result>(value: Value, work: () => Promise<Result>): Promise<Result>;
  getStore(): Value | undefined;
}

export interface Host {
  /** A text of the release by its path in the package, unpacked where its name ends in `.br`; undefined where it is missing. */
  text(path: string): string | undefined;
  /** A library of the release that loads when first needed. @param prepared its path in the package */
  library(prepared: string, name: string): unknown;
  /** What Brotli has packed. @throws where the bytes are something else */
  unpack(bytes: Uint8Array): Uint8Array;
  /** ONNX Runtime, with the same interface on every machine. @throws RUNTIME_MISSING, TELEMETRY_ON */
  modelRuntime(): unknown;
  /** HiGHS, loaded. */
  solver(): Promise<unknown>;
  /** An absolute path, of a name beside a file or in the folder in which the program runs. */
  pathOf(name: string, beside?: string): string;
  /** A file that a policy names. @throws where it cannot be read */
  setting(path: string): string;
  /** A variable of the environment; undefined: not set. */
  variable(name: string): string | undefined;
  /** A secret of the run: one for all threads that are started after it was first asked for, kept nowhere. */
  secret(name: string): string;
  callStorage<Value>(): CallStorage<Value>;
  /** Runs work after everything that waits now. */
  soon(work: () => void): void;
}
