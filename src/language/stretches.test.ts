import { describe, expect, test } from "vitest";
import { languageStretches, stretchAt, unsupportedLanguage } from "./stretches.js";

const languages = (text: string, known?: string) =>
  languageStretches(text, known).map(({ start, end, language, doubtful }) => [
    text.slice(start, end).trim().slice(0, 12),
    doubtful ? `${language}?` : language,
  ]);

describe("a language", () => {
  test.each([
    ["en", "The applicant lives in Oslo and was born in 1962."],
    ["de", "Der Kläger wurde 1962 geboren und wohnt in Köln."],
    ["fr", "Madame, je vous adresse cette patiente qui souffre d'une dépression depuis deux ans."],
    ["es", "El demandante nació en 1962 y trabaja como médico en el hospital."],
    ["it", "Il paziente è stato ricoverato e abita con la madre nella casa."],
    ["nl", "De werknemer heeft zich op maandag ziek gemeld en woont in Assen."],
    ["pt", "O doente esteve internado no hospital e mora com a filha em Viseu."],
    ["pl", "Pacjent był w szpitalu i mieszka w Lublinie z żoną, która nie pracuje."],
    ["sv", "Hon har varit sjukskriven sedan maj och bor i Falun med sin man."],
    ["fi", "Hän oli sairaalassa kun hänen miehensä kuoli ja asuu nyt Kuopiossa."],
  ])("%s is told", (language, text) => {
    expect(languageStretches(text)).toEqual([{ start: 0, end: text.length, language }]);
  });

  test("is told paragraph by paragraph, and every character has one", () => {
    const text =
      "She wrote to us from the clinic, and this is what the letter said.\n\nMi hermana está de baja desde enero porque tiene una depresión muy grave.\n";
    expect(languages(text)).toEqual([
      ["She wrote to", "en"],
      ["Mi hermana e", "es"],
    ]);
    expect(stretchAt(languageStretches(text), text.length - 1)?.language).toBe("es");
  });

  test.each([
    ["Diagnosen: Pneumonie rechts basal, Z. n. Appendektomie 1978.", "de"],
    ["Vorname: Oskar\nGeburtsdatum: 22.08.2015\nKrankenkasse: AOK Niedersachsen", "de"],
    ["Nom : DIALLO\nPrénom : Aïssatou\nLieu de naissance : Montreuil", "fr"],
    ["Apellidos: Quispe Mamani\nFecha de nacimiento: 17/09/2013", "es"],
    ["Fornavn: Amina\nEtternavn: Warsame\nFødested: Mogadishu", "nb"],
    // 'to' is two
    ["hej mor, to æg og mælk? knus freja", "da"],
    ["hei, kan du hente to brød på vei hjem", "nb"],
    ["Etunimi: Amina\nSukunimi: Warsame\nSyntymäpaikka: Mogadishu", "fi"],
  ])("of forms and notes without sentences is told by their words: %s", (text, language) => {
    expect(languages(text)[0]?.[1]).toContain(language);
  });

  test("of shorthand is English where no line says another", () => {
    const note =
      "PMHx: NSTEMI '17, AF, #NOF L 2020. FHx: bro MI 41y.\nSHx: signalman; lives alone, 3rd fl, no lift; carer Bea. Ex-smoker.\nIx: Trop 14→212, D-dimer neg., CT-PA nil acute.";
    expect(languages(note).map(([, language]) => language)).toEqual(["en"]);
  });

  test("that somebody names holds for all of the text", () => {
    expect(languages("Ama Owusu, 34", "de-AT")).toEqual([["Ama Owusu, 3", "de"]]);
    expect(languages("Eg heiter Kari.", "nn")).toEqual([["Eg heiter Ka", "nb"]]);
  });

  test.each([
    "Ama Owusu",
    "Łukasz Müller-Øster",
    "Name: José Peña\nCity: São Paulo\nTotal: 12,50",
    "| id | name |\n| 1 | Jan de Vries |",
    "AB-1234 / 7F3K",
    "per diem 45",
    "",
  ])("of two words, names, tables and codes is English: %s", (text) => {
    expect(languageStretches(text).every(({ language }) => language === "en")).toBe(true);
  });

  test.each([
    ["Hei Solveig, takk for sist! Vi sees på Nesodden. Klem fra Marit", "nb"],
    ["Regning fra Haugesund Tannklinikk AS, betales innen 30. september til oss.", "nb"],
    ["Mødet: Jens foreslår at fru Thomsen tager over, og hun siger ja.", "da"],
    ["Potilas: Kyllikki Turtiainen\nOsoite: Rauhalantie 4 as. 7\nDiagnoosit: eteisvärinä", "fi"],
    ["IT-avdelningen och WHO säger att hon inte kommer.", "sv"],
    ["Ik weet niet of we hem zien, groet aan je moeder.", "nl"],
    // 'zapłatę' and 'Itä' hold 'at' and 'it' beside letters that English has not
    ["Sąd Okręgowy po rozpoznaniu sprawy z powództwa Haliny Sidorowicz o zapłatę 18 500 zł", "pl"],
    ["Itä-Suomen hovioikeus antoi 14.3.2023 tuomion asiassa Ahmed Hassan vastaan Savon Oy.", "fi"],
  ])("whose words English writes too is no English: %s", (text, language) => {
    expect(languages(text)[0]?.[1]).toMatch(language);
  });

  test.each([
    "Hi Solveig, thanks for the trip to Ås. See you at her place.",
    "Paid by Tannklinikk AS for Øyvind.",
  ])("of English with names of the north is English: %s", (text) => {
    expect(languageStretches(text).every(({ language }) => language === "en")).toBe(true);
  });

  test("that a few words speak for is looked for beside English", () => {
    expect(languages("herzliche Grüße, bis bald, Lena")[0]?.[1]).toMatch(/^de\??$/);
  });
});

