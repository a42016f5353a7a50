import { testDetector } from "../../../../test/marked.js";
import { celticStreetAddress } from "./celtic-street-address.js";

testDetector(celticStreetAddress, {
  finds: [
    "moved to [LOC/address 45 Triq San Duminku] and [LOC/address Sqaq San Mikiel]",
    "She lives at [LOC/address 11b Heol Gwyrosydd] now",
    "to [LOC/address 4 Ffordd Pen-y-Bryn, Caernarfon LL55 2AB], by post",
    "the shop in [LOC/address Stryd y Farchnad] closed",
    "[LOC/address 12 Lôn Isaf\nPwllheli]",
    "moved to [LOC/address 3 Bóthar na Trá, Gaillimh] in May",
    "[LOC/address Rhodfa Padarn] and [LOC/address Clos Dewi Sant]",
  ],
  misses: [
    "Maes said so",
    "the heol was closed",
    "a Lon or a Clos by itself",
    "in 1998 the Ffordd",
  ],
});
