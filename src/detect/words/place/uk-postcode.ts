import { patternDetector } from "../../kit/pattern.js";

// the 124 postcode areas
const AREAS =
  "AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|B|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|E|" +
  "FK|FY|GL|GU|GY|G|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|L|ME|MK|ML|M|" +
  "NE|NG|NN|NP|NR|NW|N|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|S|TA|TD|" +
  "TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|W|YO|ZE";
const INWARD = "\\d[ABD-HJLNP-UW-Z]{2}\\b";

/** British postcodes (Royal Mail Postcode Address File): a known area, district, sector and unit. */
export const ukPostcode = patternDetector({
  name: "uk-postcode",
  type: "LOC",
  subtype: "postal-code",
  presidioEntity: "UK_POSTCODE",
  patterns: [
    {
      name: "outward and inward code",
      regex: new RegExp(
        `\\b(?:(?:(?:${AREAS})\\d[\\dA-HJKMNP-Y]? |BX\\d |BFPO )${INWARD}|GIR ?0AA\\b)`,
        "g",
      ),
      score: 0.6,
    },
    {
      name: "without the space",
      regex: new RegExp(`\\b(?:${AREAS})\\d[\\dA-HJKMNP-Y]?${INWARD}`, "g"),
      score: 0.3,
    },
  ],
  context: [
    "postcode",
    "post code",
    "postal code",
    "address",
    "street",
    "road",
    "lane",
    "avenue",
    "london",
    "live",
    "lives",
    "moved",
  ],
});
