import { testDetector } from "../../../../test/marked.js";
import { uuid } from "./uuid.js";

testDetector(uuid, {
  finds: [
    "session [CODE/uuid 7d444840-9dc0-41d1-b245-5ffdce74fad2].",
    "{[CODE/uuid 7D444840-9DC0-41D1-B245-5FFDCE74FAD2]}",
  ],
  misses: [
    "00000000-0000-0000-0000-000000000000",
    "7d444840-9dc0-41d1-b245-5ffdce74fad", // one short
    "7d444840-9dc0-41d1-b2455-ffdce74fad2",
    "7g444840-9dc0-41d1-b245-5ffdce74fad2",
  ],
});
