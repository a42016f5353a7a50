import { testDetector } from "../../../../test/marked.js";
import { company } from "./company.js";

testDetector(company, {
  finds: [
    "worked for [ORG/company Muster & Söhne GmbH] in Bonn",
    "[ORG/company Acme Widgets, Inc.] and [ORG/company Beispiel Holding AG] merged",
    "the firm [ORG/company O'Brien and Reed LLP], [ORG/company Kejser A/S]",
    "by [ORG/company Norwich Pharma Co.] and by [ORG/company Wheeler & Partners]",
    "a lawyer of [ORG/company Royd Rudge & Solicitors] in York",
    "[ORG/company Petit S.A.] in Lyon, [ORG/company Zwei Sp. z o.o.] in Łódź",
    "against [ORG/company BROOKSIDE DAIRIES (HALLAM) LTD.] and [ORG/company Acme (UK) Limited]",
    "Mr R. K. Desai of [ORG/company Desai Loveday & Co] to be",
    "[ORG/company Société Générale de Papier SARL] sued",
  ],
  misses: [
    "Proposed AB, seconded JS", // initials
    "AS TO THE LAW",
    "The Limited",
    "in Co Tyrone and with Co-operation",
    "Mr A.S. and others",
    "his Partners and Sons",
    "a ltd and an inc",
  ],
});
