/**
 * In a browser: the core for web pages. What is fetched are the program's own assets, from the address that the page
 * names; nothing else leaves the page.
 */

export { type Browser, type BrowserOptions, openBrowser } from "../browser/open.js";
export { type ErrorCode, PalimpsestError } from "../errors.js";
export type { Policy } from "../policy/schema.js";
