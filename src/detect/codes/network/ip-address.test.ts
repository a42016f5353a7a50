import { testDetector } from "../../../../test/marked.js";
import { ipAddress } from "./ip-address.js";

testDetector(ipAddress, {
  finds: [
    "from [CODE/ip-address 192.0.2.146].",
    "[CODE/ip-address 10.0.0.1]:8080 and [CODE/ip-address 203.0.113.0/24], [CODE/ip-address 2001:db8::/32]",
    "DNS server [CODE/ip-address 9.9.9.9]",
    "[CODE/ip-address 2001:db8:85a3:0:0:8a2e:370:7334]",
    "[CODE/ip-address 2001:db8::1], [CODE/ip-address ::1] and [CODE/ip-address fe80::1ff:fe23:4567:890a%eth2]",
    "glued::ffff:[CODE/ip-address 192.0.2.128]", // no address of IPv6, so that of IPv4 alone
    "mapped [CODE/ip-address ::ffff:192.0.2.128]",
    "[CODE/ip-address 2001:DB8::8:800:200C:417A].",
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
