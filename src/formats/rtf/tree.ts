/** A Rich Text file as a tree of what stays of it: text, and words that say how it looks. */

import { errors } from "../../errors.js";
import { westernOf } from "../decode.js";
import { Colours, Fonts } from "./tables.js";
import { type Token, tokensOf } from "./tokens.js";
import * as words from "./words.js";

export type Node = Text | Word | Group;
export interface Text {
  readonly kind: "text";
  value: string;
}
interface Word {
  readonly kind: "word";
  readonly word: string;
  readonly param?: number;
}
export interface Group {
  readonly kind: "group";
  /** `footnote`, `header` ...; empty for a plain group. */
  readonly role: string;
  readonly nodes: Node[];
}

export interface Tree {
  readonly root: Group;
  /** Names of fonts by number: those that are common, others by their family. */
  readonly fonts: ReadonlyMap<number, string>;
  /** `\red0\green0\blue255`; undefined: the colour that a reader chooses. */
  readonly colours: readonly (string | undefined)[];
  readonly hasPictures: boolean;
}

const WESTERN = "windows-1252";
/** Groups inside groups. */
const MAX_DEPTH = 500;
const MAX_NODES = 3_000_000;

/** Where characters of a group belong. */
type Place = "text" | "nothing" | "shape" | "fonts" | "colours" | "instruction";

interface State {
  place: Place;
  /** Characters to skip after `\u`. */
  uc: number;
  /** Code page of the font, undefined for fonts of symbols. */
  page: string | undefined;
  font: number;
  deleted: boolean;
  /** Its first word says what a group is. */
  isFirst: boolean;
  isOptional: boolean;
  group: Group;
  /** Of a field: whether it shows the page's number. */
  isPageNumber: boolean;
}

