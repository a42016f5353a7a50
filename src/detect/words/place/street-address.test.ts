import { testDetector } from "../../../../test/marked.js";
import { streetAddress } from "./street-address.js";

testDetector(streetAddress, {
  finds: [
    "lives at [LOC/address 12 Barker Street].",
    "[LOC/address 221B Barker St., London NW1 6XE], she said",
    "[LOC/address 1690 Indiana Avenue NW, Washington, DC 20591]",
    "to [LOC/address 456 Oak Avenue, Apt. 4B, Springfield, IL 62719] by post",
    "[LOC/address Flat 3, 12 King's Road, Brighton]",
    "[LOC/address 12-14 Old Mill Lane] in the village",
    "[LOC/address 5 Potter's Wynd] and [LOC/address 9 Old Vennel, Dumfries]",
    "[LOC/address 7 N. 5th Street]. Then",
    "[LOC/address 7 Barker Way, Kaduna]\nOur Ref: ZMB",
    "4/7/92, [LOC/address flat 6 the maltings]. acc no",
    "the hedge at [LOC/address 3 Barker Ln.]\nItem 4. Complaint from a man of Rose Cottage",
    "[LOC/address 19 Barker Rd\nOxford\nOX1 9AB]",
  ],
  misses: [
    "12 people in Barker Street",
    "in flat 6 the heating is broken",
    "in 1998 Park Avenue was closed",
    "3 High Court judges and 2 District Court rulings",
    "see 131 S. Ct. 2541",
    "on 31 December 1995. The Road was closed",
    "a 2003 Critics' Circle award",
    "(born March 5, 1912, Garden Grove, and 5 November 1878, Maida Vale)",
    "10 St. Mary's pupils",
    "the 12 apostles",
    "$12 Wall Street",
  ],
});