describe("a language that is not supported", () => {
  const VIETNAMESE =
    "Kính gửi ông Nguyễn Văn An, chúng tôi xin cảm ơn ông về lá thư gửi tuần trước. Nếu cần thêm thông tin, xin ông vui lòng gọi điện cho chúng tôi.";
  const of = (text: string) => unsupportedLanguage(text, languageStretches(text));
  /** A text of as many letters as it takes to be refused. */
  const long = (text: string): string => `${text}\n`.repeat(Math.ceil(200 / text.length) + 1);

  test("is named where a good part of the text is in it", () => {
    expect(of(long(VIETNAMESE))).toBe("vi");
    expect(of(long("Меня зовут Иван Петров, я живу в Москве и работаю врачом."))).toBe("ru");
    expect(of(`The client wrote this to us.\n\n${long(VIETNAMESE)}`)).toBe("vi");
  });

  test("is passed over in a text too short to be evidence", () => {
    expect(of(VIETNAMESE)).toBeUndefined();
    expect(of("Меня зовут Иван Петров, я живу в Москве и работаю врачом.")).toBeUndefined();
  });

  test("is passed over where a few words are in it", () => {
    const english =
      "The witness was heard by the court, and he said that he had been at home. ".repeat(8);
    expect(of(`${english}\n\nМеня зовут Иван Петров.`)).toBeUndefined();
    expect(of(`${english}\n\n${VIETNAMESE}`)).toBeUndefined();
  });

  test.each([
    ["tr", "Sayın Mehmet Yıldırım, lütfen en kısa sürede bizi arayın, toplantıya katılmadınız."],
    ["hu", "A beteg Nagy István 67 éves, özvegy, nyugdíjas villanyszerelő Szegedről."],
    ["cs", "Pacient Jan Dvořák, 58 let, ženatý, řidič z Plzně, trpí cukrovkou."],
    [
      "sl",
      "Spoštovani gospod Novak, vabimo vas na sestanek v Ljubljani, prinesite osebno izkaznico.",
    ],
    ["lt", "Pacientas Jonas Petrauskas, 45 metų, vedęs, gyvena Kaune ir serga diabetu."],
    ["et", "Patsient Jaan Kask, 61-aastane, abielus, elab Tartus ja töötab õpetajana."],
    ["tl", "Ang pasyente na si Jose Santos ay nakatira sa Cebu at may sakit na diabetes."],
    ["is", "Sjúklingurinn Jón Sigurðsson er 45 ára, giftur og býr á Akureyri."],
    ["eu", "Pazientea Mikel Agirre da, 45 urtekoa, ezkondua, Donostian bizi da."],
    ["ca", "Benvolguda senyora Puig, la convidem a la reunió de Girona el dia cinc de maig."],
  ])("is told by its n-grams in a sentence without function words: %s", (language, text) =>
    expect(languageStretches(long(text)).map((one) => one.language)).toEqual([language]),
  );

  test.each([
    "Sayın Mehmet Yıldırım, lütfen en kısa sürede bizi arayın, toplantıya katılmadınız.",
    "Ο ασθενής Γιώργος Παπαδόπουλος είναι 45 ετών και μένει στην Πάτρα με τη γυναίκα του.",
  ])("is not refused where names are read in it: %s", (text) =>
    expect(of(long(text))).toBeUndefined(),
  );

  test.each([
    "Der Kläger wohnt in Köln und ist krank.",
    "Ama Owusu",
    "mehmet yilmaz, ayse demir, hatice ozturk",
    "Ovaj čovjek je bio u Zagrebu i nije se vratio kući.",
    "Agent Petra: Pozdrav, kako mogu pomoći?\nkorisnik: dobar dan, treba mi zatvorit račun od mog oca",
  ])("is none of ours: %s", (text) => expect(of(text)).toBeUndefined());
});

test("a word without end takes time in proportion to its length", () => {
  // where every character began a search for an address of its own, this took minutes
  expect(languageStretches("a".repeat(400_000))).toHaveLength(1);
  expect(languageStretches(`${"[".repeat(400_000)} a@b`)).toHaveLength(1);
});
