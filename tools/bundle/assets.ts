/**
 * Files that are no code and that only PDFs need: the fonts that text is set in and PDFium's WebAssembly, packed. With
 * the packages that they come from, which have every weight and every kind of module, they were 15 MB of an installation.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const require = createRequire(import.meta.url);

const FONTS = ["arimo", "tinos", "cousine"].flatMap((family) =>
  ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"].map(
    (weight) =>
      `@expo-google-fonts/${family}/${weight}/${family[0]!.toUpperCase()}${family.slice(1)}_${weight}.ttf`,
  ),
);

/** Writes `dist/assets/`. */
export function packAssets(): void {
  mkdirSync("dist/assets", { recursive: true });
  for (const name of [...FONTS, "@embedpdf/pdfium/pdfium.wasm"]) {
    const packed = brotliCompressSync(readFileSync(require.resolve(name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
    });
    writeFileSync(`dist/assets/${basename(name)}.br`, packed);
  }
}
