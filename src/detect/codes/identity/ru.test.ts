import { testDetector } from "../../../../test/marked.js";
import { ruDrivingLicence, ruInn, ruOgrn, ruPassport, ruSnils } from "./ru.js";

testDetector(ruInn, {
  finds: [
    "ИНН [CODE/ru-inn 232862776312]",
    "[CODE/ru-inn 974488970942]",
    "ИНН: [CODE/ru-inn 8580850490]",
  ],
  misses: [
    "ИНН 232862776313", // wrong second check digit
    "ИНН 232862776322", // wrong first check digit
    "ИНН 8580850491",
    "заказ 6584979621",
  ],
});

testDetector(ruSnils, {
  finds: ["СНИЛС [CODE/ru-snils 083-645-302 71]", "[CODE/ru-snils 15722094155]"],
  misses: ["СНИЛС 083-645-302 72", "СНИЛС 083-645-302", "СНИЛС 000-000-000 00"],
});

testDetector(ruPassport, {
  finds: [
    "паспорт [CODE/ru-passport 45 08 402817]",
    "паспорт серия [CODE/ru-passport 4508 номер 402817]",
    "паспорт [CODE/ru-passport 4508 №402817]",
  ],
  misses: ["заказ 4508 402817", "паспорт 4508 40281"],
});

testDetector(ruDrivingLicence, {
  finds: [
    "водительское удостоверение [CODE/ru-driving-licence 77 УМ 402817]",
    "в/у [CODE/ru-driving-licence 9917 402817]",
  ],
  misses: ["заказ 77 УМ 402817", "в/у 77 УМ 40281"],
});

testDetector(ruOgrn, {
  finds: ["ОГРН [CODE/ru-ogrn 1137928765204]", "ОГРНИП [CODE/ru-ogrn 331573678452153]"],
  misses: ["ОГРН 1137928765205", "ОГРН 113792876520", "заказ 1774658695095"],
});
