import { expect, test } from "vitest";
import { languageByFunctionWords } from "./beyond-words.js";
import { languageStretches, unsupportedLanguage } from "./stretches.js";

const TEXTS: readonly (readonly [string, string])[] = [
  [
    "cy",
    "Mae Gwen Prys wedi bod yn sâl ers mis Mai, ond nid yw hi wedi gweld y meddyg yn Y Bala eto.",
  ],
  [
    "ga",
    "Bhí Siobhán Ní Dhálaigh ina cónaí i nGaillimh agus ní raibh sí sásta leis an dochtúir seo.",
  ],
  [
    "sw",
    "Bi Asha Mrisho anaishi hapa Mwanza na mume wake, lakini amekuwa mgonjwa sana tangu Juni.",
  ],
  [
    "so",
    "Waxaan ahay Faadumo Cali oo ku nool Burco, waxay iyo ninkeedu u baahan yihiin caawimaad ayaa la yiri.",
  ],
  [
    "af",
    "Ek is Hannelie Fourie en my man het nie baie geld nie, maar ons gaan dit betaal vir die dokter.",
  ],
  [
    "mt",
    "Jien Marija Zammit u qed nikteb dwar ibni li kien marid ħafna u ma jistax imur l-iskola.",
  ],
];

/** Names are read in these, so that no text in them is refused. */
const READ_BY_NAMES = ["ga", "mt"];

test.each(TEXTS)("%s is told by its function words, and is not supported", (language, text) => {
  expect(languageByFunctionWords(text)).toBe(language);
  const long = `${text}\n`.repeat(3);
  const stretches = languageStretches(long);
  expect(stretches.map((one) => one.language)).toEqual([language]);
  const refused = READ_BY_NAMES.includes(language) ? undefined : language;
  expect(unsupportedLanguage(long, stretches)).toBe(refused);
});

test.each([
  "He wrote na to all and an tag was go by the li word.",
  "De man van mijn zus was ziek en kon niet naar de dokter in Gent.",
  "Cáit Ní Dhálaigh lives in Galway with her son Seán.",
])("nothing is told of: %s", (text) => {
  expect(languageByFunctionWords(text)).toBeUndefined();
});
