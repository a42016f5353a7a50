/**
 * Writes a PDF of text and filled rectangles, and nothing else: no metadata, names, dates or
 * identifiers. Fonts are embedded with the glyphs that are used (ISO 32000-1: 7.5, 9.7.4, 9.10.3).
 */

import { strToU8, zlibSync } from "fflate";
import type { Box } from "./geometry.js";
import type { Rule } from "./rules.js";
import { joined } from "./typeface.js";
import type { Face, Setting } from "./typefaces.js";

/** Characters on a line of one style. */
export interface Stretch {
  readonly settings: readonly Setting[];
  readonly x: number;
  readonly y: number;
  /** Degrees against the clock. */
  readonly angle: number;
  readonly size: number;
  readonly rgb: string;
  /** Of its natural width, in parts. */
  readonly scale: number;
}

export interface OutputPage {
  readonly area: Box;
  /** Quarter turns with the clock. */
  readonly rotation: number;
  readonly rules: readonly Rule[];
  readonly stretches: readonly Stretch[];
}

interface UsedFont {
  readonly name: string;
  readonly face: Face;
  /** Code point by glyph. */
  readonly glyphs: Map<number, number>;
}

export function writePdf(pages: readonly OutputPage[]): Uint8Array {
  const objects: Uint8Array[] = [];
  const add = (body: string | Uint8Array): number => {
    objects.push(typeof body === "string" ? strToU8(body, true) : body);
    return objects.length;
  };
  const reserve = (): number => add("");
  const catalog = reserve();
  const tree = reserve();
  const resources = reserve();
  const fonts = new Map<string, UsedFont>();
  const pageIds = pages.map(({ area, rotation, rules, stretches }) => {
    const content = add(stream(strToU8(contentOf(rules, stretches, fonts), true)));
    const box = [area.left, area.bottom, area.right, area.top].map(decimal).join(" ");
    const turn = rotation === 0 ? "" : `/Rotate ${90 * rotation}`;
    return add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[${box}]${turn}/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    );
  });
  const entries = [...fonts.values()].map((font) => `/${font.name} ${addFont(font, add)} 0 R`);
  objects[resources - 1] = strToU8(`<</Font<<${entries.join("")}>>>>`);
  objects[tree - 1] = strToU8(
    `<</Type/Pages/Count ${pageIds.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(" ")}]>>`,
  );
  objects[catalog - 1] = strToU8(`<</Type/Catalog/Pages ${tree} 0 R>>`);
  return fileOf(objects, catalog);
}

