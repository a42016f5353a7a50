import { listOf, phraseDetector, phrasesOf } from "../../kit/phrases.js";

const COUNTS = listOf(
  "one, two, three, four, five, six, seven, eight, nine, ten, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
);
const CHILDREN = listOf("child, children, minor children, young children, kids, grandchildren");
const PARENTS = listOf("mother, father, parent, grandmother, grandfather, parents");

const LISTED = listOf("childless, only child, orphan, identical twin, twin brother, twin sister");

/** Family: how many children somebody has, and relations few people have. */
export const family = phraseDetector({
  name: "family",
  type: "DEM",
  subtype: "family",
  score: 0.6,
  phrases: [
    ...phrasesOf(LISTED, "relation"),
    ...phrasesOf(
      COUNTS.flatMap((count) => [
        ...CHILDREN.map((who) => `${count} ${who}`),
        ...PARENTS.map((who) => `${who} of ${count}`),
      ]),
      "count of children",
    ),
  ],
});
