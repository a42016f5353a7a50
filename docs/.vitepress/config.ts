/** The site: `npm run docs` builds it from the pages of docs/ into out/site, with everything it needs. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";

const DOCS = fileURLToPath(new URL("..", import.meta.url));

/** Title of a page: its first heading. */
function titleOf(page: string): string {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(join(DOCS, `${page}.md`), "utf8")) ?? [];
  return title.replaceAll("`", "");
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ["tutorial", "gallery", "how-to", "from-presidio", "faq"],
  Understand: ["concepts", "risk", "people-who-fit", "compare", "benchmarks", "papers", "data"],
  "Look up": ["policy", "formats", "detectors", "languages", "errors", "api", "server"],
  "Do more": [
    "tables",
    "corpus",
    "repositories",
    "annotation-tools",
    "pipelines",
    "restore",
    "release",
    "report",
    "language-models",
    "browser",
    "workstation",
    "containers",
  ],
  Extend: ["add-a-number", "add-a-language", "add-a-ladder"],
  Trust: ["security"],
};
const listed = new Set(Object.values(GROUPS).flat());
/** Pages that no group has come last, so that none is missing. */
const others = readdirSync(DOCS)
  .filter((file) => file.endsWith(".md") && file !== "index.md")
  .map((file) => file.slice(0, -3))
  .filter((page) => !listed.has(page));

const sidebar = Object.entries({ ...GROUPS, ...(others.length > 0 && { Further: others }) }).map(
  ([text, pages]) => ({
    text,
    items: pages
      .filter((page) => existsSync(join(DOCS, `${page}.md`)))
      .map((page) => ({ text: titleOf(page), link: `/${page}` })),
  }),
);

/** Whether a link leaves docs/: files of the repository that the site does not have. */
const leavesDocs = (href: string, page: string): boolean => {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return false;
  const target = normalize(join(dirname(page), href.split("#")[0]!));
  return relative(DOCS, join(DOCS, target)).startsWith("..");
};

export default defineConfig({
  title: "Palimpsest",
  description: "Takes out of a text what identifies people, and leaves the rest readable",
  lang: "en-GB",
  outDir: "../out/site",
  cacheDir: "../out/site-cache",
  base: process.env["PALIMPSEST_DOCS_BASE"] ?? "/",
  srcExclude: ["decisions/**", "findings/**"],
  // tools/docs/try.ts adds it
  ignoreDeadLinks: [/^\/try\//],
  cleanUrls: false,
  lastUpdated: false,
  markdown: {
    config(md) {
      // words in braces are words, and no template
      const inline = md.renderer.rules.code_inline!;
      md.renderer.rules.code_inline = (...args) => inline(...args).replace("<code", "<code v-pre");
      // a head without words heads nothing
      md.core.ruler.push("empty-heads", ({ tokens }) => {
        for (const [i, token] of tokens.entries()) {
          if (token.type !== "th_open" || tokens[i + 1]?.content !== "") continue;
          token.tag = "td";
          tokens[i + 2]!.tag = "td";
        }
      });
      // decisions and files of the code are named, and linked in the repository alone
      md.core.ruler.push("links-of-the-repository", (state) => {
        const page = String((state.env as { relativePath?: string }).relativePath ?? "");
        for (const { children } of state.tokens) {
          let depth = 0;
          for (const token of children ?? []) {
            const href = token.type === "link_open" ? (token.attrGet("href") ?? "") : "";
            const gone = leavesDocs(href, page) || /^(?:\.\/)?(?:decisions|findings)\b/.test(href);
            if (token.type === "link_open" && gone) {
              depth++;
              token.type = "text";
              token.tag = "";
              token.nesting = 0;
              token.content = "";
            } else if (token.type === "link_close" && depth > 0) {
              depth--;
              token.type = "text";
              token.tag = "";
              token.nesting = 0;
              token.content = "";
            }
          }
        }
      });
    },
  },
  themeConfig: {
    search: { provider: "local" },
    sidebar,
    outline: [2, 3],
    nav: [
      { text: "Ten minutes", link: "/tutorial" },
      { text: "Try it here", link: "/try/", target: "_self" },
      { text: "Before and after", link: "/gallery" },
      { text: "How-tos", link: "/how-to" },
      { text: "Side by side", link: "/compare" },
    ],
    docFooter: { prev: "Before", next: "Next" },
  },
});
