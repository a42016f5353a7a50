import { testDetector } from "../../../../test/marked.js";
import { grAfm, grAmka, grIdentityCard, grPassport } from "./gr.js";

testDetector(grAmka, {
  finds: ["ΑΜΚΑ [CODE/gr-amka 28127326917]", "[CODE/gr-amka 221084 80660]"],
  misses: ["ΑΜΚΑ 28127326918", "ΑΜΚΑ 31027326915", "ΑΜΚΑ 28137326917", "ΑΜΚΑ 2812732691"],
});

testDetector(grAfm, {
  finds: [
    "ΑΦΜ: [CODE/gr-afm 999474943]",
    "[CODE/gr-afm EL006616247]",
    "Α.Φ.Μ. [CODE/gr-afm 022897342]",
  ],
  misses: ["ΑΦΜ 999474944", "EL006616248", "κωδ. 022897342", "ΑΦΜ 99947494"],
});

testDetector(grIdentityCard, {
  finds: [
    "Α.Δ.Τ. [CODE/gr-identity-card ΑΖ 402817]",
    "δελτίο ταυτότητας [CODE/gr-identity-card ΧΚ-402817]",
  ],
  misses: ["πτήση ΑΖ 402817", "Α.Δ.Τ. ΑΖ 40281"],
});

testDetector(grPassport, {
  finds: ["διαβατήριο [CODE/gr-passport AT4028177]"],
  misses: ["πτήση AT4028177", "διαβατήριο AT402817"],
});
