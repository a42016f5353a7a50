import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { travelDocument } from "./travel-document.js";

const PASSPORT = [
  "P<UTOLINDQVIST<<MARTA<ELENA<<<<<<<<<<<<<<<<<",
  "K483920170UTO8702148F3109052<<<<<<<<<<<<<<<6",
];
const TWO_LINE_CARD = [
  "I<UTOOKONJO<<TADEO<<<<<<<<<<<<<<<<<<",
  "D231458907UTO7408122M2804154<<<<<<<4",
];
const THREE_LINE_CARD = [
  "I<UTOX849201751<<<<<<<<<<<<<<<",
  "9011300F3001019UTO<<<<<<<<<<<4",
  "FERRARO<<ILDA<ROSA<<<<<<<<<<<<",
];

test.each([
  ["passport", PASSPORT],
  ["card of two lines", TWO_LINE_CARD],
  ["card of three lines", THREE_LINE_CARD],
])("travel-document proves the whole zone of a %s", async (_, lines) => {
  const zone = lines.join("\n");
  const found = await findIn(travelDocument, `scanned:\n${zone}\nend`);
  expect(found).toContainEqual(
    expect.objectContaining({
      start: 9,
      end: 9 + zone.length,
      subtype: "machine-readable-zone",
      score: 1,
    }),
  );
});

test("travel-document still finds a zone with a misread check digit", async () => {
  const zone = PASSPORT.join("\r\n").replace("K483920170", "K483920171");
  const found = await findIn(travelDocument, zone);
  expect(found).toContainEqual(expect.objectContaining({ start: 0, end: 90, score: 0.85 }));
});

testDetector(travelDocument, {
  finds: [
    `second line only: [CODE/machine-readable-zone ${PASSPORT[1]}]`,
    `first line only: [CODE/machine-readable-zone ${PASSPORT[0]}] end`,
    "passport no. [CODE/passport-number X48392017]",
    "Passport Number: [CODE/passport-number 483920175]",
    "her passport (No. [CODE/passport-number LH483920]) was lost",
    "Reisepass-Nr. [CODE/passport-number C01X0K4T7]",
    "Reisepass Nummer [CODE/passport-number L48392017]",
    "passeport n° [CODE/passport-number 15AB48392]",
    "pasaporte número [CODE/passport-number AAF483920]",
    "passaporto n. [CODE/passport-number YA4839201]",
    "nr paszportu: [CODE/passport-number ZS4839201]",
    "pasaport no: [CODE/passport-number U48392017]",
    "паспорт [CODE/passport-number 45 08 № 483920]",
    "паспорт серия [CODE/passport-number 4508 483920]",
    "护照号码:[CODE/passport-number E48392017]",
    "旅券番号は[CODE/passport-number TK4839201]",
    "여권번호: [CODE/passport-number M48392017]",
    "رقم جواز السفر: [CODE/passport-number A04839201]",
    "מספר דרכון [CODE/passport-number 24839201]",
  ],
  misses: [
    `${PASSPORT[1]!.slice(0, 43)} too short`,
    "A<<B<<C",
    "<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<",
    "passport control at 18 places",
    "passport issued in 2019",
    "K48392017 is a part",
    "pass 12 of 483",
  ],
});
