/**
 * A TrueType font: which glyph a character has, how wide it is, and the font with the outlines of some
 * glyphs only, under the same numbers (OpenType specification 1.9: cmap, hmtx, loca, glyf).
 */

interface Table {
  readonly offset: number;
  readonly length: number;
}

export interface Typeface {
  /** The glyph of a character; 0 where it has none. */
  glyphOf(codePoint: number): number;
  /** Of a glyph, in thousandths of the size. */
  widthOf(glyph: number): number;
  readonly glyphs: number;
  /** In thousandths of the size. */
  readonly ascent: number;
  readonly descent: number;
  readonly bounds: readonly [number, number, number, number];
  /** The file with the outlines of these glyphs alone. */
  subset(glyphs: Iterable<number>): Uint8Array;
}

/** Tables that drawing needs; names, character maps and layout rules are left out. */
const KEPT = ["cvt ", "fpgm", "head", "hhea", "hmtx", "maxp", "prep"];

export function readTypeface(bytes: Uint8Array): Typeface {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Table>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const at = (tag: string): number => tables.get(tag)!.offset;
  const units = view.getUint16(at("head") + 18);
  const isLong = view.getInt16(at("head") + 50) === 1;
  const glyphs = view.getUint16(at("maxp") + 4);
  const metrics = view.getUint16(at("hhea") + 34);
  const thousandths = (value: number): number => Math.round((value * 1000) / units);
  const characters = charactersOf(view, at("cmap"));
  const place = (glyph: number): number =>
    isLong ? view.getUint32(at("loca") + 4 * glyph) : 2 * view.getUint16(at("loca") + 2 * glyph);
  return {
    glyphs,
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    widthOf: (glyph) => thousandths(view.getUint16(at("hmtx") + 4 * Math.min(glyph, metrics - 1))),
    ascent: thousandths(view.getInt16(at("hhea") + 4)),
    descent: thousandths(view.getInt16(at("hhea") + 6)),
    bounds: [36, 38, 40, 42].map((offset) =>
      thousandths(view.getInt16(at("head") + offset)),
    ) as unknown as Typeface["bounds"],
    subset(wanted) {
      const kept = new Set<number>([0]);
      for (const glyph of wanted) addWithParts(glyph, kept);
      const outlines: Uint8Array[] = [];
      const places = new DataView(new ArrayBuffer(4 * (glyphs + 1)));
      let length = 0;
      for (let glyph = 0; glyph < glyphs; glyph++) {
        places.setUint32(4 * glyph, length);
        if (!kept.has(glyph)) continue;
        const outline = bytes.subarray(at("glyf") + place(glyph), at("glyf") + place(glyph + 1));
        outlines.push(outline, new Uint8Array(-outline.length & 3));
        length += outline.length + (-outline.length & 3);
      }
      places.setUint32(4 * glyphs, length);
      const head = bytes.slice(at("head"), at("head") + tables.get("head")!.length);
      new DataView(head.buffer).setInt16(50, 1);
      const entries = new Map<string, Uint8Array>();
      for (const tag of KEPT) {
        const table = tables.get(tag);
        if (!table) continue;
        entries.set(tag, bytes.subarray(table.offset, table.offset + table.length));
      }
      entries.set("head", head);
      entries.set("loca", new Uint8Array(places.buffer));
      entries.set("glyf", joined(outlines));
      return fontOf(entries);
    },
  };

  /** A glyph and those it is composed of. */
  function addWithParts(glyph: number, kept: Set<number>): void {
    if (kept.has(glyph)) return;
    kept.add(glyph);
    const start = at("glyf") + place(glyph);
    if (place(glyph) === place(glyph + 1) || view.getInt16(start) >= 0) return;
    let offset = start + 10;
    for (let flags = 0x20; flags & 0x20; ) {
      flags = view.getUint16(offset);
      addWithParts(view.getUint16(offset + 2), kept);
      offset += 4 + (flags & 1 ? 4 : 2);
      offset += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    }
  }
}

/** Characters of the formats 4 and 12, which every font for Unicode has. */
function charactersOf(view: DataView, cmap: number): Map<number, number> {
  const characters = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const platform = view.getUint16(cmap + 4 + 8 * i);
    const start = cmap + view.getUint32(cmap + 8 + 8 * i);
    const format = view.getUint16(start);
    if (platform !== 3 && platform !== 0) continue;
    if (format === 12) {
      for (let group = 0; group < view.getUint32(start + 12); group++) {
        const at = start + 16 + 12 * group;
        const first = view.getUint32(at);
        for (let code = first; code <= view.getUint32(at + 4); code++) {
          characters.set(code, view.getUint32(at + 8) + code - first);
        }
      }
    } else if (format === 4) {
      const segments = view.getUint16(start + 6) / 2;
      for (let segment = 0; segment < segments; segment++) {
        const last = view.getUint16(start + 14 + 2 * segment);
        const first = view.getUint16(start + 16 + 2 * (segments + segment));
        const delta = view.getUint16(start + 16 + 2 * (2 * segments + segment));
        const rangeAt = start + 16 + 2 * (3 * segments + segment);
        const range = view.getUint16(rangeAt);
        for (let code = first; code <= last && code !== 0xffff; code++) {
          const found = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first));
          const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
          if (glyph !== 0 && !characters.has(code)) characters.set(code, glyph);
        }
      }
    }
  }
  return characters;
}

function fontOf(entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = new DataView(new ArrayBuffer(12 + 16 * sorted.length));
  header.setUint32(0, 0x00010000);
  header.setUint16(4, sorted.length);
  header.setUint16(6, 16 * power);
  header.setUint16(8, Math.log2(power));
  header.setUint16(10, 16 * (sorted.length - power));
  const parts: Uint8Array[] = [new Uint8Array(header.buffer)];
  let offset = header.byteLength;
  for (const [i, [tag, table]] of sorted.entries()) {
    const padded = new Uint8Array((table.length + 3) & ~3);
    padded.set(table);
    const at = 12 + 16 * i;
    for (let j = 0; j < 4; j++) header.setUint8(at + j, tag.charCodeAt(j));
    header.setUint32(at + 4, checksum(padded));
    header.setUint32(at + 8, offset);
    header.setUint32(at + 12, table.length);
    parts.push(padded);
    offset += padded.length;
  }
  return joined(parts);
}

function checksum(padded: Uint8Array): number {
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + view.getUint32(i)) >>> 0;
  return sum;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
