/** The little of Markdown that guidelines need: headings, lists, paragraphs. Everything else is text. */

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "paragraph"; readonly text: string };

export function blocksOf(markdown: string): Block[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}|\n(?=#{1,6} )|(?<=^#{1,6} [^\n]*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(blockOf);
}

function blockOf(block: string): Block {
  const heading = /^(#{1,6}) (.+)$/.exec(block);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: plain(heading[2]!) };
  const lines = block.split("\n");
  if (/^([-*+]|\d+[.)]) /.test(block)) {
    const items: string[] = [];
    for (const line of lines) {
      const item = /^\s*(?:[-*+]|\d+[.)]) (.*)$/.exec(line);
      if (item) items.push(item[1]!);
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", items: items.map(plain) };
  }
  return { kind: "paragraph", text: plain(lines.join(" ")) };
}

/** Without the signs of emphasis. */
const plain = (text: string) => text.replace(/(\*\*|__|`)(.+?)\1/g, "$2");
