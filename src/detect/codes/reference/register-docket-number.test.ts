import { testDetector } from "../../../../test/marked.js";
import { registerDocketNumber } from "./register-docket-number.js";

testDetector(registerDocketNumber, {
  finds: [
    "Az. [CODE/case-number 2 BvR 1936/02].",
    "(file no. [CODE/case-number 3 StR 12/04]), [CODE/case-number 17 C 1098/87]",
    "Austria: [CODE/case-number 9 ObA 19/04x] and [CODE/case-number 3 Cg 296/88]",
    "Poland: [CODE/case-number II K 129/98], [CODE/case-number III CZP 19/2004]",
    "[CODE/case-number 20 Cm 19/2004]",
    "[CODE/case-number 6B_129/2010] and [CODE/case-number 1C 19/2008]",
    "ex parte Smith, [CODE/case-number CO/1099/92]",
    "Aktenzeichen: [CODE/case-number 12-3456/99]",
    "file number [CODE/case-number RPO 174986/94/II]",
  ],
  misses: [
    "MMSE 24/30 and LEFS 31/80",
    "on 5 May 12/98",
    "ISO 9001/15 and OJ 2001/45",
    "chapter 2 Part 3",
    "the 3 Smith 1936",
    "12 km/h",
    "TA 145/80, PA 150/85, TK 160/90",
    "Azure 12",
    "WLR 12/2.5",
    "Discussed at MDT 14/03",
    "DOB 03/2016",
  ],
});
