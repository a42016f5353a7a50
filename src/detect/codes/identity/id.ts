import { digitsOf, isShortDate, luhn } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Population numbers (NIK): province, regency and district, date of birth with the day of women
 * raised by 40, serial; no check digit (Ministry of Home Affairs, Law 24/2013).
 */
export const idNik = codeDetector("id-nik", {
  forms: {
    "sixteen digits": [
      /\b(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])\d{4}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}\b/g,
      0.4,
    ],
  },
  validate(match) {
    return isShortDate(twoDigits(match, 10), twoDigits(match, 8), twoDigits(match, 6) % 40)
      ? undefined
      : false;
  },
  context: "nik, ktp, e-ktp, no ktp, nomor induk kependudukan, kartu tanda penduduk",
  finds: [
    "[3171041405910007]",
    "KTP [3273055408880002]", // a woman: day 14 raised by 40
  ],
  misses: ["3171043605910007", "3171043102910007", "2971041405910007", "317104140591000"],
});

/**
 * Taxpayers' numbers (NPWP): kind, six digits, Luhn digit over the eight before, office, branch
 * (Directorate General of Taxes; OECD, "Indonesia TIN").
 */
export const idNpwp = codeDetector("id-npwp", {
  forms: {
    "with points": ["##.###.###.#-###.###", 0.95],
    "in one piece": ["0?#{15}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match).slice(-15);
    return luhn(digits.slice(0, 9));
  },
  validatedScore: 0.3,
  context: "npwp, nomor pokok wajib pajak, pajak, tax id",
  finds: ["[19.711.531.4-257.463]", "NPWP [685877334493637]"],
  misses: ["19.711.531.5-257.463", "order 685877334493637", "NPWP 685877335493637"],
});
