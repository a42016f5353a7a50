import { testDetector } from "../../../../test/marked.js";
import { romanceStreetAddress } from "./romance-street-address.js";

testDetector(romanceStreetAddress, {
  finds: [
    "au [LOC/address 5 rue de la Paix, 75019 Paris].",
    "[LOC/address 12 bis, avenue Victor Hugo]",
    "mieszka przy [LOC/address ul. Długa 5/7 m. 3, 00-193 Warszawa]",
    "en [LOC/address Calle Mayor 3] o in [LOC/address via Roma 7]",
    "[LOC/address Rua das Flores, nº 19]",
    "[LOC/address Piazza del Popolo 12, 00187 Roma]",
  ],
  misses: [
    "via Zoom 2 hours a day",
    "12 avenues of approach",
    "la rue de la Paix",
    "the 5 place names",
    "via Roma 7.50",
    "(D.C. Cir. 2008)",
    "In re Dupont Plaza Hotel Fire Litig., 989 F.2d",
  ],
});
