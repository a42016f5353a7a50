import { isIP } from "node:net";
import { patternDetector } from "../../kit/pattern.js";

const OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
// '2.10.0.4' after these is a version or a paragraph
const NUMBERED =
  "\\b(?:version|ver|v|release|build|firmware|section|sec|chapter|clause|paragraph|para|article|rule|item|table|figure|fig)\\.?\\s?";

/**
 * Internet addresses: IPv4 in dotted form (RFC 791) and IPv6 in all forms of RFC 4291, section 2.2,
 * with embedded IPv4 and zone (RFC 4007), each with the length of its prefix where one is given (RFC 4632).
 */
export const ipAddress = patternDetector({
  name: "ip-address",
  type: "CODE",
  subtype: "ip-address",
  presidioEntity: "IP_ADDRESS",
  anchor: "digit",
  patterns: [
    {
      name: "IPv4",
      regex: new RegExp(
        `\\b(?=\\d{1,3}\\.)(?=[\\d.]{0,10}\\d\\d)(?<![.-]|(?:^|[^\\w:.-])[0-9a-f]{0,4}:[0-9a-f]{0,4}:[0-9a-f:]{0,30}|${NUMBERED})(?:${OCTET}\\.){3}${OCTET}(?:/(?:3[0-2]|[12]?\\d)(?![\\d/]))?(?![\\w-]|\\.\\d)`,
        "gi",
      ),
      score: 0.6,
    },
    {
      // also the form of a paragraph's number, so weak
      name: "IPv4 of single digits",
      regex: /\b\d\.(?<![\w.-]\d\.)(?:\d\.){2}\d(?![\w-]|\.\d)/g,
      score: 0.3,
    },
    {
      name: "IPv6",
      regex:
        /(?<![\w:.-])[0-9a-f]{0,4}:(?=[0-9a-f]{0,4}:)[0-9a-f:]{1,40}(?:(?<=:)(?:\d{1,3}\.){3}\d{1,3})?(?:%\w{1,16})?(?:\/\d{1,3}(?![\d/]))?(?![\w:]|\.\d)/gi,
      score: 0.6,
    },
  ],
  validate(match) {
    const [address, prefix] = match.split("/");
    if (prefix !== undefined && Number(prefix) > 128) return false;
    return isIP(address!) === 0 || /^[0:.]+$/.test(address!) ? false : undefined;
  },
  context: [
    "ip",
    "ipv4",
    "ipv6",
    "ip address",
    "address",
    "host",
    "server",
    "dns",
    "ping",
    "gateway",
    "login from",
  ],
});
