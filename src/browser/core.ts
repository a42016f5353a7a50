/** What `openBrowser` gives once the host has what the core reads. */

export { createDocument } from "../document/document.js";
export { sanitizedToJson } from "../document/json.js";
export { explain } from "../flow/explain.js";
export { sanitizerOf as createSanitizer } from "../flow/sanitize.js";
