import { testDetector } from "../../../../test/marked.js";
import { seOrganisationsnummer, sePassport, sePersonnummer } from "./se.js";

testDetector(sePersonnummer, {
  finds: [
    "personnummer [CODE/se-personnummer 701111-9356]",
    "[CODE/se-personnummer 19730625-6996]",
    "[CODE/se-personnummer 650624+2475], [CODE/se-personnummer 6506242475]",
    "samordningsnummer [CODE/se-personnummer 701063-2391]",
    "mitt nummer är[CODE/se-personnummer 701111-9356]", // no space
  ],
  misses: [
    "personnummer 701111-9357", // wrong check digit
    "personnummer 700230-9352", // no 30 February
    "personnummer 701311-9356", // month 13
    "personnummer 701111-935",
    "5701111-9356", // the end of a longer number
    "A701111-9356",
  ],
});

testDetector(seOrganisationsnummer, {
  finds: [
    "org.nr [CODE/se-organisationsnummer 557178-4403]",
    "orgnr [CODE/se-organisationsnummer 5579799064]",
    "[CODE/se-organisationsnummer SE552271311301]",
  ],
  misses: [
    "orgnr 557178-4404",
    "orgnr 551178-4401", // third digit below 2
    "order 5579799064",
    "SE552271311302",
  ],
});

testDetector(sePassport, {
  finds: ["passnummer [CODE/se-passport 40281773]", "svenskt pass [CODE/se-passport AA4028177]"],
  misses: ["passerade 40281773", "passnummer 4028177"],
});
