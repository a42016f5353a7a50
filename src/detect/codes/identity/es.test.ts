import { testDetector } from "../../../../test/marked.js";
import { esCif, esNie, esNif, esPassport, esSocialSecurity } from "./es.js";

testDetector(esNif, {
  finds: [
    "con DNI [CODE/es-nif 40961311J]",
    "[CODE/es-nif 19.831.961-G]",
    "[CODE/es-nif ES00212327Z]",
    "[CODE/es-nif K5253103H] y [CODE/es-nif 40961311j]",
  ],
  misses: [
    "DNI 40961311K", // wrong letter
    "DNI 409613J",
    "DNI 40961311",
    "00000000T",
  ],
});

testDetector(esNie, {
  finds: [
    "su NIE es [CODE/es-nie Y8580514X]",
    "[CODE/es-nie Z-5277184-T], [CODE/es-nie x2545107l]",
  ],
  misses: ["NIE Y8580514T", "NIE Y858051X", "NIE W8580514X"],
});

testDetector(esCif, {
  finds: [
    "CIF [CODE/es-cif B43220318]",
    "[CODE/es-cif Q9197389A]",
    "IVA [CODE/es-cif ESG13453857]",
  ],
  misses: ["CIF B43220319", "CIF B4322031", "CIF I43220318"],
});

testDetector(esSocialSecurity, {
  finds: [
    "n.º de la Seguridad Social [CODE/es-social-security 28/12345678/40]",
    "[CODE/es-social-security 08 05512340 50]",
    "NAF [CODE/es-social-security 413099881765]",
  ],
  misses: [
    "Seguridad Social 28/12345678/41",
    "Seguridad Social 60/12345678/40", // no such province
    "Seguridad Social 28/123456/40",
  ],
});

testDetector(esPassport, {
  finds: [
    "pasaporte [CODE/es-passport PAC402817]",
    "Passport number [CODE/es-passport XDD118204]",
    "mi pasaporte es [CODE/es-passport pac402817]",
  ],
  misses: ["vuelo PAC402817", "pasaporte PAC40281"],
});
