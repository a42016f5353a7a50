import { expect, test } from "vitest";
import { annotated } from "../../../test/annotated.js";
import { parseMarked } from "../../../test/marked.js";
import type { GoldDocument } from "../../document/gold.js";
import type { Span } from "../../document/span.js";
import { exemptTokens } from "./exempt.js";
import { evaluateMasks } from "./masks.js";
import { recallByDocument } from "./missed.js";

const exempt = (text: string) => exemptTokens(text, () => []);
const masksOf = (gold: GoldDocument, marked: string) =>
  new Map<string, readonly Span[]>([[gold.document.id, parseMarked(marked).spans]]);

const court = annotated(
  "court",
  "[PERSON/direct-e1 Jon Berg] sued in [ORG/quasi-e2 Oslo District Court], [LOC/quasi-e3 Oslo]; [PERSON/keep-e4 Eva] saw [PERSON/direct-e1 Berg].",
);

test("tells the visible words alone of a mention that is hidden in part", () => {
  const masks = masksOf(
    court,
    "[MISC Jon Berg] sued in [MISC Oslo] District Court, [MISC Oslo]; Eva saw Berg.",
  );
  const { court: one } = recallByDocument([court], masks, exempt);
  expect(one).toEqual({
    tokenRecall: 4 / 7, // Jon, Berg, Oslo, Oslo of these and District, Court, Berg
    missed: [
      { text: "Berg", type: "PERSON", identifier: "DIRECT", times: 1 },
      { text: "District Court", type: "ORG", identifier: "QUASI", times: 1 },
    ],
  });
});

test("is the benchmark's token recall", async () => {
  const masks = masksOf(court, "Jon Berg sued in [MISC Oslo District Court], Oslo; Eva saw Berg.");
  const { tokenRecall } = await evaluateMasks([court], masks, { exempt });
  expect(recallByDocument([court], masks, exempt)["court"]?.tokenRecall).toBe(tokenRecall);
});

test("has no recall where people mask nothing, and no document that was not measured", () => {
  const calm = annotated("calm", "[PERSON/keep-e1 Eva] slept.");
  expect(recallByDocument([calm, court], masksOf(calm, "Eva slept."), exempt)).toEqual({
    calm: { tokenRecall: null, missed: [] },
  });
});
