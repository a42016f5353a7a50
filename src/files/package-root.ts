import { existsSync } from "node:fs";

/**
 * The folder of this package, as a URL that ends with a slash. It is looked for upwards: the build puts modules
 * together into files elsewhere, so the place of a module does not say where the package's data is.
 */
export const PACKAGE_ROOT: URL = rootAbove(new URL(".", import.meta.url));

function rootAbove(folder: URL): URL {
  const parent = new URL("..", folder);
  const isRoot = existsSync(new URL("package.json", folder)) || parent.href === folder.href;
  return isRoot ? folder : rootAbove(parent);
}
