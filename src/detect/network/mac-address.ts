import { patternDetector } from "../kit/pattern.js";

/** Hardware addresses of network interfaces (IEEE 802, EUI-48 and EUI-64), with colons, hyphens or dots. */
export const macAddress = patternDetector({
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
  context: ["mac", "mac address", "ethernet", "wifi", "wi-fi", "bluetooth", "hardware address"],
});
