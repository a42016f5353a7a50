import { testDetector } from "../../../../test/marked.js";
import {
  deCommercialRegister,
  deDrivingLicence,
  deIdCard,
  dePassport,
  deTaxId,
  deTaxNumber,
  deVat,
} from "./de.js";

testDetector(deTaxId, {
  finds: [
    "Steuer-ID: [CODE/de-tax-id 65 102 998 398]",
    "[CODE/de-tax-id 65922031728] steht im Bescheid",
    "Steueridentifikationsnummer [CODE/de-tax-id 28964522173]",
    "Muster, IdNr [CODE/de-tax-id 12345678903]", // check digit right, no digit repeated
  ],
  misses: [
    "Steuer-ID: 65102998399", // wrong check digit
    "Steuer-ID: 05102998398", // starts with 0
    "Steuer-ID: 6510299839",
    "Bestellung 12345678903",
    "Steuer-ID: 11112345678", // check digit right, one digit four times among the first ten
  ],
});

testDetector(deTaxNumber, {
  finds: [
    "Steuernummer [CODE/de-tax-number 143/207/40318]",
    "Finanzamt Köln, St.-Nr. [CODE/de-tax-number 217/5094/1183]",
    "Steuernummer [CODE/de-tax-number 013 815 08153]",
    "Steuernummer [CODE/de-tax-number 9143020740318]",
  ],
  misses: [
    "am 12/04/2021",
    "Seiten 143/207/40318",
    "Artikel 9143020740318",
    "Steuernummer 143/207",
  ],
});

testDetector(deIdCard, {
  finds: [
    "[CODE/de-id-card L4VT29H3K6]",
    "Personalausweis [CODE/de-id-card T22K8M40P]",
    "Ausweisnummer [CODE/de-id-card T22K8M40P0]",
    "[CODE/de-id-card l4vt29h3k6], Ausweis [CODE/de-id-card t22k8m40p]",
  ],
  misses: [
    "Personalausweis L4VT29H3K7", // wrong check digit
    "Teil T22K8M40P",
    "Ausweis LMNPRTVWX",
    "Ausweis L4VT29H",
  ],
});

testDetector(dePassport, {
  finds: [
    "[CODE/de-passport F3H9NKT6V5]",
    "Reisepass [CODE/de-passport C7JF3ZR82]",
    "[CODE/de-passport f3h9nkt6v5], Reisepass [CODE/de-passport c7jf3zr82]",
  ],
  misses: ["Reisepass F3H9NKT6V4", "Teil C7JF3ZR82", "Reisepass C7JF3ZR"],
});

testDetector(deDrivingLicence, {
  finds: [
    "Fahrerlaubnis [CODE/de-driving-licence F0100L7KQ51]",
    "Führerschein [CODE/de-driving-licence J430A2B3C32]",
    "Führerscheinnummer [CODE/de-driving-licence BO12345678A]",
    "führerschein [CODE/de-driving-licence bo12345678a]",
  ],
  misses: ["Karte F0100L7KQ51", "BO12345678A", "Führerschein F0100L7KQ"],
});

testDetector(deVat, {
  finds: [
    "[CODE/de-vat DE523189354] and [CODE/de-vat de523189354]",
    "USt-IdNr. [CODE/de-vat DE 538 640 454]",
    "USt-IdNr.: [CODE/de-vat DE 523 189 355]", // the check is not official
  ],
  misses: ["DE523189355", "USt-IdNr. DE52318935"],
});

testDetector(deCommercialRegister, {
  finds: [
    "Amtsgericht Charlottenburg, [CODE/de-commercial-register HRB 104928 B]",
    "[CODE/de-commercial-register HRA Nr. 5521] und [CODE/de-commercial-register GnR 318]",
  ],
  misses: ["HRB allein", "HR 5521", "HRB 10492877"],
});
