import { testDetector } from "../../../../test/marked.js";
import { fiHetu, fiYTunnus } from "./fi.js";

testDetector(fiHetu, {
  finds: [
    "hetu [CODE/fi-personal-identity-code 241046-1774]",
    "[CODE/fi-personal-identity-code 240783-379S]",
    "tunnus on[CODE/fi-personal-identity-code 240783-379S]", // no space
    "[CODE/fi-personal-identity-code 140305A123P]",
    "[CODE/fi-personal-identity-code 020394Y123X], [CODE/fi-personal-identity-code 010299+123S]",
  ],
  misses: [
    "hetu 241046-1775", // wrong check character
    "hetu 310246-1774", // no 31 February
    "hetu 241046G1774", // no such sign
    "hetu 241046-177",
    "K241046-1774",
  ],
});

testDetector(fiYTunnus, {
  finds: [
    "Y-tunnus [CODE/fi-y-tunnus 0887875-8]",
    "[CODE/fi-y-tunnus 5753127-5]",
    "[CODE/fi-y-tunnus FI60894026]",
  ],
  misses: ["Y-tunnus 0887875-9", "FI60894027", "Y-tunnus 088787-8"],
});
