import { testDetector } from "../../../../test/marked.js";
import { acronym } from "./acronym.js";

testDetector(acronym, {
  finds: [
    "the [ORG/acronym National Police Forum] (“the [ORG/acronym NPF]”) said",
    "the [ORG/acronym Union for the Protection of Birds] (hereinafter [ORG/acronym UPB]), founded",
    "[ORG/acronym Landesverband Deutscher Imker] ([ORG/acronym LDI])",
  ],
  misses: [
    "the Code of Criminal Procedure (CCP)",
    "Attention Deficit Disorder (ADD)",
    "the National Police Forum (XYZ)", // other letters
    "a general practitioner (GP)", // no capitals
    "the Convention (“the Convention”)",
  ],
});
