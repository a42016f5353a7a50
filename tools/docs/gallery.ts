/**
 * docs/gallery.md: texts before and after, as the program makes them; and those of them that other pages show, between
 * `<!-- gallery: TITLE -->` and `<!-- end of gallery -->`. The texts are in `gallery.txt`.
 */

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createDocument, createResources, createSanitizer, type Policy } from "../../src/index.js";

interface Entry {
  readonly title: string;
  readonly policy: { readonly preset?: string } & Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly text: string;
}

/** Marks at the ends of lines point to what a page says about them; the program never reads them. */
const MARK = /\s+← (\d)$/;
const SIGNS = ["", "①", "②", "③"];

const entries: readonly Entry[] = readFileSync(new URL("gallery.txt", import.meta.url), "utf8")
  .trim()
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [head = "", text = ""] = section.split("\n---\n");
    const [title = "", policy = "", ...says] = head.split("\n");
    return {
      title,
      policy: (parse(policy) as { policy: Entry["policy"] }).policy,
      says: says.join(" ").trim(),
      text: text.trim(),
    };
  });

/** The text and what it becomes, line by line, each with the marks of its lines. @throws where a line is lost */
async function shown(
  { title, text, policy }: Entry,
  resources: ReturnType<typeof createResources>,
) {
  const lines = text.split("\n");
  const { preset, persons, ...more } = policy;
  const sanitizer = await createSanitizer(
    { version: 1, ...(preset && { extends: preset }), ...more } as Policy,
    { resources },
  );
  const plain = lines.map((line) => line.replace(MARK, "")).join("\n");
  const { text: after } = await sanitizer.sanitize(
    createDocument(plain, { ...(Array.isArray(persons) && { persons }) }),
  );
  const out = after.split("\n");
  if (out.length !== lines.length) throw new Error(`'${title}' has lost a line`);
  const marked = (ones: readonly string[]) =>
    ones
      .map((one, i) => {
        const sign = SIGNS[Number(MARK.exec(lines[i]!)?.[1] ?? 0)];
        return sign ? `${one}   ${sign}` : one;
      })
      .join("\n");
  return { before: marked(plain.split("\n")), after: marked(out) };
}

const block = ({ before, after }: { before: string; after: string }): string =>
  `\`\`\`text\n${before}\n\`\`\`\n\nbecomes\n\n\`\`\`text\n${after}\n\`\`\``;

let made: Promise<ReadonlyMap<string, { entry: Entry; block: string }>> | undefined;

/** Every entry with its text before and after, made once. */
function gallery() {
  made ??= (async () => {
    const resources = createResources();
    const all = new Map<string, { entry: Entry; block: string }>();
    for (const entry of entries)
      all.set(entry.title, { entry, block: block(await shown(entry, resources)) });
    return all;
  })();
  return made;
}

export async function galleryPage(): Promise<string> {
  const sections = [...(await gallery()).values()].map(({ entry, block: both }) => {
    const { title, says, policy } = entry;
    const first = policy.preset ? `\`--preset ${policy.preset}\`.` : "";
    const told = [first, says].filter((one) => one !== "").join(" ");
    return [`## ${title}`, "", ...(told ? [told, ""] : []), both, ""].join("\n");
  });
  return [
    "# Twelve texts, before and after",
    "",
    "Written for this page; everybody in them is made up. What they become is made by the program when these pages are built, faults",
    "included.",
    "",
    ...sections,
  ].join("\n");
}

const PLACE = /(<!-- gallery: ([^\n]+) -->\n)[\s\S]*?(<!-- end of gallery -->)/g;

/** A page with the texts that it names. @throws where it names one that is missing */
export async function withGallery(page: string): Promise<string> {
  const all = await gallery();
  return page.replace(PLACE, (_, begin: string, title: string, end: string) => {
    const one = all.get(title);
    if (one === undefined) throw new Error(`no text of the gallery is called '${title}'`);
    return `${begin}${one.block}\n${end}`;
  });
}
