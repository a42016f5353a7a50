import { listOf, phraseDetector, phrasesOf, plural } from "../../kit/phrases.js";

const ADHERENTS = listOf(`
  Adventist, Seventh-day Adventist, Ahmadi, Alevi, Amish, Anglican, Bahá'í, Baha'i, Baptist, Buddhist,
  Calvinist, Catholic, Greek Catholic, Roman Catholic, Christian, Druze, Evangelical, Hare Krishna,
  Hindu, Hutterite, Jain, Jehovah's Witness, Jew, Lutheran, Mennonite, Methodist, Mormon, Muslim, Moslem,
  Orthodox Christian, Orthodox Jew, Pentecostal, Presbyterian, Protestant, Quaker, Rastafarian,
  Salafi, Scientologist, Shia, Shiite, Shi'ite, Sikh, Sunni, Taoist, Unitarian, Yazidi, Zoroastrian`);

const FAITHS = listOf(`
  Adventism, Ahmadiyya, Alevism, Anglicanism, Buddhism, Calvinism, Catholicism, Christianity,
  Coptic, Greek Orthodox, Hinduism, Islam, Jainism, Jehovah's Witnesses, Jewish, Judaism,
  Lutheranism, Mormonism, Orthodox Church, Protestantism, Russian Orthodox, Scientology, Serbian
  Orthodox, Shintoism, Sikhism, Taoism, Ukrainian Orthodox, Wicca, Zoroastrianism, Church of Jesus
  Christ of Latter-day Saints, Muslims`);

// words of no capital
const LOWER = listOf(`
  agnostic, atheist, atheism, born-again Christian, non-believer, practising Catholic, Islamic
  headscarf, headscarf, hijab, niqab, burqa, burka, kippah, yarmulke, kirpan, Friday prayers, Kingdom
  Hall, bar mitzvah, bat mitzvah`);

/** Words for people of a faith that are also what somebody is called. */
const CALLED_SO: ReadonlySet<string> = new Set(["Christian", "Jain", "Sunni"]);
/** Whether words are for people of a faith, and nobody's name: 'Amish', 'Methodists'. */
export const isOfFaith = (words: string): boolean => OF_FAITH.has(words);
const OF_FAITH: ReadonlySet<string> = new Set(
  ADHERENTS.filter((one) => !CALLED_SO.has(one)).flatMap((one) => [one, plural(one)]),
);

/** Faiths and their people: 'Roman Catholic', 'Muslims', 'Jehovah's Witness', 'atheist'. */
export const religion = phraseDetector({
  name: "religion",
  type: "DEM",
  subtype: "religion",
  presidioEntity: "NRP",
  score: 0.6,
  phrases: [
    ...phrasesOf([...ADHERENTS, ...ADHERENTS.map(plural), ...FAITHS], "religion", {
      caseSensitive: true,
    }),
    ...phrasesOf(LOWER, "religion"),
  ],
});