/** @param file what errors call it. @throws INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export function treeOf(bytes: Uint8Array, file: string): Tree {
  return new Builder(file).build(tokensOf(bytes));
}

class Builder {
  private readonly root: Group = { kind: "group", role: "", nodes: [] };
  private readonly fonts = new Fonts();
  private readonly colours = new Colours();
  private hasPictures = false;
  private filePage = WESTERN;
  private stack: State[] = [];
  private state: State = {
    place: "nothing",
    uc: 1,
    page: WESTERN,
    font: 0,
    deleted: false,
    isFirst: false,
    isOptional: false,
    group: this.root,
    isPageNumber: false,
  };
  private bytes: number[] = [];
  private toSkip = 0;
  private nodes = 0;
  private instruction = "";

  constructor(private readonly file: string) {}

  build(tokens: Iterable<Token>): Tree {
    for (const token of tokens) {
      if (this.stack.length === 0 && token.kind !== "open") throw this.malformed();
      if (token.kind === "byte") this.byte(token.byte);
      else if (token.kind === "word" || token.kind === "sign") {
        if (this.toSkip > 0) {
          this.toSkip--;
          continue;
        }
        this.flush();
        if (token.kind === "sign") this.sign(token.sign);
        else this.word(token.word, token.param);
      } else {
        this.flush();
        this.toSkip = 0;
        if (token.kind === "open") this.open();
        else this.close();
        if (this.stack.length === 0) break; // what follows the last group is no part of the file
      }
    }
    if (this.stack.length > 0) {
      throw errors.INPUT_TRUNCATED`${this.file} ends before its text does; get it again from its source`;
    }
    const { root, hasPictures } = this;
    return { root, fonts: this.fonts.names, colours: this.colours.list, hasPictures };
  }

  private open(): void {
    if (this.stack.length >= MAX_DEPTH) throw this.tooLarge();
    this.stack.push(this.state);
    this.state = { ...this.state, isFirst: true, isOptional: false, isPageNumber: false };
    if (this.stack.length > 1) this.state.group = this.group("");
  }

  private close(): void {
    const { place } = this.state;
    const outer = this.stack.pop();
    if (!outer) throw this.malformed();
    if (place === "instruction" && outer.place !== "instruction") {
      outer.isPageNumber = /^\s*PAGE\b/i.test(this.instruction);
      this.instruction = "";
    }
    const inner = this.state;
    this.state = outer;
    const { nodes } = outer.group;
    if (inner.group !== outer.group && inner.group.nodes.length === 0) {
      // groups that are read as nothing are written as nothing
      const at = nodes.lastIndexOf(inner.group);
      if (at >= 0) nodes.splice(at, 1);
    }
  }

  private group(role: string): Group {
    const group: Group = { kind: "group", role, nodes: [] };
    this.add(group);
    return group;
  }

  private add(node: Node): void {
    if (++this.nodes > MAX_NODES) throw this.tooLarge();
    this.state.group.nodes.push(node);
  }

  private byte(byte: number): void {
    if (this.toSkip > 0) this.toSkip--;
    else this.bytes.push(byte);
  }

  /** Bytes in a row are decoded together: a character may take two. */
  private flush(): void {
    if (this.bytes.length === 0) return;
    const { page } = this.state;
    const bytes = Uint8Array.from(this.bytes);
    this.bytes = [];
    if (page === undefined) this.text("•".repeat(bytes.length));
    else this.text(page === WESTERN ? westernOf(bytes) : new TextDecoder(page).decode(bytes));
  }

  private text(characters: string): void {
    const { state } = this;
    state.isFirst = false;
    if (characters === "" || state.deleted) return;
    if (state.place === "fonts") this.fonts.name(state.font, characters);
    else if (state.place === "colours") this.colours.end(characters);
    else if (state.place === "instruction") this.instruction += characters;
    else if (state.place === "text") {
      const plain = characters.replace(/[\u0000-\u0008\u000b-\u001f]/g, "");
      const last = state.group.nodes.at(-1);
      if (last?.kind === "text") last.value += plain;
      else if (plain !== "") this.add({ kind: "text", value: plain });
    }
  }

  private sign(sign: string): void {
    if (sign === "*" && this.state.isFirst) {
      this.state.isOptional = true;
      return;
    }
    this.text(words.SIGNS[sign] ?? "");
  }

  private word(word: string, param?: number): void {
    const { state } = this;
    if (state.isFirst) {
      state.isFirst = false;
      if (this.destination(word)) return;
      if (state.isOptional) {
        state.place = "nothing";
        return;
      }
    }
    if (word === "uc") state.uc = Math.max(0, param ?? 1);
    else if (word === "u") this.unicode(param ?? 0);
    else if (word === "ansicpg") this.setPage(param ?? 1252);
    else if (word === "mac") this.filePage = state.page = "macintosh";
    else if (word === "pc" || word === "pca") throw this.oldPage();
    else if (word === "deleted") state.deleted = param !== 0;
    else if (state.place === "fonts") this.ofFont(word, param);
    else if (state.place === "colours") this.colours.part(word, param);
    else if (word in words.CHARACTERS) this.text(words.CHARACTERS[word]!);
    else if (state.place === "text" && !state.deleted) this.ofText(word, param);
  }

  private ofText(word: string, param?: number): void {
    const { state } = this;
    if (word === "f") {
      state.font = param ?? 0;
      state.page = this.fonts.pageOf(state.font, this.filePage);
    } else if (word === "plain") state.page = this.filePage;
    if (words.LOOK.has(word) || words.ENDS.has(word) || words.ROWS.has(word)) {
      this.add({ kind: "word", word, ...(param !== undefined && { param }) });
    }
  }

  /** What a group is, by its first word. @returns false where the word is one of its content */
  private destination(word: string): boolean {
    const { state } = this;
    const outer = this.stack.at(-1)!;
    if (this.stack.length === 1) {
      if (word !== "rtf") throw this.malformed();
      state.place = "text";
      return true;
    }
    if (word === "pict" || word === "object") this.hasPictures = true;
    if (outer.place === "nothing") return true;
    if (words.REMOVED.has(word)) state.place = "nothing";
    else if (word === "fonttbl") state.place = "fonts";
    else if (word === "colortbl") state.place = "colours";
    else if (word === "fldinst") state.place = "instruction";
    else if (words.SHAPES.has(word)) state.place = "shape";
    else if (words.BOXES.has(word)) {
      state.place = "text";
      this.add({ kind: "word", word: "par" });
    } else if (word === "ud") state.place = "text";
    else if (outer.place === "shape") return true;
    else if (word === "fldrslt" && outer.isPageNumber) {
      this.add({ kind: "word", word: "chpgn" });
      state.place = "nothing";
    } else if (word === "upr") state.place = "shape";
    else if (words.NOTES.has(word) || words.MARGINS.has(word)) {
      const { nodes } = outer.group;
      nodes.splice(nodes.lastIndexOf(state.group), 1);
      state.group = { kind: "group", role: word, nodes: [] };
      nodes.push(state.group);
    } else return words.PLAIN.has(word);
    return true;
  }

  private unicode(code: number): void {
    this.text(String.fromCharCode(code < 0 ? code + 65_536 : code));
    this.toSkip = this.state.uc;
  }

  private setPage(number: number): void {
    const page = words.codePage(number);
    if (page === undefined) throw this.oldPage();
    this.filePage = page;
    this.state.page = page;
  }

  private ofFont(word: string, param?: number): void {
    if (word === "f") this.state.font = param ?? 0;
    this.fonts.word(this.state.font, word, param, this.filePage);
  }

  private readonly tooLarge = () =>
    errors.INPUT_TOO_LARGE`${this.file} has more than ${MAX_NODES} pieces or ${MAX_DEPTH} groups in each other; split it, or save it as .docx`;
  private readonly malformed = () =>
    errors.INPUT_FORMAT`${this.file} is not Rich Text: it does not begin with {\\rtf; open it in its program and save it as .rtf or .docx`;
  private readonly oldPage = () =>
    errors.INPUT_FORMAT`${this.file} is written in a character set of DOS; open it in a word processor and save it as .rtf or .docx`;
}
