import { testDetector } from "../../../../test/marked.js";
import { email } from "./email.js";

testDetector(email, {
  finds: [
    "write to [CODE/email ann.lee@example.org].",
    "[CODE/email ann+news@mail.example.co.uk], [CODE/email o'neil@example.ie]; bye",
    "<[CODE/email x_1%y@sub-domain.example.museum]>",
    "mailto:[CODE/email ann@example.org]?subject=hello",
    "Adresse: [CODE/email jörg@müller-söhne.example]",
    "[CODE/email почта@пример.рф]",
    "punycode [CODE/email info@xn--bcher-kva.example]",
    "at [CODE/email ann@example.org].Tel 0113 496 0550",
    "[CODE/email jo@mail.example.co.uk].Regards",
    "[CODE/email Ann@Example.Org] in capitals",
    "'[CODE/email ann@example.org]' in quotes",
    "not the old [CODE/email kwame.tamsin@] one",
    "[CODE/email ann_lee94@], or",
    "[CODE/email ａnn@example.org] in wide letters",
  ],
  misses: [
    "meet @ 5 pm",
    "sold@ 1.20",
    "see p. 4.@",
    "follow @ann_lee",
    "3 apples @1.20 each",
    "ann@localhost",
    "@example.org",
    "user@.example",
    "a@b.1",
  ],
});
