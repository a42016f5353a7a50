/** Detectors of accounts, cards and securities. */

import type { Detector } from "../kit/detector.js";
import { abaRouting } from "./aba-routing.js";
import { bic } from "./bic.js";
import { cardSecurityCode } from "./card-security-code.js";
import { creditCard } from "./credit-card.js";
import { cryptoAddress } from "./crypto-address.js";
import { iban } from "./iban.js";
import { isin } from "./isin.js";
import { lastDigits } from "./last-digits.js";
import { lei } from "./lei.js";
import { pin } from "./pin.js";
import { ukSortCode } from "./uk-sort-code.js";
import { usBankNumber } from "./us-bank-number.js";

export const financeDetectors: readonly Detector[] = [
  iban,
  creditCard,
  lastDigits,
  cardSecurityCode,
  pin,
  bic,
  usBankNumber,
  abaRouting,
  ukSortCode,
  cryptoAddress,
  isin,
  lei,
];
