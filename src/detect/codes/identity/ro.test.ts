import { testDetector } from "../../../../test/marked.js";
import { roCnp, roCui, roIdentityCard, roTradeRegister } from "./ro.js";

testDetector(roCnp, {
  finds: ["CNP [CODE/ro-cnp 1871105226177]", "[CODE/ro-cnp 1440317361339]"],
  misses: [
    "CNP 1871105226178", // wrong check digit
    "CNP 1870230226177", // no 30 February
    "CNP 1871305226177", // month 13
    "CNP 187110522617",
  ],
});

testDetector(roCui, {
  finds: ["CUI [CODE/ro-cui 72565878]", "[CODE/ro-cui RO21838469]", "[CODE/ro-cui RO 4682687]"],
  misses: ["CUI 72565879", "RO21838468", "comanda 72565878"],
});

testDetector(roIdentityCard, {
  finds: [
    "C.I. seria [CODE/ro-identity-card TZ nr. 402817]",
    "carte de identitate [CODE/ro-identity-card KX402817]",
  ],
  misses: ["zbor KX402817", "carte de identitate KX40281"],
});

testDetector(roTradeRegister, {
  finds: ["înregistrată sub [CODE/ro-trade-register J40/2817/2011]"],
  misses: ["J40/2817", "din 12/04/2011"],
});
