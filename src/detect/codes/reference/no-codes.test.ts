/** A long text full of numbers, dates, laws, sums and names that are no code of anybody. */

import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { DETECTORS_BY_ROOM } from "../../registry.js";

const PROSE = `
The applicant, a carpenter of fifty-three, was born in 1951 and had lived in the valley for most of his
life. On 12 March 1987 he opened a workshop with two partners; by 1990 it employed 14 people and by 1995,
at the height of the boom, 31. Its turnover rose from 120,000 to 1,450,000 euros in eight years, that is
by some 36.4% a year. In the winter of 1996/97, however, the orders fell by half, and between 1998 and 2001
the firm lost $2.5 million, GBP 40,000 of it on a single contract. "We had 3 or 4 good years," he said,
"and then 5 bad ones." He was not alone: of the 212 workshops of the region, 87 closed before 2003.

The Regional Court heard the case on 5 May 2004 at 9.30 a.m. in room 12. Three judges sat, and 2 experts
were called; the hearing lasted 4 hours and 20 minutes. Article 8 of the Convention, read together with
Article 1 of Protocol No. 1, was relied on by both sides. Section 3(2) of the Housing Act 1985, Law no. 2844
and Law no. 12/1991, Regulation (EC) No. 44/2001 and paragraph 4.2.1 of the guidelines were cited as well.
The court, in a judgment of 24 pages, found that the delay of 7 years, 3 months and 11 days was too long.
It awarded 3,000 euros (EUR) for non-pecuniary damage and 1,250.50 euros for costs, to be paid within 3 months.
The High Court and, later, the Supreme Court upheld it by 4 votes to 3. See also Smith v. Jones, at 45-47,
and 18 U.S.C. § 1030; compare 131 S. Ct. 2541 (2011), where 5 High Court judges had come to the same view.

His wife, a nurse, kept the books. She remembers that the telephone rang all day in 1993, that they called
their first car Emma, and that the bank, which had been so kind, sent them a letter of 3 lines in 1999. The
account was closed on 30 June. There was an order, she says, to everything: the bills in one folder, the
tickets in another, the children's reports from 1984 to 1996 in a third. In the school year 2002/03 their
daughter was 16; her blood pressure, 130/85, worried the doctor a little, who gave her 20 mg of something twice
a day for 6 weeks, e.g. before breakfast. The temperature that summer reached 38.5 degrees. A password was
required for the school's computer, which nobody knew; version 2.10.3 of the program had been installed
and then 2.11, i.e. the last one. She laughed about it. The ratio of boys to girls was 3:2, by the way.

In the village there are 2 churches, 1 mill and 14 farms. The road from there to the town is 23.7 km long and
was built in 1936. In 1998 Park Avenue, as the young people call the path behind the mill, was paved at
last. 12 houses stand on it. The 3 oldest ones date from 1742, 1760 and 1811. At 1,240 metres the air is thin,
and from the 4th of November to the 20th of March nobody comes. The Hotel Post has 40 beds; a room for 2
costs between 85 and 110 euros, breakfast included, and children under 6 pay nothing. Buses run at 7.15,
12.40 and 18.05, on Sundays at 10:00 only. The No. 2 bus goes to the lake, which covers 3.2 square kilometres and is
48 metres deep. The map on page 31, on a scale of 1:25,000, shows chapters of old forests, numbers 1 to 9.

What remains? A man of 53, 2 grown children, 1 dog. "Mr.Smith," a neighbour says, running the words together, "is the
best I know.He never complained." The judgment, final since 9.9.2005, has been read by perhaps 300 people. The
Committee of Ministers, in Resolution 2006 of its 940th meeting, closed its examination under point 4. One of the
lawyers wrote an article of 8,000 words; another gave lectures, in 2007 and 2008, in which the case stood for all that
was wrong with procedure in the 1990s. There were 1,500 EU directives then, 2,300 pages of comments and, as somebody
counted, 4 different definitions of the word "home". A committee of 12 members met 26 times. Its report, 512 pages with
annexes A, B and C, said on page 3 that things were improving, and on page 498 that they were not.

The carpenter went back to work in 2006. He makes chairs, 4 a month, at 180 euros each, sometimes a table of 2 x 1.2 m.
He has no website and sends no messages; one has to walk up to the farm, where a board says "OPEN DAILY EXCEPT MONDAY" and below,
in smaller letters, PRODUCTION OF FINE FURNITURE SINCE MCMLXXXVII. Customers come from as far as 500 km away. An
order takes 6 to 8 weeks. He looks at his visitors, points at the dot on the map where they started, and asks what the weather was like
there. Then he shows them the tools: 12 planes, 30 chisels of 2 to 40 mm, 1 saw of 1880. 80 per cent of the wood is larch.
"In 10 years," he says, "I shall be 65 and stop." Nobody believes him. He scored 9 out of 10 in a contest in 2010, between
the 100 best of the 3 countries, at the age of 58 years and 9 months, and on 31 December 2010, at 23.59, he was seen dancing.
`;

const detectors = [
  ...DETECTORS_BY_ROOM.network,
  ...DETECTORS_BY_ROOM.finance,
  ...DETECTORS_BY_ROOM.reference,
  ...DETECTORS_BY_ROOM.place,
];

test.each(detectors.map((detector) => [detector.name, detector] as const))(
  "%s finds nothing in prose",
  async (_name, detector) => {
    const found = await findIn(detector, PROSE);
    expect(
      found.filter(({ score }) => score >= 0.4).map(({ start, end }) => PROSE.slice(start, end)),
    ).toEqual([]);
  },
);
