import { testDetector } from "../../../../test/marked.js";
import {
  deHealthInsurance,
  dePhysicianNumber,
  dePracticeNumber,
  deSocialSecurity,
} from "./de-insurance.js";

testDetector(deSocialSecurity, {
  finds: [
    "[CODE/de-social-security 53270181M625]",
    "Rentenversicherungsnummer [CODE/de-social-security 65 170839 J 003]",
  ],
  misses: [
    "53270181M626", // wrong check digit
    "53300281M622", // no 30 February
    "5327018M625",
  ],
});

testDetector(deHealthInsurance, {
  finds: [
    "Versichertennummer [CODE/de-health-insurance T348271612]",
    "[CODE/de-health-insurance M901145283], AOK",
    "KVNR [CODE/de-health-insurance T3482716121095008710]",
    "kvnr [CODE/de-health-insurance t348271612]",
  ],
  misses: ["KVNR T348271613", "KVNR T34827161", "KVNR 1348271612", "kvnr t348271613"],
});

testDetector(dePhysicianNumber, {
  finds: [
    "LANR [CODE/de-physician-number 482913201]",
    "Arztnummer: [CODE/de-physician-number 750264934]",
  ],
  misses: ["LANR 482913301", "LANR 48291320", "Zähler 482913201"],
});

testDetector(dePracticeNumber, {
  finds: ["BSNR [CODE/de-practice-number 721480093]"],
  misses: ["BSNR 991480093", "BSNR 72148009", "Zähler 721480093"],
});
