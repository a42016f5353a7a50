/** The lists of cases in a Python test, read without running it. */

/** A text, how many finds a test expects in it and where, in code points; no positions: not said. */
export interface Case {
  readonly text: string;
  readonly count: number;
  readonly positions: readonly (readonly [number, number])[];
}

/** A literal; undefined is an expression that only Python could work out. */
type Value = string | number | boolean | null | undefined | readonly Value[];

interface Test {
  /** Strings that look like an entity's name: those outside the lists first, then all, in their order. */
  readonly names: readonly string[];
  readonly cases: readonly Case[];
  /** Cases left out since their text is an expression. */
  readonly computed: number;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  "0": "\0",
  "\n": "",
};

/** Reads Python's literals from `at` on; what is no literal is passed over as far as the next comma or bracket. */
class Reader {
  constructor(
    readonly source: string,
    public at: number,
  ) {}

  private space(): void {
    this.at += /^(?:\s|#[^\n]*|\\\n)*/.exec(this.source.slice(this.at))![0].length;
  }

  private string(): Value {
    let text = "";
    let known = true;
    for (;;) {
      const open = /^([rRbBuUfF]{0,2})("""|'''|"|')/.exec(this.source.slice(this.at, this.at + 5));
      if (!open) return known ? text : undefined;
      const [all, prefix, quote] = open as unknown as [string, string, string];
      this.at += all.length;
      const raw = /r/i.test(prefix);
      while (!this.source.startsWith(quote, this.at)) {
        if (this.at >= this.source.length) throw new Error("a string does not end");
        const escaped =
          raw || this.source[this.at] !== "\\"
            ? null
            : /^\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/.exec(
                this.source.slice(this.at, this.at + 10),
              );
        if (escaped === null) {
          if (/f/i.test(prefix) && this.source[this.at] === "{") known = false;
          text += this.source[this.at++];
        } else {
          const hexadecimal = escaped[1] ?? escaped[2] ?? escaped[3];
          text +=
            hexadecimal === undefined
              ? (ESCAPES[escaped[4]!] ?? escaped[4])
              : String.fromCodePoint(Number.parseInt(hexadecimal, 16));
          this.at += escaped[0].length;
        }
      }
      this.at += quote.length;
      this.space();
    }
  }

  /** The items up to the closing bracket, and whether a comma stood among them. */
  private items(close: string): { items: Value[]; comma: boolean } {
    const items: Value[] = [];
    let comma = false;
    for (;;) {
      this.space();
      if (this.at >= this.source.length) throw new Error("a list does not end");
      if (this.source[this.at] === close) {
        this.at++;
        return { items, comma };
      }
      if (this.source[this.at] === ",") {
        comma = true;
        this.at++;
        continue;
      }
      const before = this.at;
      items.push(this.value());
      if (this.at === before) this.at++;
    }
  }

  value(): Value {
    this.space();
    const literal = this.literal();
    this.space();
    const next = this.source[this.at];
    if (next === undefined || /[,)\]}:]/.test(next)) return literal;
    // `"a" + b`, `[x] * 2`, `f(x)`: passed over, brackets and strings included.
    while (this.at < this.source.length && !/[,)\]}]/.test(this.source[this.at]!)) {
      const before = this.at;
      this.space();
      if (/[([{"']/.test(this.source[this.at] ?? "")) this.literal();
      if (this.at === before) this.at++;
    }
    return undefined;
  }

  private literal(): Value {
    const here = this.source.slice(this.at, this.at + 200);
    if (/^[rRbBuUfF]{0,2}["']/.test(here)) return this.string();
    const param = /^pytest\.param\s*\(/.exec(here);
    if (param) {
      this.at += param[0].length;
      return this.items(")").items;
    }
    if (here.startsWith("(")) {
      this.at++;
      const { items, comma } = this.items(")");
      return items.length === 1 && !comma ? items[0] : items;
    }
    if (here.startsWith("[") || here.startsWith("{")) {
      this.at++;
      return this.items(here.startsWith("[") ? "]" : "}").items;
    }
    const number = /^-?\d[\d_]*(?:\.\d*)?/.exec(here);
    if (number) {
      this.at += number[0].length;
      return Number(number[0].replaceAll("_", ""));
    }
    const word = /^[A-Za-z_][\w.]*/.exec(here);
    if (!word) return undefined;
    this.at += word[0].length;
    if (word[0] === "True") return true;
    if (word[0] === "False") return false;
    return word[0] === "None" ? null : undefined;
  }
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isSpan = (value: Value): value is readonly [number, number] =>
  isList(value) && value.length === 2 && value.every((part) => typeof part === "number");

const COUNT = /(?:_len|_count|_length)$|^(?:expected_number|count)$/;
const POSITIONS = /position|_res$|_span/;

/** Spans however they are nested: `(0, 9)`, `((0, 9),)`, `[(0, 9)]`. */
function spansOf(value: Value): (readonly [number, number])[] {
  if (isSpan(value)) return [value];
  return isList(value) ? value.filter(isSpan) : [];
}

/** What a case says by its parameters' names; undefined where it does not say text and number. */
function caseOf(names: readonly string[], values: readonly Value[]): Case | "computed" | undefined {
  const by = new Map(names.map((name, i) => [name, values[i]]));
  const textName = names.find((name) => /^(?:text|iban|input_text|value)$/.test(name));
  if (textName === undefined) return undefined;
  const positions = [...by].filter(([name]) => POSITIONS.test(name)).flatMap(([, v]) => spansOf(v));
  const start = by.get("expected_start");
  const end = by.get("expected_end");
  if (typeof start === "number" && typeof end === "number") positions.push([start, end]);
  const stated = names.find((name) => COUNT.test(name));
  const count = stated === undefined ? positions.length : by.get(stated);
  if (stated === undefined && !names.some((name) => POSITIONS.test(name))) return undefined;
  const text = by.get(textName);
  if (typeof text !== "string" || typeof count !== "number") return "computed";
  return { text, count, positions: count === 0 ? [] : positions };
}

/**
 * The cases of one test file.
 * @throws Error where a string or a list does not end
 */
export function casesOf(source: string): Test {
  const cases: Case[] = [];
  let computed = 0;
  let outside = "";
  let last = 0;
  for (const { index, 0: opening } of source.matchAll(/@pytest\.mark\.parametrize\s*\(/g)) {
    const reader = new Reader(source, index + opening.length);
    const head = reader.value();
    reader.at++;
    const list = reader.value();
    outside += source.slice(last, index);
    last = reader.at;
    const names =
      typeof head === "string"
        ? head.split(",").map((name) => name.trim())
        : isList(head)
          ? head.map(String)
          : [];
    // A recognizer made otherwise than by default, such as `strict_recognizer`, is not what is compared.
    const signature = /def \w+\(([^)]*)\)/.exec(source.slice(last))?.[1] ?? "";
    if (/strict_recognizer/.test(signature) || !isList(list)) continue;
    for (const values of list) {
      const one = caseOf(names, isList(values) ? values : [values]);
      if (one === "computed") computed++;
      else if (one !== undefined) cases.push(one);
    }
  }
  outside += source.slice(last);
  const names = [
    ...`${outside}\n${source}`.matchAll(/["']([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)["']/g),
  ].map(([, name]) => name!);
  return { names, cases, computed };
}
