import { testDetector } from "../../../../test/marked.js";
import {
  frDrivingLicence,
  frIdentityCard,
  frNir,
  frPassport,
  frSiren,
  frSiret,
  frTaxNumber,
  frVat,
} from "./fr.js";

testDetector(frNir, {
  finds: [
    "assurée sous le [CODE/fr-nir 1 94 09 75 308 684 29]",
    "[CODE/fr-nir 293112A35444048]",
    "[CODE/fr-nir 184022B83546730]",
    "numéro de sécurité sociale [CODE/fr-nir 1940975308684]",
  ],
  misses: [
    "sécurité sociale 1 94 09 75 308 684 30", // wrong key
    "sécurité sociale 1 94 13 75 308 684 29", // month 13
    "sécurité sociale 194097530868",
    "colis 1940975308684",
  ],
});

testDetector(frTaxNumber, {
  finds: [
    "numéro fiscal [CODE/fr-tax-number 18 81 616 543 079]",
    "[CODE/fr-tax-number 1294393003365]",
  ],
  misses: ["numéro fiscal 1881616543078", "numéro fiscal 188161654307", "4294393003365"],
});

testDetector(frIdentityCard, {
  finds: [
    "Carte d'identité n° [CODE/fr-identity-card 130775R04412]",
    "carte nationale d’identité [CODE/fr-identity-card X4RTB7FW2]",
  ],
  misses: ["lot 130775R04412", "carte d'identité 131375R04412", "CNI X4RTB7FW"],
});

testDetector(frPassport, {
  finds: ["Passeport n° [CODE/fr-passport 17CK40281]"],
  misses: ["vol 17CK40281", "passeport 17CK4028", "passeport 17C402811"],
});

testDetector(frDrivingLicence, {
  finds: [
    "permis de conduire [CODE/fr-driving-licence 14AB20397]",
    "permis de conduire n° [CODE/fr-driving-licence 940775301284]",
  ],
  misses: ["colis 940775301284", "permis de conduire 941375301284", "permis 14AB2039"],
});

testDetector(frSiren, {
  finds: ["SIREN [CODE/fr-siren 149 401 424]", "RCS Lyon [CODE/fr-siren 809734288]"],
  misses: ["SIREN 149 401 425", "SIREN 149 401 42", "colis 809734288", "SIREN 000 000 000"],
});

testDetector(frSiret, {
  finds: [
    "[CODE/fr-siret 70787552202696]",
    "Siret : [CODE/fr-siret 898 827 449 22464]",
    "[CODE/fr-siret 35600000010014]", // La Poste: digits add up to a multiple of five
  ],
  misses: ["SIRET 70787552202697", "SIRET 7078755220269", "35600000010015"],
});

testDetector(frVat, {
  finds: [
    "TVA [CODE/fr-vat FR08159265107]",
    "[CODE/fr-vat FR 83 146 055 090]",
    "[CODE/fr-vat FRK4490760956]",
  ],
  misses: ["TVA FR09159265107", "TVA FRK4490760957", "TVA FR0815926510"],
});