function fileOf(objects: readonly Uint8Array[], root: number): Uint8Array {
  const parts: Uint8Array[] = [
    Uint8Array.of(...strToU8("%PDF-1.7\n%"), 0xe2, 0xe3, 0xcf, 0xd3, 10),
  ];
  let length = parts[0]!.length;
  const places = objects.map((object, i) => {
    const at = length;
    const head = strToU8(`${i + 1} 0 obj\n`);
    const tail = strToU8("\nendobj\n");
    parts.push(head, object, tail);
    length += head.length + object.length + tail.length;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    strToU8(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root ${root} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

function stream(data: Uint8Array, dictionary = ""): Uint8Array {
  const packed = zlibSync(data, { level: 6 });
  return joined([
    strToU8(`<</Length ${packed.length}/Filter/FlateDecode${dictionary}>>stream\n`),
    packed,
    strToU8("\nendstream"),
  ]);
}

/** At most three decimals, without an exponent. */
const decimal = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, "$1.");

const colour = (rgb: string): string =>
  [1, 3, 5].map((at) => decimal(Number.parseInt(rgb.slice(at, at + 2), 16) / 255)).join(" ");

function contentOf(
  rules: readonly Rule[],
  stretches: readonly Stretch[],
  fonts: Map<string, UsedFont>,
): string {
  const lines: string[] = [];
  let paint = "";
  const setPaint = (rgb: string) => {
    if (rgb === paint) return;
    paint = rgb;
    lines.push(`${colour(rgb)} rg`);
  };
  for (const { left, bottom, right, top, rgb } of rules) {
    setPaint(rgb);
    lines.push(`${[left, bottom, right - left, top - bottom].map(decimal).join(" ")} re f`);
  }
  if (stretches.length === 0) return lines.join("\n");
  lines.push("BT");
  let state = "";
  for (const { settings, x, y, angle, size, rgb, scale } of stretches) {
    setPaint(rgb);
    let at = 0;
    for (const run of runsOf(settings)) {
      const font = fontFor(run[0]!.face, fonts);
      const now = `/${font.name} ${decimal(size)} Tf ${decimal(100 * scale)} Tz`;
      if (now !== state) lines.push(now);
      state = now;
      const radians = (angle * Math.PI) / 180;
      const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos(radians), Math.sin(radians)];
      lines.push(
        `${[cos, sin, -sin, cos, x + at * cos, y + at * sin].map(decimal).join(" ")} Tm <${run
          .map(({ glyph, codePoint }) => {
            font.glyphs.set(glyph, codePoint);
            return hex(glyph);
          })
          .join("")}> Tj`,
      );
      at += widthOf(run) * size * scale;
    }
  }
  lines.push("ET");
  return lines.join("\n");
}

/** Of characters set side by side, in parts of their size. */
export const widthOf = (settings: readonly Setting[]): number =>
  settings.reduce((sum, { face, glyph }) => sum + face.typeface.widthOf(glyph), 0) / 1000;

function runsOf(settings: readonly Setting[]): Setting[][] {
  const runs: Setting[][] = [];
  for (const setting of settings) {
    const last = runs.at(-1);
    if (last && last[0]!.face.key === setting.face.key) last.push(setting);
    else runs.push([setting]);
  }
  return runs;
}

function fontFor(face: Face, fonts: Map<string, UsedFont>): UsedFont {
  let font = fonts.get(face.key);
  if (!font) {
    font = { name: `F${fonts.size + 1}`, face, glyphs: new Map() };
    fonts.set(face.key, font);
  }
  return font;
}

const hex = (value: number): string => value.toString(16).padStart(4, "0");

function addFont({ name, face, glyphs }: UsedFont, add: (body: string | Uint8Array) => number) {
  const { typeface } = face;
  const base = `AAAAAA+${name}`;
  const bytes = typeface.subset(glyphs.keys());
  const file = add(stream(bytes, `/Length1 ${bytes.length}`));
  const descriptor = add(
    `<</Type/FontDescriptor/FontName/${base}/Flags 4/FontBBox[${typeface.bounds.join(" ")}]/ItalicAngle 0/Ascent ${typeface.ascent}/Descent ${typeface.descent}/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
  );
  const sorted = [...glyphs].sort(([a], [b]) => a - b);
  const widths = sorted.map(([glyph]) => `${glyph}[${typeface.widthOf(glyph)}]`).join("");
  const descendant = add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 0/W[${widths}]>>`,
  );
  const unicode = add(stream(strToU8(unicodeMap(sorted), true)));
  return add(
    `<</Type/Font/Subtype/Type0/BaseFont/${base}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/** Entries of one block of a character map (Adobe Technical Note 5014). */
const MAP_BLOCK = 100;

function unicodeMap(glyphs: readonly (readonly [number, number])[]): string {
  const blocks: string[] = [];
  for (let i = 0; i < glyphs.length; i += MAP_BLOCK) {
    const block = glyphs.slice(i, i + MAP_BLOCK);
    const entries = block.map(([glyph, codePoint]) => {
      const units = [...String.fromCodePoint(codePoint)].flatMap((one) =>
        Array.from(one.split(""), (unit) => hex(unit.charCodeAt(0))),
      );
      return `<${hex(glyph)}><${units.join("")}>`;
    });
    blocks.push(`${block.length} beginbfchar\n${entries.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def\n1 begincodespacerange <0000><ffff> endcodespacerange\n${blocks.join("\n")}\nendcmap CMapName currentdict /CMap defineresource pop end end`;
}
