import { listOf, phraseDetector, phrasesOf } from "../../kit/phrases.js";

const ACRONYMS = listOf(`
  BBC, CBS, CIA, CNN, ECtHR, EU, FBI, FDA, FIFA, FSB, GCHQ, HMRC, IAEA, ICRC, ILO, IMF, INTERPOL,
  IRS, KGB, MI5, MI6, NASA, NATO, NHS, NSA, NYPD, OECD, OSCE, PKK, PLO, RAF, RUC, UEFA, UN, UNESCO,
  UNHCR, UNICEF, USAF, WHO, WTO, YMCA, IRA, LAPD, MIT, UCLA, NBA, NFL, NHL, MLB, NBC, ABC
  News, HBO, IBM, SAP, BMW, AT&T`);

const NAMES = listOf(`
  Amnesty International, Audiencia Nacional, Aftenposten, Al Jazeera, Al-Qaeda, Associated Press,
  Bezirksgericht, Bundesgerichtshof, Bundesrat, Bundestag, Bundesverfassungsgericht, Cheka, Council
  of Europe, Cour de cassation, Conseil d'Etat, Conseil d'État, European Commission, European
  Parliament, European Union, Europol, Eurojust, Folketing, Gestapo, Greenpeace, Hamas, Hezbollah,
  Hizbollah, Human Rights Watch, Interpol, Knesset, Landesgericht, Landgericht, Amtsgericht,
  Médecins Sans Frontières, Nationalrat, Oberlandesgericht, Oberster Gerichtshof, Oberstes Gericht,
  Red Cross, Red Crescent, Riksdag, Sąd Apelacyjny, Sąd Najwyższy, Sąd Okręgowy, Sąd Rejonowy, Sąd
  Wojewódzki, Scotland Yard, Securitate, Sejm, Sinn Féin, Sinn Fein, Solicitor General, Stasi,
  Storting, Taliban, Tribunal Supremo, Tribunal Constitucional, Verfassungsgerichtshof,
  Verwaltungsgericht, Verwaltungsgerichtshof, World Bank, Salvation Army, Google, Microsoft,
  Facebook, Amazon.com, YouTube, Twitter, Instagram, Wikipedia, Yahoo, Apple Inc, Reuters, Le
  Monde, New York Times, Washington Post, The Guardian, Der Spiegel, Financial Times, Wall Street
  Journal, Daily Mail, Harvard, Oxfam, Lufthansa, Siemens, Volkswagen, Toyota, Samsung, Nokia,
  Boeing, Airbus, Pfizer, Bayer, Nestlé, Walmart, Starbucks, McDonald's, Tesco, Sainsbury's, Asda, Morrisons,
  Waitrose, Aldi, Lidl, Argos, Marks & Spencer, IKEA, Primark, Greggs, Deliveroo, eBay, PayPal, Netflix, Spotify, WhatsApp,
  TikTok, Barclays, HSBC, NatWest, Vodafone, Petplan, Aviva, Bupa, Ofsted, Cafcass, DVLA, DWP, Ryanair, easyJet, Royal Mail,
  Co-op Funeralcare, March of Dimes, Trader Joe's, Specsavers, Poundland, Wetherspoons`);

const EVERYBODYS = new Set([...ACRONYMS, ...NAMES]);
/** Whether it is the name of an organization that everybody knows, as they write it. */
export const isKnownOrganization = (words: string): boolean => EVERYBODYS.has(words);

/** Organizations everybody writes the same way: 'Council of Europe', 'NATO', 'Sąd Najwyższy'. */
export const knownOrganization = phraseDetector({
  name: "known-organization",
  type: "ORG",
  subtype: "known",
  presidioEntity: "ORGANIZATION",
  score: 0.75,
  phrases: phrasesOf([...ACRONYMS, ...NAMES], "well-known organization", { caseSensitive: true }),
  // 'European Commission of Human Rights' is another
  accepts: ({ endWord }, words) => words.lower[endWord] !== "of",
});
