import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { DETECTORS_BY_ROOM } from "../../registry.js";

// travel documents alone have two subtypes
const identityDetectors = DETECTORS_BY_ROOM.identity.filter(
  ({ name }) => name !== "travel-document",
);

test("every detector has its own name, which is its subtype", () => {
  const names = identityDetectors.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(identityDetectors.flatMap(({ finds }) => finds)).toEqual(
    names.map((name) => `CODE/${name}`),
  );
});

test("Presidio's entities are mapped once", () => {
  const mapped = identityDetectors.flatMap(({ presidioEntity }) => presidioEntity ?? []);
  expect(new Set(mapped).size).toBe(mapped.length);
});

// everyday numbers that have the length of some country's number
test.each([
  "application no. 40825/98 lodged on 12 May 1997, paragraphs 12-14",
  "the parcel 40281773 left at 12.05.2021 14:30 with 1,204,817.50 EUR on board",
  "timestamps 1700000000 and 1700000000000, build 20260611, revision 4028177",
  "call 020 7946 0958 or 555-0142 about order 40281773-1",
  "volume 33, pages 1021-1098, ISBN 978-3-16-148410-0",
])("nothing is found in: %s", async (text) => {
  const found = await Promise.all(
    identityDetectors.map(async (detector) =>
      (await findIn(detector, text))
        .filter(({ score }) => score >= 0.4)
        .map(({ start, end }) => `${detector.name}: ${text.slice(start, end)}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
