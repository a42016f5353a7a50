/** A self-contained page: no script, no request. */

import { escapeMarkup } from "./escape.js";

/** @param body finished markup */
export const htmlPage = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="palimpsest">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** What a reader must see before all figures; nothing where there is nothing. */
export function warningList(items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<section class="warnings"><h2>Look at this first</h2><ul>${items
    .map((item) => `<li>${escapeMarkup(item)}</li>`)
    .join("")}</ul></section>`;
}
