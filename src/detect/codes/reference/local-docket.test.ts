import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { localDocket } from "./local-docket.js";

async function found(language: string, text: string): Promise<string[]> {
  const finds = await findIn(localDocket, text, language);
  const words = finds.map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)].filter(
    (one) => !words.some((other) => other !== one && other.includes(one)),
  );
}

test.each<[string, string, string[]]>([
  ["fr", "Affaire RG 21/0473/B, appel interjeté.", ["RG 21/0473/B"]],
  [
    "nl",
    "Zaak C/09/551204 / HA ZA 20-118 en HA RK 19-44.",
    ["C/09/551204 / HA ZA 20-118", "HA RK 19-44"],
  ],
  ["da", "Sagen SKS 12-440/2021 er afsluttet.", ["SKS 12-440/2021"]],
  ["fi", "Tuomio R 21/2208 annettiin.", ["R 21/2208"]],
  ["pt", "A fatura FT 2021/118 está paga.", ["FT 2021/118"]],
  ["ro", "Mașina CJ 08 WXY și B 104 RST.", ["CJ 08 WXY", "B 104 RST"]],
  ["ro", "CI seria KX nr 441902", ["441902"]],
  ["hr", "Vozilo VŽ 612-KL je stalo.", ["VŽ 612-KL"]],
  ["sk", "Auto ZA 417HT stálo, sp. zn. 44/2021.", ["ZA 417HT", "44/2021"]],
  ["pl", "dowód DBA 554120, rej. WE 3K118", ["DBA 554120", "WE 3K118"]],
  ["de", "Ausweis L01X00T47, Kennzeichen EM-KT 904", ["L01X00T47", "EM-KT 904"]],
  ["it", "alla guida di una Punto tg. FG 418 TZ", ["FG 418 TZ"]],
  ["fr", "CAF 4412098 B, véhicule FG 418 TZ", ["4412098 B", "FG 418 TZ"]],
  ["pl", "wpłynęło pod numerem ZY 7720194", ["ZY 7720194"]],
  ["fi", "Sopimus nro 2019-0447, lasku 2022-0931", ["2019-0447", "2022-0931"]],
  ["ro", "posesor al CI seria XV 555 018", ["XV 555 018"]],
  ["hr", "doznaka, šifra M51", ["M51"]],
  ["fr", "la loi n° 2019-1446 et le contrat n° 2019-0447", ["2019-0447"]],
  ["nb", "Overført til bankkonto 1503 22 81190.", ["1503 22 81190"]],
  ["nl", "kenteken rolstoelbus 12-XK-VL.", ["12-XK-VL"]],
  ["pl", "nr rej. auta WX 4417K.", ["WX 4417K"]],
  [
    "de",
    "Verfahren 12 F 87/23 UG und S 14 AS 1102/20 ER.",
    ["12 F 87/23 UG", "S 14 AS 1102/20 ER"],
  ],
  ["de", "Flurstück 112/3, Flur 4", ["112/3", "4"]],
  [
    "pl",
    "Sprawy V GC 1184/22 upr, Km 44/21 i PR 1 Ds. 4412.2023.",
    ["V GC 1184/22 upr", "Km 44/21", "PR 1 Ds. 4412.2023"],
  ],
  ["pl", "Auto KR 4A123 stało obok PO 7K41.", ["KR 4A123", "PO 7K41"]],
  ["sv", "Målen B 118-22 och bilen KLM 41B.", ["B 118-22", "KLM 41B"]],
  ["hr", "Rješenje Gž R-44/19-2 i Kov-118/2022.", ["Gž R-44/19-2", "Kov-118/2022"]],
  ["it", "foglio 77, particella 441, targa MI 4A1234", ["77", "441", "MI 4A1234"]],
  ["nb", "Eiendommen gnr. 12 bnr. 441.", ["12", "441"]],
  ["pt", "Médico CRM/SP 44.123, carro ABC-1234.", ["44.123", "ABC-1234"]],
])("%s: %s", async (language, text, expected) => {
  expect((await found(language, text)).sort()).toEqual([...expected].sort());
});

test.each([
  ["ro", "Are MS 17 ani și ia 500 mg."],
  ["fi", "Annos R 20 mg, L 4/5."],
  ["sk", "Podľa § 44 ods. 2 zákona č. 40/1964 Zb., PO 250 ml."],
  ["hr", "ST elevacija 2 mm, RI 0,7."],
  ["nl", "artikel 6:162 BW, kenmerk onbekend"],
  ["de", "Ausweis vom 12.03.2020, Kennzeichen fehlt"],
  ["pl", "dowód z 2019 r."],
  ["es", "procedimiento de 2021"],
  ["de", "Am 3 Mai 12 Kisten, 5 Mio 2022, Flur rechts"],
  ["it", "sub iudice, foglio firmato"],
])("nothing in %s: %s", async (language, text) => {
  expect(await found(language, text)).toEqual([]);
});
