import { testDetector } from "../../../../test/marked.js";
import { postalCode } from "./postal-code.js";

testDetector(postalCode, {
  finds: [
    "zip code: [LOC/postal-code 62719], ZIP [LOC/postal-code 10019-1234]",
    "my postal code is [LOC/postal-code 2209], PLZ [LOC/postal-code 10119]",
    "Ottawa [LOC/postal-code K1A 0B9].",
    "Wilton, Cork [LOC/postal-code T12 DC4A]",
    "[LOC/postal-code 1019 AB] Amsterdam and [LOC/postal-code 2519EC] 's-Gravenhage",
    "adres: [LOC/postal-code 1019 AB]",
    "[LOC/postal-code D-10119] Berlin, [LOC/postal-code CH-8009] Zürich",
    "wohnhaft in [LOC/postal-code 10119] Berlin",
    "demeurant à [LOC/postal-code 75019] Paris",
    "ul. Jasna, [LOC/postal-code 00-193] Warszawa",
  ],
  misses: [
    "in 1984 AD Rome and 1066 BC Athens",
    "the 2005 LA Film Festival in the street",
    "2004 US Army, 2500 EU Member States",
    "12345 People came",
    "10119 Berlin",
    "K1A 0D9 is F1O 0B9",
  ],
});
