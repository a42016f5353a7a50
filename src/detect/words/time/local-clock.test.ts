import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localClock } from "./local-clock.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localClock, text, language);
  const words = finds.map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)].filter(
    (one) => !words.some((other) => other !== one && other.includes(one)),
  );
}

test.each<[string, string, string[]]>([
  ["de", "Wir treffen uns um halb zehn, spätestens um elf.", ["halb zehn", "elf"]],
  ["de", "Er kam um zwanzig nach drei und ging gegen neun.", ["zwanzig nach drei", "gegen neun"]],
  ["de", "Sie rief um Viertel nach sieben an.", ["Viertel nach sieben"]],
  ["fr", "Rendez-vous à midi et quart, puis vers 18h.", ["midi et quart", "vers 18h"]],
  ["fr", "Il est parti à trois heures moins vingt.", ["trois heures moins vingt"]],
  ["es", "Llegó a las nueve menos cuarto y salió a las cinco.", ["nueve menos cuarto", "cinco"]],
  [
    "it",
    "Alle undici e mezza di mattina, poi alle tre di notte.",
    ["undici e mezza di mattina", "tre di notte"],
  ],
  ["it", "Torna domani alle 9.15.", ["domani alle 9.15"]],
  ["nl", "Om kwart over twee, of rond half 9.", ["kwart over twee", "rond half 9"]],
  ["nl", "Ik ben er om 7u45, vertrek na 18u.", ["7u45", "na 18u"]],
  ["pt", "Chegou às três e meia e saiu às 11.", ["três e meia", "11"]],
  ["pl", "Wrócił o wpół do ósmej, spał do 6 rano.", ["wpół do ósmej", "6 rano"]],
  ["de", "Zwischen 22:00 und 23:15 Uhr war Ruhe.", ["Zwischen 22:00 und 23:15 Uhr"]],
  ["sv", "Det hände mellan kl. 22.00 och 23.15.", ["mellan kl. 22.00 och 23.15"]],
  ["fi", "Hän tuli kahdeksan maissa.", ["kahdeksan maissa"]],
  ["nl", "We eten rond achten.", ["rond achten"]],
  ["pl", "Zadzwoniła po dwudziestej drugiej.", ["po dwudziestej drugiej"]],
  ["da", "Hun kom kvart over seks, kl. halv to.", ["kvart over seks", "kl. halv to"]],
  ["nb", "Møtet er klokka fem på halv elleve.", ["klokka fem på halv elleve"]],
  ["sv", "Han ringde tjugo i sju, vid tretiden.", ["tjugo i sju", "vid tretiden"]],
  ["fi", "Tavataan puoli kuudelta tai kello seitsemän.", ["puoli kuudelta", "kello seitsemän"]],
  ["ro", "Vine pe la 8, pleacă la nouă fără zece.", ["pe la 8", "nouă fără zece"]],
  ["ro", "Ne vedem maine seara la 7.", ["maine seara la 7"]],
  ["hr", "Došao je u pola tri, otišao u 21 h.", ["pola tri", "21 h"]],
  ["sk", "Prišiel o pol siedmej, odišiel štvrť na dve.", ["pol siedmej", "štvrť na dve"]],
])("%s: %s", async (language, text, expected) => {
  expect((await found(language, text)).sort()).toEqual([...expected].sort());
});

test.each([
  ["de", "Die Miete stieg um acht Prozent, um 12 Euro."],
  ["de", "Er kam mit drei Kindern und einem halben Brot."],
  ["fr", "Elle a deux enfants et trois chats."],
  ["es", "Pagó a las dos hermanas."],
  ["it", "Ha due figli e mezza casa."],
  ["nl", "Hij ging om twee redenen, om 12 mensen te zien."],
  ["pt", "Deu às duas filhas."],
  ["pl", "Stał po drugiej stronie."],
  ["sv", "Hon har två i klassen och fem katter."],
  ["ro", "Merge la două spitale, la 5 km de oraș."],
  ["hr", "U pet kuća, oko tri osobe."],
  ["sk", "Chodí do druhej triedy."],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
