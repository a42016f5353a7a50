/** Standard output, and what is a folder. */

import { statAt } from "../files/identity.js";

export const isFolder = (path: string): boolean => statAt(path)?.isDirectory() ?? false;

/** Prints to standard output and waits until it is taken, so that large results survive a pipe. */
export function print(content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}
