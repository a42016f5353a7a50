/**
 * Top-level domains that people write without a scheme (IANA root zone; the generic ones in wide use
 * and the country codes). Left out: those that are file extensions (`md`, `py`,
 * `sh`, `rs`, `zip`) or what program text writes after a dot (`name`, `top`).
 */

const GENERIC =
  "com org net edu gov mil int info biz pro museum coop mobi online site website shop store blog " +
  "app dev cloud tech live club news email agency company solutions services group media network " +
  "digital world life xyz eu io co ai tv cc london berlin paris wien amsterdam nyc";

const COUNTRIES =
  "ac ad ae af ag al ao ar au az ba bb bd bf bg bh bi bj bn bo br bs bt bw by bz ca cd cf cg ch ci " +
  "cl cm cn cr cu cv cy cz de dj dk dm dz ec ee eg es et fi fj fk fm fo fr ga gb gd ge gg gh gi gl " +
  "gm gn gr gt gy hk hn hr ht hu ie il im iq ir je jm jo jp ke kg kh kr kw kz la lb lc li lk lr " +
  "ls lt lu lv ly ma mc mk mm mn mo mr mt mu mv mw mx mz na ne ng ni nl np nr nu nz om pa pe ph pk " +
  "pl pr pt pw qa ro ru rw sa sb sc sd se sg si sk sl sm sn sr st su sv sy sz td tg th tj tl tm " +
  "tn tr tt tw tz ua ug uk uy uz va vc ve vg vi vn vu ws ye za zm zw";

/** Country codes that are also words, so that 'the end.it was' is no domain without more to show for it. */
const WORDS = "am an as at be do email gs hm id in is it me my name no so to us";

const split = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const words = split(WORDS);
const known: ReadonlySet<string> = new Set([...split(GENERIC), ...split(COUNTRIES), ...words]);

export const isKnownTld = (label: string): boolean => known.has(label.toLowerCase());

export const isWordTld = (label: string): boolean => words.has(label.toLowerCase());
