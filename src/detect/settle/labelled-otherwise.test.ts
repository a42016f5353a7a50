import { expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createDetect } from "../detect.js";
import { BUILT_IN_DETECTORS } from "../registry.js";

const detect = createDetect({ detectors: BUILT_IN_DETECTORS, minScore: 0.4, allow: [] });
const kinds = async (text: string) =>
  (await detect(createDocument(text, { id: "x" }))).mentions
    .filter(({ type }) => type === "CODE")
    .map(({ subtype, start, end }) => `${subtype} ${text.slice(start, end)}`);

test("a wrong check digit makes no other country's code", async () => {
  expect(await kinds("hetu 241046-1775")).toEqual(["reference 241046-1775"]);
});

test("a code keeps its country where its own label or none is beside it", async () => {
  expect(await kinds("hetu 131052-308T")).toEqual(["fi-personal-identity-code 131052-308T"]);
});
