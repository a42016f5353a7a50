import { testDetector } from "../../../../test/marked.js";
import { macAddress } from "./mac-address.js";

testDetector(macAddress, {
  finds: [
    "adapter [CODE/mac-address 00:1b:44:11:3a:b7].",
    "[CODE/mac-address 00-1B-44-11-3A-B7]",
    "[CODE/mac-address 001b.4411.3ab7], Cisco's form",
    "EUI-64 [CODE/mac-address 00:1b:44:ff:fe:11:3a:b7]",
    "[CODE/mac-address ab:cd:ef:ab:cd:ef] joined",
    "MAC address [CODE/mac-address abcd.efab.cdef] joined the switch",
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
