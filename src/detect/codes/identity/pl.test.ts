import { testDetector } from "../../../../test/marked.js";
import { plIdentityCard, plNip, plPassport, plPesel, plRegon } from "./pl.js";

testDetector(plPesel, {
  finds: ["PESEL [CODE/pl-pesel 50121644755]", "[CODE/pl-pesel 58061180106]"],
  misses: [
    "PESEL 50121644756", // wrong check digit
    "PESEL 50130144755", // month 13
    "PESEL 50023044753", // no 30 February
    "PESEL 5012164475",
  ],
});

testDetector(plNip, {
  finds: [
    "NIP [CODE/pl-nip 8950853715]",
    "[CODE/pl-nip 360-642-38-98]",
    "[CODE/pl-nip PL6909827633]",
    "[CODE/pl-nip PL 8950853715]",
  ],
  misses: ["NIP 8950853716", "NIP 895085371", "tel. 8950853715"],
});

testDetector(plRegon, {
  finds: ["REGON [CODE/pl-regon 336757680]", "REGON: [CODE/pl-regon 17092698427519]"],
  misses: ["REGON 336757681", "REGON 17092698427518", "REGON 33675768", "faktura 336757680"],
});

testDetector(plIdentityCard, {
  finds: [
    "dowód osobisty [CODE/pl-identity-card CHK 940817]",
    "seria i numer [CODE/pl-identity-card DBN091526]",
  ],
  misses: ["dowód CHK 840817", "seria CHK940817", "dowód CHK 94081", "dowód CH 940817"],
});

testDetector(plPassport, {
  finds: ["paszport nr [CODE/pl-passport EB9730516]", "paszportu [CODE/pl-passport AK 2294083]"],
  misses: ["paszport EB8730516", "lot EB9730516", "paszport EB973051"],
});
