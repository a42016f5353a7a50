import type { Detector } from "../../kit/detector.js";
import { patternDetector } from "../../kit/pattern.js";

const CONTEXT = [
  "mac",
  "mac address",
  "ethernet",
  "wifi",
  "wi-fi",
  "bluetooth",
  "hardware address",
];

const withDigits = patternDetector({
  name: "mac-address",
  type: "CODE",
  subtype: "mac-address",
  presidioEntity: "MAC_ADDRESS",
  anchor: "digit",
  patterns: [
    {
      name: "pairs with colons or hyphens",
      regex:
        /(?<![\w:-])[0-9a-f]{2}([:-])[0-9a-f]{2}\1[0-9a-f]{2}\1[0-9a-f]{2}\1[0-9a-f]{2}\1[0-9a-f]{2}(?:\1[0-9a-f]{2}\1[0-9a-f]{2})?(?![\w:-])/gi,
      score: 0.8,
    },
    {
      name: "three groups with dots",
      regex: /(?<![\w.])[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\w.])/gi,
      score: 0.6,
    },
  ],
  // all zeros and the broadcast address are nobody's; digits alone with hyphens or dots can be anything
  validate: (match) => (/^(?:[0:.-]+|[f:.-]+|[\d.-]+)$/i.test(match) ? false : undefined),
  context: CONTEXT,
});

/** One address in 130,000 has no digit. */
const ofLetters = patternDetector({
  name: "mac-address",
  type: "CODE",
  subtype: "mac-address",
  anchor: "anywhere",
  patterns: [
    {
      name: "pairs of letters with colons or hyphens",
      regex:
        /(?<![\w:-])[a-f]{2}([:-])(?:[a-f]{2}\1){4}[a-f]{2}(?:\1[a-f]{2}\1[a-f]{2})?(?![\w:-])/gi,
      score: 0.6,
    },
    {
      name: "three groups of letters with dots",
      regex: /(?<![\w.])[a-f]{4}\.[a-f]{4}\.[a-f]{4}(?![\w.])/gi,
      score: 0.1,
    },
  ],
  validate: (match) => (/^[f:.-]+$/i.test(match) ? false : undefined),
  context: CONTEXT,
});

/** Hardware addresses of network interfaces (IEEE 802, EUI-48 and EUI-64), with colons, hyphens or dots. */
export const macAddress: Detector = {
  ...withDigits,
  digits: 0,
  patterns: [...withDigits.patterns!, ...ofLetters.patterns!],
  needs: [...withDigits.needs!, ...ofLetters.needs!],
  detect: (input) => [...withDigits.detect(input), ...ofLetters.detect(input)],
  examples: {
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
  },
};
