import { HEADS } from "../kit/organization-heads.js";
import { listOf } from "../kit/phrases.js";

/** Words that end a name: they begin sentences and clauses, or are in headings and letters. */
const FUNCTION_WORDS = listOf(`
  a, about, above, according, accordingly, across, additionally, after, afterwards, again, against,
  all, already, also, although, always, am, among, an, and, another, any, are, article, as, at,
  attn, because, been, before, being, below, besides, best, better, between, both, but, by, can,
  case, chapter, cc, could, currently, date, dear, despite, did, do, does, down, due, during, each,
  either, email, even, every, except, figure, finally, first, following, for, from, furthermore,
  given, good, had, has, have, having, he, hello, hence, her, here, hers, hey, hi, him, his, how,
  however, i, if, in, indeed, initially, instead, into, is, it, its, just, kind, last, lastly,
  later, law, least, less, let, like, many, may, me, meanwhile, more, moreover, most, much, must,
  my, neither, never, nevertheless, next, no, none, nor, not, nothing, now, of, off, often, on,
  once, one, only, or, originally, other, our, out, over, own, part, per, perhaps, phone, please,
  previously, re, regarding, sec, treas, regards, respectively, same, second, secondly, section, see, sent,
  several, shall, she, should, similarly, since, so, some, sometimes, soon, still, subject,
  subsequently, such, tel, thank, thanks, that, the, their, them, then, thereafter, therefore,
  these, they, third, this, those, though, three, through, throughout, thus, to, today, together,
  tomorrow, too, two, under, unless, until, unlike, unlikely, up, upon, us, very, via, was, we,
  welcome, well, were, what, when, whenever, where, whereas, whereupon, whether, which, while, who,
  whose, why, will, with, within, without, would, yes, yesterday, yet, you, your, yours, sincerely,
  hereinafter, eventually, ultimately, allegedly, apparently, consequently, conversely,
  fortunately, unfortunately, further, ltd, suite, apt, pursuant, immediately, recently, shortly,
  usually, possibly, probably, obviously, clearly, basically, actually, absolutely, certainly,
  definitely, sure, okay, ok, great, sorry, oh, ah, congratulations, monday, tuesday, wednesday,
  thursday, friday, saturday, sunday, january, february, march, november, october, december,
  september, st, nd, rd, th, vs, versus, v, nos, para, paras, annex, appendix, act`);

/** Words of places, organizations, offices and works: a run of capitals that contains one is no name. */
const THINGS = listOf(`
  abbey, access, account, airport, all-star, art, arts, avenue, award, awards, bay, beach, bill,
  blog, boulevard, book, bridge, building, bus, campus, canal, canyon, care, cathedral, cemetery,
  chapel, championship, channel, charter, chief, city, civil, classic, coast, code, common,
  community, conference, constitution, convention, corner, country, county, creek, criminal, crown,
  cup, data, deputy, desert, observer, district, drive, east, eastern, edition, education, empire,
  estate, europe, european, exchange, falls, family, farm, federal, festival, field, film, finance,
  foreign, forest, fort, francisco, free, games, garden, gardens, gate, gazette, general, global,
  hall, harbor, harbour, heights, high, highway, hills, home, hotel, inc, industries, inn,
  insurance, international, internet, interior, island, islands, islamic, journal, justice, king's,
  lake, land, limited, line, llc, local, ltd, magazine, mail, main, management, map, market,
  marketing, media, medical, memorial, metro, military, mine, motors, mount, mountain, mountains,
  music, nation, national, naval, network, new, news, north, northern, ocean, old, online, opera,
  order, palace, park, pass, peninsula, place, plan, plaza, plc, point, pool, port, post, prize,
  product, products, program, programme, project, province, public, queen's, radio, ranch, range,
  records, region, regional, report, republic, research, resort, review, rights, river, road, room,
  route, royal, sales, science, sea, security, seminary, series, shop, software, solutions, south,
  southern, springs, square, stadium, star, state, states, store, stores, street, studio, studios,
  summit, super, support, supreme, system, systems, technology, technologies, telegraph,
  television, terminal, theory, times, tour, tower, town, trade, trail, transport, treaty, trial,
  university, valley, version, video, village, war, water, way, web, west, western, world, zone,
  january, february, march, april, june, july, august, september, october, november, december,
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, christmas, easter, universe,
  earth, teen, leagues, practitioner, principles, terms, jurisdiction, conditions, comics, gmbh,
  ag, kg, llp, corp, co, sa, nv, bv, oy, ab, srl, spa, design, associates, brothers, bros,
  partners, american, british, french, german, italian, spanish, english, chinese, russian,
  turkish, polish, irish`);

const LOWER_HEADS = [...HEADS].map((head) => head.toLowerCase());

export const NAME_ENDS: ReadonlySet<string> = new Set(FUNCTION_WORDS);
export const NOT_IN_NAMES: ReadonlySet<string> = new Set([...THINGS, ...LOWER_HEADS]);
