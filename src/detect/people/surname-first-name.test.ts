import { testDetector } from "../../../test/marked.js";
import { surnameFirstName } from "./surname-first-name.js";

testDetector(surnameFirstName, {
  finds: [
    "[PERSON/name He Long] moved to Leeds with [PERSON/name Do Thi Lan]",
    "[PERSON/name Nguyễn Văn An] came",
    "[PERSON/name NGUYEN Van An] signed",
  ],
  misses: ["He said so", "He IS", "Do not go", "Do they know Anna?", "ROYAL BOROUGH of"],
});
