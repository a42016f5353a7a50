/** The tokens of Rich Text Format (specification 1.9.1, 'RTF Syntax'). */

export type Token =
  | { readonly kind: "open" | "close" }
  /** `\word` or `\word-12`. */
  | { readonly kind: "word"; readonly word: string; readonly param?: number }
  /** A backslash with a sign: `\~`, `\*`. */
  | { readonly kind: "sign"; readonly sign: string }
  /** One byte of text in the code page in force. */
  | { readonly kind: "byte"; readonly byte: number };

const WORD = /([A-Za-z]{1,40})(-?\d{1,10})? ?/y;

/** @param bytes the file; bytes after `\bin` are skipped */
export function* tokensOf(bytes: Uint8Array): Generator<Token> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!;
    if (char === "{") yield { kind: "open" };
    else if (char === "}") yield { kind: "close" };
    else if (char === "\r" || char === "\n" || char === "\0") continue;
    else if (char === "\t") yield { kind: "word", word: "tab" };
    else if (char !== "\\") yield { kind: "byte", byte: source.charCodeAt(at) };
    else {
      WORD.lastIndex = at + 1;
      const found = WORD.exec(source);
      if (found) {
        at = WORD.lastIndex - 1;
        const param = found[2] === undefined ? undefined : Number(found[2]);
        if (found[1] === "bin") at += Math.max(0, param ?? 0);
        else yield { kind: "word", word: found[1]!, ...(param !== undefined && { param }) };
        continue;
      }
      const sign = source[++at] ?? "";
      const hex =
        sign === "'" ? /^[\dA-Fa-f]{2}/.exec(source.slice(at + 1, at + 3))?.[0] : undefined;
      if (hex !== undefined) {
        at += 2;
        yield { kind: "byte", byte: Number.parseInt(hex, 16) };
      } else if (/[\\{}]/.test(sign)) yield { kind: "byte", byte: sign.charCodeAt(0) };
      else if (sign === "\r" || sign === "\n") yield { kind: "word", word: "par" };
      else if (sign === "\t") yield { kind: "word", word: "tab" };
      else yield { kind: "sign", sign };
    }
  }
}
