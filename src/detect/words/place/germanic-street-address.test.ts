import { testDetector } from "../../../../test/marked.js";
import { germanicStreetAddress } from "./germanic-street-address.js";

testDetector(germanicStreetAddress, {
  finds: [
    "in der [LOC/address Hauptstraße 12].",
    "[LOC/address Berliner Str. 5a, 10119 Berlin]",
    "[LOC/address Lindenallee 12-14\n22119 Hamburg]",
    "[LOC/address Am Markt 3, 07749 Jena]",
    "[LOC/address Keizersgracht 19, 1019 AB Amsterdam]",
    "[LOC/address Storgatan 7, 111 29 Stockholm] and [LOC/address Vestervej 79]",
    "[LOC/address Karl Johans gate 12]",
  ],
  misses: [
    "die Hauptstraße ist 12 km lang",
    "Amsterdam 1999",
    "Am Montag 3 Stunden",
    "Hauptstraße 12.5",
    "the investigation 12",
  ],
});
