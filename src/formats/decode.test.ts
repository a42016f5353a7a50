import { describe, expect, test } from "vitest";
import { PalimpsestError } from "../errors.js";
import { decodeText } from "./decode.js";

const encode = (text: string, encode: (one: string) => number): Uint8Array =>
  Uint8Array.from(text, encode);

const code = (bytes: Uint8Array): string => {
  try {
    decodeText(bytes, "a.txt");
  } catch (error) {
    if (error instanceof PalimpsestError) return error.code;
  }
  return "read";
};

const latin1 = (text: string) => encode(text, (one) => one.charCodeAt(0));

describe("UTF-16", () => {
  test.each(["utf-16le", "utf-16be"])("%s with its mark", (encoding) => {
    const bytes = Buffer.from("\ufeffAnna Łuczak 😀\n", "utf16le");
    if (encoding === "utf-16be") bytes.swap16();
    const notes: string[] = [];
    expect(decodeText(bytes, "a.txt", (one) => notes.push(one))).toBe("\ufeffAnna Łuczak 😀\n");
    expect(notes).toEqual([`a.txt: read as ${encoding.toUpperCase()}, written as UTF-8`]);
  });
  test("a broken pair, a picture that begins like it", () => {
    expect(code(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x41, 0))).toBe("INPUT_NOT_UTF8");
    expect(code(Uint8Array.of(0xff, 0xfe, 0x01, 0x00, 0x41, 0))).toBe("INPUT_NOT_UTF8");
    expect(code(Uint8Array.of(0x41, 0, 0x42, 0))).toBe("INPUT_BINARY");
  });
});

describe("Western single bytes", () => {
  test.each([
    "Frau Müller wohnt in der Hauptstraße, Köln.",
    "Solveig Lindqvist bodde i Ålesund på Østlandet.",
    "Elle est née à Orléans, où vit très bien sa mère.",
    "LEFÈVRE;Séverine;46,40 €;Suivi diabète",
    "O senhor João não mora em São Paulo.",
    "La señora Núñez nació en León el año pasado, ¿verdad?",
    "It costs £30 – she said “no”.".normalize(),
  ])("%s", (text) => {
    const bytes = encode(text, (one) => {
      const at = "€‚ƒ„…†‡ˆ‰Š‹Œ_Ž__‘’“”•–—˜™š›œ_žŸ".indexOf(one);
      return at < 0 ? one.charCodeAt(0) : at === 0 ? 0x80 : 0x81 + at;
    });
    expect(decodeText(bytes, "a.txt")).toBe(text);
  });
  test.each([
    [
      "Polish in Latin-2",
      latin1("Pani \xa3ucja \xafó\xb3kiewska mieszka w \xa3odzi, jest le\xb6niczym."),
    ],
    ["Polish letters at the ends of words", latin1("Widz\xea j\xb1 tu stoj\xb1c\xb1.")],
    ["Czech in 1250", latin1("Paní Luèce pøeète noèní zprávy, k øeèce po vèerejšku v Èechách.")],
    [
      "Russian in 1251",
      latin1("\xc0\xed\xed\xe0 \xc1\xe5\xf0\xe3 \xe6\xe8\xb8\xf2 \xe2 \xce\xf1\xeb\xee."),
    ],
    ["Greek in 8859-7", latin1("\xc7 \xcc\xe1\xf1\xdf\xe1 \xf0\xde\xe3\xe5.")],
    ["Turkish in Latin-5", latin1("Ay\xfee Y\xfdld\xfdr\xfdm \xddstanbul'da.")],
    ["bytes at random", Uint8Array.from({ length: 200 }, (_, i) => (i * 37 + 1) % 255 || 1)],
  ])("not %s", (_, bytes) => {
    expect(code(bytes)).toBe("INPUT_NOT_UTF8");
  });
});
