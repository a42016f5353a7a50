import { testDetector } from "../../../../test/marked.js";
import { referenceCode } from "./reference-code.js";

testDetector(referenceCode, {
  finds: [
    "Ref: [CODE/reference AB-1934-X].",
    "invoice no. [CODE/reference 2021-00945], order number [CODE/reference 98765]",
    "MRN [CODE/reference 00193456] and ticket #[CODE/reference 48913]",
    "Your policy number is [CODE/reference POL-129/456].",
    "booking reference [CODE/reference X7K9QP], tracking code: [CODE/reference 1Z999-04]",
    "case id [CODE/reference 7890]; Claim: [CODE/reference CLM129456]",
    "patient's no. [CODE/reference 193] and Order #[CODE/reference A1]",
    "plot no. [CODE/reference 45], registration no. [CODE/reference D-4940]",
    "account number [CODE/bank-account 129456], Acct: [CODE/bank-account 20394059], a/c no. [CODE/bank-account 31926819]",
    "account id: [CODE/reference AB-1934]",
    "Kundennummer: [CODE/reference 129456], Rechnung Nr. [CODE/reference 2021/945]",
    "dossier n° [CODE/reference 12-945]",
    "employee ID: [CODE/reference E19456]",
    "Your reference number is #[CODE/reference 67890], your code is [CODE/reference 987654]",
    "Hospital ID: [CODE/reference 456789]",
    "(customer number [CODE/reference 19456])",
    "bleep [CODE/reference 4410], ext. [CODE/reference 401], Pager [CODE/reference 2217]",
  ],
  misses: [
    "in order 20 people came",
    "Staff: 22. Customer: 20 at the shop. Patients: 12", // how many
    "the extension 12 m long",
    "Article 8, section 3(2), Protocol No. 1, Law no. 2844",
    "the case of 1998 and the report of 12 March 2004",
    "invoice: 12/03/2004, report no. 2004-03-12",
    "a bill of 300 euros, payment: 50%",
    "an order no one could follow",
    "credit 45",
    "the application was lodged",
    "page no. 12, room number 7",
    "booking: 10:30",
    "case no. 5",
    "the number is 1500 and the code is law",
    "the Contract Clause.2 It",
  ],
});
