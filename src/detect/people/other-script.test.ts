import { expect, test } from "vitest";
import { findIn } from "../../../test/marked.js";
import { otherScript } from "./other-script.js";

const found = async (language: string, text: string): Promise<string[]> =>
  (await findIn(otherScript, text, language)).map(({ start, end }) => text.slice(start, end));

test.each<[string, string, string[]]>([
  ["hr", "Putovali smo u Нишу s Јеленом.", ["Нишу", "Јеленом"]],
  ["it", "Sig. Γιώργος Παπαδόπουλος abita a Bari.", ["Γιώργος Παπαδόπουλος"]],
  ["de", "Die Rechnung ging an Олена Коваленко in Jena.", ["Олена Коваленко"]],
  ["es", "La señora 王小明 llegó el lunes.", ["王小明"]],
  ["fr", "Le dossier de محمد علي a été transmis.", ["محمد علي"]],
])("a name in another script: %s: %s", async (language, text, expected) => {
  expect(await found(language, text)).toEqual(expected);
});

test.each([
  ["de", "Sie nimmt einen β-Blocker und 40 μg Thyroxin."],
  ["pl", "Jan Kowalski mieszka w Łodzi."],
  ["hr", "Pisalo je: Сва људска бића рађају се слободна и једнака у достојанству."],
  ["en", "He met Олена in Kyiv."],
])("nothing: %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
