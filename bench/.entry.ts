export * from "./figures.js"; export { createSanitizer } from "../src/index.js";
