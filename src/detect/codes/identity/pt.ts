import { digitsOf, isRepdigit, lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Taxpayer numbers (NIF, of legal persons NIPC), behind PT also VAT numbers: weights 9 to 2 modulo 11,
 * a check of 10 written 0 (Decreto-Lei 14/2013).
 */
export const ptNif = identityNumber("pt-nif", {
  patterns: [
    { name: "PT and nine digits", regex: /\bPT ?[1-35-9]\d{2} ?\d{3} ?\d{3}\b/g, score: 0.95 },
    {
      name: "nine digits",
      regex: /(?<!\bPT )\b[1-35-9]\d{2} ?\d{3} ?\d{3}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const check = (11 - (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return !isRepdigit(digits) && check % 10 === Number(digits.at(-1));
  },
  validatedScore: 0.3,
  context: [
    "nif",
    "nipc",
    "contribuinte",
    "número de contribuinte",
    "identificação fiscal",
    "número fiscal",
    "iva",
    "vat",
    "tax number",
  ],
});

/**
 * Citizen cards: the civil number of eight digits, its check digit, two characters of the card's version
 * and a Luhn digit over them all, letters from A = 10 (autenticacao.gov.pt, "Validação de Número de
 * Documento do Cartão de Cidadão").
 */
export const ptCitizenCard = identityNumber("pt-citizen-card", {
  patterns: [
    {
      name: "eight digits, check, version, check",
      regex: /\b\d{8}[ -]?\d[ -]?[A-Z][A-Z0-9]\d\b/gi,
      score: 0.3,
    },
  ],
  validate(match) {
    const values = [...lettersAndDigitsOf(match)].map((char) => Number.parseInt(char, 36));
    const sum = values.reduce((total, value, i) => {
      const weighed = i % 2 === 0 ? value * 2 : value;
      return total + (i % 2 === 0 && weighed > 9 ? weighed - 9 : weighed);
    }, 0);
    return sum % 10 === 0;
  },
  validatedScore: 0.8,
  context: [
    "cartão de cidadão",
    "cartão do cidadão",
    "documento de identificação",
    "bilhete de identidade",
    "bi",
    "cc",
    "citizen card",
  ],
});

/** Social security numbers (NISS): weights of the first primes from 29 down, 9 minus the last digit. */
export const ptNiss = identityNumber("pt-niss", {
  patterns: [{ name: "eleven digits", regex: /\b[12]\d{2} ?\d{4} ?\d{4}\b/g, score: 0.1 }],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]);
    return !isRepdigit(digits) && 9 - (sum % 10) === Number(digits.at(-1));
  },
  validatedScore: 0.3,
  context: ["niss", "segurança social", "número de segurança social", "social security number"],
});
