import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localNamedDay } from "./local-named-day.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localNamedDay, text, language);
  const words = finds.map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)].filter(
    (one) => !words.some((other) => other !== one && other.includes(one)),
  );
}

test.each<[string, string, string[]]>([
  ["de", "Seit Pfingsten krank, im April und am 21. wieder hier.", ["Pfingsten", "April", "21."]],
  ["fr", "Il est venu à Noël, puis en mai dernier, le 17.", ["Noël", "mai dernier", "17"]],
  ["es", "Volvió en Nochevieja, en abril, el día 19.", ["Nochevieja", "abril", "día 19"]],
  ["it", "È nato a Ferragosto, partì in ottobre.", ["Ferragosto", "ottobre"]],
  ["nl", "Met tweede kerstdag, in maart, op de 23e.", ["tweede kerstdag", "maart", "23e"]],
  ["pt", "No Carnaval, dia 14 de manhã.", ["Carnaval", "dia 14"]],
  ["pl", "W październikowym słońcu, na Wigilię, w marcu.", ["październikowym", "Wigilię", "marcu"]],
  ["da", "Juleaftensdag og i august.", ["Juleaftensdag", "august"]],
  ["sv", "På midsommarafton, nästa oktober, den 12.", ["midsommarafton", "nästa oktober", "12"]],
  ["fi", "Viime lokakuussa ja vappuna.", ["Viime lokakuussa", "vappuna"]],
  ["ro", "De Crăciun, în septembrie, pe data de 9.", ["Crăciun", "septembrie", "data de 9"]],
  ["hr", "Za Božić, u rujnu.", ["Božić", "rujnu"]],
  ["es", "Murió la víspera de Reyes.", ["la víspera de Reyes"]],
  ["it", "È morto la vigilia dell'Epifania.", ["la vigilia dell'Epifania"]],
  ["nl", "Zij kwam de dag voor Kerstmis.", ["de dag voor Kerstmis"]],
  ["nb", "Det var dagen før julaften.", ["dagen før julaften"]],
  ["de", "In den Sommerferien, im Winter 2021/22.", ["Sommerferien", "Winter 2021/22"]],
  ["sv", "Höstterminen 2023, i slutet av sportlovet.", ["Höstterminen 2023", "sportlovet"]],
  ["pl", "Wiosną 2020 roku i w ferie zimowe.", ["Wiosną 2020 roku", "ferie zimowe"]],
  ["fi", "Syyslukukauden 2022 jälkeen, kesällä 1998.", ["Syyslukukauden 2022", "kesällä 1998"]],
  ["hr", "U školskoj godini, u ljeto 2020.", ["školskoj godini", "ljeto 2020"]],
  [
    "it",
    "Durante le vacanze di Natale, nell'estate del 1974.",
    ["vacanze di Natale", "estate del 1974"],
  ],
  ["de", "Zwei Tage vor Weihnachten zog sie aus.", ["Zwei Tage vor Weihnachten"]],
  ["sv", "Det var veckan före jul.", ["veckan före jul"]],
  ["ro", "A plecat a doua zi de Paște.", ["a doua zi de Paște"]],
  ["sk", "Na Vianoce, v októbrovom daždi.", ["Vianoce", "októbrovom"]],
])("%s: %s", async (language, text, expected) => {
  const got = (await found(language, text)).map((one) => one.replace(/^el /, ""));
  expect(got.map((one) => one.replace(/\.$/, "")).sort()).toEqual(
    expected.map((one) => one.replace(/\.$/, "")).sort(),
  );
});

test.each([
  ["de", "Frau Mai wohnt am 3. Tor und August Huber auch."],
  ["fr", "Le 12 personnes attendaient Mars."],
  ["ro", "Nu mai vine, e mai bine."],
  ["hr", "Maja i Marta su tu."],
  ["sv", "Den 12 åriga pojken."],
  ["es", "Navidad Gómez firmó los 3 papeles."],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
