import { codeDetector } from "../detector.js";

/** Hardware addresses of network interfaces (IEEE 802, EUI-48 and EUI-64), with colons, hyphens or dots. */
export const macAddress = codeDetector("mac-address", {
  presidioEntity: "MAC_ADDRESS",
  forms: {
    "pairs with colons or hyphens": [
      /(?<![\w:-])[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?:\1[0-9a-f]{2}\1[0-9a-f]{2})?(?![\w:-])/gi,
      0.8,
    ],
    "three groups with dots": [
      /(?<![\w.])(?=[a-f.]{0,13}\d)[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\w.])/gi,
      0.6,
    ],
    // one address in 130,000 has no digit
    "three groups of letters with dots": [/(?<![\w.])[a-f]{4}\.[a-f]{4}\.[a-f]{4}(?![\w.])/gi, 0.1],
  },
  // all zeros and the broadcast address are nobody's; digits alone with hyphens or dots can be anything
  validate: (match) => (/^(?:[0:.-]+|[f:.-]+|[\d.-]+)$/i.test(match) ? false : undefined),
  context: "mac, mac address, ethernet, wifi, wi-fi, bluetooth, hardware address",
  finds: [
    "adapter [00:1b:44:11:3a:b7].",
    "[00-1B-44-11-3A-B7]",
    "[001b.4411.3ab7], Cisco's form",
    "EUI-64 [00:1b:44:ff:fe:11:3a:b7]",
    "[ab:cd:ef:ab:cd:ef] joined",
    "MAC address [abcd.efab.cdef] joined the switch",
  ],
  misses: [
    "see dead.beef.cafe for more",
    "ff:ff:ff:ff:ff:ff",
    "00:00:00:00:00:00",
    "12-34-56-78-90-12", // digits only, could be anything
    "00:1b:44:11:3a",
    "00:1b:44:11:3a:b7:09",
    "1234.5678.9012",
    "at 12:30:45",
  ],
});
