/** What axe finds on a page, as scripts that any driver of a browser can evaluate. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * A promise that loads axe once the page stands still. What fades in has little contrast for a moment, one
 * fading may begin the next, and a dialog stands there unseen for a moment before it begins to fade in;
 * paragraphs out of view are not laid out, so that their colours cannot be told.
 */
export const PREPARED = `(async () => {
  for (const each of document.querySelectorAll(".page-of-text")) each.style.contentVisibility = "visible";
  ${AXE};
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const fading = () => document.getAnimations().filter(({ effect, playState }) =>
    playState !== "finished" && Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
  const seen = (each) => !each || (getComputedStyle(each).opacity === "1" && seen(each.parentElement));
  const unseen = () => [...document.querySelectorAll('[role="dialog"]')].some((each) => !seen(each));
  await painted();
  for (let moving = fading(); moving.length > 0; moving = fading()) {
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    await painted();
  }
  for (const start = performance.now(); unseen() && performance.now() - start < 5000; ) await painted();
  return true;
})()`;

/** A promise of the violations: the rule and the beginning of the element. */
export const VIOLATIONS = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 160))))`;
