import { codeDetector } from "../detector.js";

/**
 * National identity cards (CIN, CNIE): one or two letters of the office and four to six digits
 * (DGSN).
 */
export const maCin = codeDetector("ma-cin", {
  anyCase: true,
  forms: { "letters and digits": ["@{1,2}#{4,6}", 0.1] },
  context: `
    cin, cnie, c.i.n., carte nationale, carte d'identité nationale, بطاقة التعريف الوطنية,
    البطاقة الوطنية`,
  finds: ["CIN [BK483920]", "carte nationale [A48392]"],
  misses: ["vol BK483920", "CIN BKD483920"],
});
