/** The tables at the head of a Rich Text file: its fonts and its colours. */

import { isKnownFont, SYMBOL_FONTS } from "../docx/known.js";
import * as words from "./words.js";

const FAMILY = "Times New Roman";

export class Fonts {
  /** Those that are common, others by their family. */
  readonly names = new Map<number, string>();
  readonly #pages = new Map<number, string | undefined>();
  #name = "";
  #family = FAMILY;

  /** The code page of a font; undefined for fonts of symbols. */
  pageOf(font: number, filePage: string): string | undefined {
    return this.#pages.has(font) ? this.#pages.get(font) : filePage;
  }

  word(font: number, word: string, param: number | undefined, filePage: string): void {
    if (word === "f") this.#pages.set(font, filePage);
    else if (word === "fmodern") this.#family = "Courier New";
    else if (word === "fswiss") this.#family = "Arial";
    else if (word === "fcharset" && param === words.SYMBOLS) this.#pages.set(font, undefined);
    else if (word === "fcharset" && words.CHARSETS[param ?? 0]) {
      this.#pages.set(font, words.CHARSETS[param ?? 0]);
    }
  }

  /** Characters of a font's name, which ends with a semicolon. */
  name(font: number, characters: string): void {
    this.#name += characters;
    if (!this.#name.includes(";")) return;
    const name = this.#name.slice(0, this.#name.indexOf(";")).trim();
    const isKnown = isKnownFont(name) && !SYMBOL_FONTS.has(name.toLowerCase());
    this.names.set(font, isKnown ? name : this.#family);
    this.#name = "";
    this.#family = FAMILY;
  }
}

export class Colours {
  /** `\red0\green0\blue255`; undefined: the colour that a reader chooses. */
  readonly list: (string | undefined)[] = [];
  #parts: { [part: string]: number } = {};

  part(word: string, param = 0): void {
    this.#parts[word] = param;
  }

  /** Characters between the words: each semicolon ends a colour. */
  end(characters: string): void {
    for (const char of characters) {
      if (char !== ";") continue;
      const { red, green, blue } = this.#parts;
      const level = (value = 0) => Math.min(255, Math.max(0, value));
      this.list.push(
        red === undefined && green === undefined && blue === undefined
          ? undefined
          : `\\red${level(red)}\\green${level(green)}\\blue${level(blue)}`,
      );
      this.#parts = {};
    }
  }
}
