import { testDetector } from "../../../../test/marked.js";
import { foreignDate } from "./foreign-date.js";

testDetector(foreignDate, {
  finds: [
    "am [DATETIME/date 4. Juni 1975] in Wien, im [DATETIME/date März 1980]",
    "am [DATETIME/date 4. August 1975]",
    "le [DATETIME/date 1er juin 1975], puis le [DATETIME/date 4 décembre]",
    "el [DATETIME/date 4 de junio de 1975]",
    "il [DATETIME/date 4 giugno 1975]",
    "op [DATETIME/date 4 maart 1975]",
    "dnia [DATETIME/date 4 czerwca 1975 r.] w sądzie",
    "em [DATETIME/date 4 de setembro de 1975]",
    "den [DATETIME/date 4 juni 1975]",
    "den [DATETIME/date 4. desember 1975]",
    "den [DATETIME/date 4. marts 1975]",
  ],
  misses: [
    "4 August 1975", // English, of the other detector
    "44 juin",
    "la maison 1975",
    "mars 12 bars",
  ],
});
