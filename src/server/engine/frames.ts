/**
 * Where a defect happened: the frames of its stack, without its message, which could quote the
 * document. Nothing for what is no error.
 */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

/** An error that carries another's frames: what a log shows of a defect in a thread. */
export function withFrames(frames: readonly string[]): Error {
  const error = new Error("in a thread");
  error.stack = frames.map((frame) => `    ${frame}`).join("\n");
  return error;
}
