import { codeDetector } from "../detector.js";

const OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
// '2.10.0.4' after these is a version or a paragraph
const NUMBERED =
  "\\b(?:version|ver|v|release|build|firmware|section|sec|chapter|clause|paragraph|para|article|rule|item|table|figure|fig)\\.?\\s?";

const IPV4 = new RegExp(`^(?:${OCTET}\\.){3}${OCTET}$`);

/** The parser of URLs knows every form of IPv6 but zones. */
const isAddress = (text: string): boolean =>
  IPV4.test(text) || (text.includes(":") && URL.canParse(`http://[${text.replace(/%.*/, "")}]`));

/**
 * Internet addresses: IPv4 in dotted form (RFC 791) and IPv6 in all forms of RFC 4291, section 2.2,
 * with embedded IPv4 and zone (RFC 4007), each with the length of its prefix where one is given (RFC 4632).
 */
export const ipAddress = codeDetector("ip-address", {
  presidioEntity: "IP_ADDRESS",
  forms: {
    IPv4: [
      new RegExp(
        `\\b(?=\\d{1,3}\\.)(?=[\\d.]{0,10}\\d\\d)(?<![.-]|(?:^|[^\\w:.-])[0-9a-f]{0,4}:[0-9a-f]{0,4}:[0-9a-f:]{0,30}|${NUMBERED})(?:${OCTET}\\.){3}${OCTET}(?:/(?:3[0-2]|[12]?\\d)(?![\\d/]))?(?![\\w-]|\\.\\d)`,
        "gi",
      ),
      0.6,
    ],
    // also the form of a paragraph's number, so weak
    "IPv4 of single digits": [/\b\d\.(?<![\w.-]\d\.)(?:\d\.){2}\d(?![\w-]|\.\d)/g, 0.3],
    IPv6: [
      /(?<![\w:.-])[0-9a-f]{0,4}:(?=[0-9a-f]{0,4}:)[0-9a-f:]{1,40}(?:(?<=:)(?:\d{1,3}\.){3}\d{1,3})?(?:%\w{1,16})?(?:\/\d{1,3}(?![\d/]))?(?![\w:]|\.\d)/gi,
      0.6,
    ],
  },
  validate(match) {
    const [address, prefix] = match.split("/");
    if (prefix !== undefined && Number(prefix) > 128) return false;
    return !isAddress(address!) || /^[0:.]+$/.test(address!) ? false : undefined;
  },
  context: "ip, ipv4, ipv6, ip address, address, host, server, dns, ping, gateway, login from",
  finds: [
    "from [192.0.2.146].",
    "[10.0.0.1]:8080 and [203.0.113.0/24], [2001:db8::/32]",
    "DNS server [9.9.9.9]",
    "[2001:db8:85a3:0:0:8a2e:370:7334]",
    "[2001:db8::1], [::1] and [fe80::1ff:fe23:4567:890a%eth2]",
    "glued::ffff:[192.0.2.128]", // no address of IPv6, so that of IPv4 alone
    "mapped [::ffff:192.0.2.128]",
    "[2001:DB8::8:800:200C:417A].",
  ],
  misses: [
    "version 10.2.33.4 and v10.2.33.4",
    "see 4.2.1.3 above",
    "192.0.2.256",
    "::ffff:192.0.2.256 and fe80::1:192.0.2.1.5",
    "2001:db8::1/129",
    "1.2.3.4.5.10",
    "01.84.17.61",
    "on 12.03.2004 at 12:30:45",
    "std::vector2 and 1:2:3",
    "0.0.0.0 and ::",
    "00:1b:44:11:3a:b7",
  ],
});
