import { testDetector } from "../../../../test/marked.js";
import { nlBsn, nlDrivingLicence, nlKvk, nlTravelDocument, nlVat } from "./nl.js";

testDetector(nlBsn, {
  finds: ["BSN: [CODE/nl-bsn 255934269]", "burgerservicenummer [CODE/nl-bsn 6525.03.937]"],
  misses: ["BSN: 255934268", "BSN: 25593426", "order 121129202", "BSN 000000000"],
});

testDetector(nlTravelDocument, {
  finds: [
    "paspoort [CODE/nl-travel-document NX4K82TR6]",
    "identiteitskaart [CODE/nl-travel-document IWP402C81]",
  ],
  misses: ["code NX4K82TR6", "paspoort NX4K82OR6", "paspoort NX4K82TRR"],
});

testDetector(nlDrivingLicence, {
  finds: ["rijbewijs nr. [CODE/nl-driving-licence 5402817730]"],
  misses: ["tel 5402817730", "rijbewijs 540281773"],
});

testDetector(nlVat, {
  finds: [
    "[CODE/nl-vat NL652503937B01]",
    "btw-id [CODE/nl-vat NL007877334B09]",
    "[CODE/nl-vat NL 2559.34.269.B.02]",
  ],
  misses: ["NL652503938B01", "NL65250393B01", "NL652503937C01"],
});

testDetector(nlKvk, {
  finds: ["KvK-nummer [CODE/nl-kvk 40281773]"],
  misses: ["in 40281773 stappen", "KvK 4028177"],
});
