import { codeDetector } from "../detector.js";

const RANK =
  "(?:W?PC|W?PS|DC|DS|DI|DCI|PCSO|SC|P/C|Sgt|Sergeant|Insp|Inspector|Const|Cst|Constable|Officer|Ofc|Deputy|Trooper|Garda|Warden)\\.?";
const NAME = "\\p{Lu}[\\p{L}'’-]+";

/** Numbers of police officers and wardens behind their names and behind words for them: 'PS Khan 882', 'badge 4471'. */
export const collarNumber = codeDetector("collar-number", {
  subtype: "reference",
  forms: {
    "behind rank and name": [
      new RegExp(
        `(?<![\\p{L}])${RANK} (?:${NAME} ){1,2}(?:#|\\()?(?<value>[A-Z]{0,2}\\d{2,6}[A-Z]?)(?![\\p{L}\\d]|[./:-]\\d| ?(?:hrs?|hours|am|pm|h)\\b)`,
        "dgu",
      ),
      0.5,
    ],
    "behind the word for it": [
      /(?<![\p{L}])(?:[Cc]ollar|[Ss]houlder|[Ww]arrant|[Bb]adge|[Ss]hield)(?: (?:[Nn]o\.?|[Nn]umber))?[:#]? ?#?(?<value>[A-Z]{0,2}\d{2,6}[A-Z]?)(?![\p{L}\d]|[./:-]\d)/dgu,
      0.5,
    ],
  },
  finds: [
    "with PC Bright [4417] and PS KHAN [882].",
    "Officer Maria Diaz #[4471] took the report",
    "collar no. [1193], badge [4471], Warrant No: [CM882]",
  ],
  misses: [
    "PC Bright at 1140 hrs, PC Bright 0715 hrs",
    "with PC Bright and 4417 others",
    "Officer Diaz 12/04/2019",
    "a badge of honour, the warrant of 2019",
    "Inspector of 12 schools",
  ],
});
