import { testDetector } from "../../../../test/marked.js";
import {
  jpCorporateNumber,
  jpDriverLicence,
  jpHealthInsurance,
  jpMyNumber,
  jpPassport,
  jpPension,
  jpResidenceCard,
} from "./jp.js";

testDetector(jpMyNumber, {
  finds: [
    "[CODE/jp-my-number 6435 7827 6880]",
    "マイナンバー:[CODE/jp-my-number 281770482371]",
    "個人番号 [CODE/jp-my-number 991293698941]",
  ],
  misses: ["6435 7827 6881", "注文 281770482371", "個人番号 991293698942"],
});

testDetector(jpDriverLicence, {
  finds: [
    "運転免許証 [CODE/jp-driver-licence 304586341023]",
    "免許証番号:[CODE/jp-driver-licence 458278507924]",
  ],
  misses: ["注文 304586341023", "免許証番号 304586341033", "免許証番号 354586341023"],
});

testDetector(jpPassport, {
  finds: ["旅券番号 [CODE/jp-passport TK4839201]", "passport [CODE/jp-passport TR4839201]"],
  misses: ["注文 TK4839201", "旅券 TK483920"],
});

testDetector(jpResidenceCard, {
  finds: ["[CODE/jp-residence-card AB48392017CD]"],
  misses: ["AB4839201CD", "A48392017CD"],
});

testDetector(jpHealthInsurance, {
  finds: [
    "保険者番号 [CODE/jp-health-insurance 45670577]",
    "保険証 [CODE/jp-health-insurance 764308]",
  ],
  misses: ["注文 45670577", "保険者番号 45670578", "保険者番号 4567057"],
});

testDetector(jpCorporateNumber, {
  finds: [
    "[CODE/jp-corporate-number 6-9790-6516-1087]",
    "法人番号 [CODE/jp-corporate-number 5982102251847]",
  ],
  misses: ["7-9790-6516-1087", "注文 5982102251847", "法人番号 5982102251848"],
});

testDetector(jpPension, {
  finds: ["基礎年金番号 [CODE/jp-pension 4839-201748]"],
  misses: ["注文 4839-201748", "年金番号 4839-20174"],
});
