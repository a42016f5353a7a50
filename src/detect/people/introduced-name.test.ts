import { testDetector } from "../../../test/marked.js";
import { introducedName } from "./introduced-name.js";

testDetector(introducedName, {
  finds: [
    "Hello, my name is [PERSON/name Lena Fischer] and I",
    "I am called [PERSON/name Zorana]. A man named [PERSON/name Quell] came.",
    "Dear [PERSON/name Anna],\nthank you",
    "Hi [PERSON/name Mehmet]! Good morning, [PERSON/name Tom Beckerath].",
    "Kind regards,\n[PERSON/name Tom Beckerath]\nHead of Sales",
    "Best,  \n[PERSON/name Zorana]",
    "From: [PERSON/name Jane Doe] <jd@example.com>\nTo: [PERSON/name Rico Blau]\n",
    "Patient: [PERSON/name John Smithers], 45\nName: [PERSON/name Yalman]\nSurname: [PERSON/name Öz]",
    "Signed: [PERSON/name J. Smithers]",
    "Maria Wolska, née [PERSON/name Kowalska], and Jan, known as “[PERSON/name Bobo]”",
  ],
  misses: [
    "Dear Sir, Dear All, Hi team, Hello World!",
    "Dear Customer, your order",
    "From: Support Team\nTo: All Staff",
    "Patient: Stable\nContact: Monday",
    "Name: ",
    "known as Hollywood",
    "Kind regards,\nThe Management",
    "my name is not important",
    "Thank you for the call",
  ],
});
