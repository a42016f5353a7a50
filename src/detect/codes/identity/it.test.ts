import { testDetector } from "../../../../test/marked.js";
import { itDriverLicense, itFiscalCode, itIdentityCard, itPassport, itVatCode } from "./it.js";

testDetector(itFiscalCode, {
  finds: [
    "nata a Milano, [CODE/it-fiscal-code RNLPLA82C11F205Q]",
    "[CODE/it-fiscal-code bnc gnn 61e55 h501 q]",
    "[CODE/it-fiscal-code VRDLCU9LT2LL2MLY]", // digits turned into letters
    "codice fiscale [CODE/it-fiscal-code RNLPLA82C11F205Z]", // wrong letter, but it was meant
  ],
  misses: [
    "RNLPLA82C11F205Z", // wrong check letter
    "codice fiscale RNLPLA82C39F205Q", // no such day
    "codice fiscale RNLPLA82C11F205",
  ],
});

testDetector(itVatCode, {
  finds: [
    "Partita IVA [CODE/it-vat-code 76196960033]",
    "[CODE/it-vat-code IT13957100293]",
    "[CODE/it-vat-code IT 95884620386]",
  ],
  misses: [
    "P.IVA 76196960034", // wrong check digit
    "P.IVA 76196963333", // no such tax office
    "P.IVA 7619696003",
    "00000000000",
  ],
});

testDetector(itDriverLicense, {
  finds: [
    "patente di guida [CODE/it-driver-license MI4027718K]",
    "patente n. [CODE/it-driver-license U1K40B77LT]",
  ],
  misses: ["ricambio MI4027718K", "patente MI402771K", "patente U1A40B77L"],
});

testDetector(itPassport, {
  finds: ["passaporto [CODE/it-passport YB4027718]"],
  misses: ["volo YB4027718", "passaporto YB402771"],
});

testDetector(itIdentityCard, {
  finds: [
    "carta d'identità n. [CODE/it-identity-card AR 4027718]",
    "carta d’identità elettronica [CODE/it-identity-card CA40277AD]",
    "CIE [CODE/it-identity-card 4027718AA]",
  ],
  misses: ["volo CA40277AD", "carta d'identità CA4027AD"],
});
