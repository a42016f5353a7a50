import { testDetector } from "../../../../test/marked.js";
import { knownOrganization } from "./known-organization.js";

testDetector(knownOrganization, {
  finds: [
    "the [ORG/known BBC] and the [ORG/known Council of Europe] said",
    "before the [ORG/known Sąd Najwyższy] and [ORG/known NATO]",
  ],
  misses: ["who are un and eu", "a red cross", "the council of europe"],
});
