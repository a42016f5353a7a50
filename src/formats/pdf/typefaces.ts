/**
 * The fonts that text is set in: Arimo, Tinos and Cousine (OFL), whose letters are as wide as those of
 * Arial, Times New Roman and Courier New. Each is loaded when first used.
 */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { releaseFile } from "../../files/packages.js";
import type { Style } from "./glyphs.js";
import { readTypeface, type Typeface } from "./typeface.js";

const FAMILIES = { sans: "arimo", serif: "tinos", mono: "cousine" } as const;
const FALLBACKS = ["sans", "serif", "mono"] as const;

const require = createRequire(import.meta.url);
const loaded = new Map<string, Typeface>();

export interface Face {
  /** `sans bold italic` ... */
  readonly key: string;
  readonly typeface: Typeface;
}

function faceAt(family: Style["family"], bold: boolean, italic: boolean): Face {
  const key = `${family}${bold ? " bold" : ""}${italic ? " italic" : ""}`;
  let typeface = loaded.get(key);
  if (!typeface) {
    const folder = `${bold ? "700Bold" : "400Regular"}${italic ? "_Italic" : ""}`;
    const name = FAMILIES[family];
    const file = `${name[0]!.toUpperCase()}${name.slice(1)}_${folder}.ttf`;
    typeface = readTypeface(readFont(file, `@expo-google-fonts/${name}/${folder}/${file}`));
    loaded.set(key, typeface);
  }
  return { key, typeface };
}

/** The build packs the fonts that are used (tools/bundle/assets.ts); elsewhere they are in their packages. */
function readFont(file: string, packaged: string): Buffer {
  const built = releaseFile(`dist/assets/${file}.br`);
  return existsSync(built)
    ? brotliDecompressSync(readFileSync(built))
    : readFileSync(require.resolve(packaged));
}

/** Stands for a sign that no font has. */
const SUBSTITUTE = 0x25a1;

export interface Setting {
  readonly face: Face;
  readonly glyph: number;
  readonly codePoint: number;
}

/**
 * How a character is set in a style: in its face, else in another that has it. A sign that none has
 * becomes a square; undefined for a letter or digit that none has, which would be a loss.
 */
export function settingOf(codePoint: number, style: Style): Setting | undefined {
  const families = [style.family, ...FALLBACKS.filter((one) => one !== style.family)];
  for (const family of families) {
    const face = faceAt(family, style.bold, style.italic);
    const glyph = face.typeface.glyphOf(codePoint);
    if (glyph !== 0) return { face, glyph, codePoint };
  }
  if (/[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(codePoint))) return undefined;
  return codePoint === SUBSTITUTE ? settingOf(0x2a, style) : settingOf(SUBSTITUTE, style);
}
