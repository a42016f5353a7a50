import { testDetector } from "../../../../test/marked.js";
import { phone } from "./phone.js";

testDetector(phone, {
  finds: [
    "write or [CODE/phone +44 20 7946 0018].",
    "[CODE/phone +49 (0)30 901820], [CODE/phone +1-212-555-0142] and [CODE/phone +33142685300]",
    "([CODE/phone +44 20 7946 0019]), [CODE/phone +44 20 7946 0018] 12 March",
    "at [CODE/phone 0049 30 901820]",
    "([CODE/phone (212) 555-0142])",
    "[CODE/phone 212-555-0142 x36] or [CODE/phone 212.555.0142]",
    "[CODE/phone 1-800-555-0199]",
    "London [CODE/phone 020 7946 0018] 12 March 2004",
    "Paris [CODE/phone 01.42.68.53.00]",
    "Berlin [CODE/phone 030/901820] / [CODE/phone 030 901821]",
    "when he called ([CODE/phone 555-0142])",
    "Tel. [CODE/phone 699 956 915]",
    "Phone: [CODE/phone 555-0142]",
    "call him on [CODE/phone 2125550142]",
    "Phone:\n\n[CODE/phone 780 6326]",
    "my number is [CODE/phone 555-0142]; [CODE/phone +49 30 901820]-Fax",
    "fax [CODE/phone 51 516 33 75]",
    "Handy: [CODE/phone 01711234567]",
    "[CODE/phone 5403926876] (mobile)",
    "Telefon [CODE/phone ０３０ ９０１８２０]",
  ],
  misses: [
    "on 12.03.2004, 12-03-2004 or 2004-03-12",
    "no. 36110/97 of 1998/123",
    "1914-1918, 1990 - 2004 and 2003 2004 2005",
    "$1,200,000 or 1 200 000 or 1.200.000 euros",
    "DE89 3704 0044 0532 0130 00",
    "4111 1111 1111 1111 and 4111-1111-1111-1111",
    "2125550142", // ten bare digits
    "699 956 915",
    "731-83-4418", // a social security number
    "192.0.2.146",
    "phone calls cost 1 200 000 in 2004",
    "appeal case 01-02109",
    "call 112",
    "Stoughton, Ma. 02072-0006",
    "03-011-001, 00205.001 and 0007-2009",
    "000-000-0000",
    "7d444840-9dc0-41d1-b245-5ffdce74fad2",
    "at 12:30, 3.14159265358 and 0.0012345678",
  ],
});
