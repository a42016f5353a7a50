import { digitsOf, isRepdigit, lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber, twoDigits } from "./number.js";

/** Receita Federal's check digit: 11 minus the remainder, 10 and 11 become 0. */
const mod11Digit = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Individual taxpayers' numbers (CPF): nine digits and two check digits MOD 11 (Receita Federal,
 * Instrução Normativa RFB 1548/2015).
 */
export const brCpf = identityNumber("br-cpf", {
  patterns: [
    { name: "with points", regex: /\b\d{3}\.\d{3}\.\d{3}[-/]\d{2}\b/g, score: 0.95 },
    { name: "in one piece", regex: /\b\d{9}-?\d{2}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return (
      !isRepdigit(digits) &&
      mod11Digit(weightedSum(digits, CPF_WEIGHTS.slice(1))) === Number(digits[9]) &&
      mod11Digit(weightedSum(digits, CPF_WEIGHTS)) === Number(digits[10])
    );
  },
  validatedScore: 0.6,
  context: ["cpf", "cpf/mf", "cadastro de pessoas físicas", "contribuinte"],
});

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Legal entities' numbers (CNPJ): twelve digits, from July 2026 also letters, and two check digits
 * MOD 11 over character codes less 48 (Instrução Normativa RFB 2229/2024, annex XV).
 */
export const brCnpj = identityNumber("br-cnpj", {
  patterns: [
    {
      name: "with points",
      regex: /\b[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}\b/gi,
      score: 0.95,
    },
    { name: "in one piece", regex: /\b[A-Z\d]{12}\d{2}\b/g, score: 0.05 },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const values = [...code].map((char) => char.charCodeAt(0) - 48);
    const check = (weights: readonly number[]) =>
      mod11Digit(weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0));
    return (
      !isRepdigit(code) &&
      check(CNPJ_WEIGHTS.slice(1)) === values[12] &&
      check(CNPJ_WEIGHTS) === values[13]
    );
  },
  validatedScore: 0.6,
  context: ["cnpj", "cnpj/mf", "cadastro nacional da pessoa jurídica"],
});

/**
 * Social integration numbers (PIS, PASEP, NIT, NIS): eleven digits, the last by weights 3 2 9 8 7 6
 * 5 4 3 2 MOD 11 (Caixa Econômica Federal, "Layout do Cadastro NIS").
 */
export const brPis = identityNumber("br-pis", {
  patterns: [
    { name: "with points", regex: /\b\d{3}\.\d{5}\.\d{2}-\d\b/g, score: 0.7 },
    { name: "in one piece", regex: /\b\d{10}-?\d\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const sum = weightedSum(digits, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
    return !isRepdigit(digits) && mod11Digit(sum) === Number(digits[10]);
  },
  validatedScore: 0.25,
  context: ["pis", "pasep", "pis/pasep", "nit", "nis", "inss"],
});

/**
 * Driver licences (CNH): nine digits and two check digits; where the first would be 10 or more it
 * is 0 and the second is lowered by 2 (Denatran, "Manual do RENACH").
 */
export const brCnh = identityNumber("br-cnh", {
  patterns: [{ name: "eleven digits", regex: /\b\d{11}\b/g, score: 0.05 }],
  validate(match) {
    const first = weightedSum(match, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    const second = weightedSum(match, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
    const lowered = first > 9 ? (second + 9) % 11 : second;
    return (
      !isRepdigit(match) &&
      (first > 9 ? 0 : first) === Number(match[9]) &&
      (lowered > 9 ? 0 : lowered) === Number(match[10])
    );
  },
  validatedScore: 0.35,
  context: ["cnh", "habilitação", "carteira de motorista", "carteira nacional de habilitação"],
});

/**
 * Voters' numbers (título de eleitor): eight digits, the state 01-28, two check digits MOD 11; in
 * São Paulo and Minas Gerais a remainder of 0 gives 1 (TSE, Resolução 20.132/1998, article 10).
 */
export const brVoter = identityNumber("br-voter", {
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d )\d{4} \d{4} (?:0[1-9]|1\d|2[0-8])\d{2}\b(?! \d)/g,
      score: 0.6,
    },
    { name: "in one piece", regex: /\b\d{8}(?:0[1-9]|1\d|2[0-8])\d{2}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    const inSpOrMg = twoDigits(digits, 8) < 3;
    const check = (sum: number) => (sum % 11 === 0 && inSpOrMg ? 1 : (sum % 11) % 10);
    const first = check(weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9]));
    const second = check(weightedSum(digits.slice(8), [7, 8]) + 9 * first);
    return first === Number(digits[10]) && second === Number(digits[11]);
  },
  validatedScore: 0.5,
  context: ["título de eleitor", "título eleitoral", "titulo", "título", "eleitor"],
});

/**
 * Health cards (CNS): fifteen digits from 1, 2, 7, 8 or 9 on, whose sum with weights 15 to 1 is a
 * multiple of 11 (DATASUS, "Cartão Nacional de Saúde: rotina de validação").
 */
export const brCns = identityNumber("br-cns", {
  patterns: [
    {
      name: "in groups",
      regex: /\b(?<!\d )[127-9]\d{2} \d{4} \d{4} \d{4}\b(?! \d)/g,
      score: 0.7,
    },
    { name: "in one piece", regex: /\b[127-9]\d{14}\b/g, score: 0.05 },
  ],
  validate(match) {
    const digits = digitsOf(match);
    return weightedSum(digits, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  },
  validatedScore: 0.35,
  context: ["cns", "cartão sus", "cartão nacional de saúde", "sus"],
});

const RG_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Identity cards (RG). Every state numbers its own; São Paulo's check digit MOD 11 (10 is X) proves
 * a number but its absence says nothing.
 */
export const brRg = identityNumber("br-rg", {
  patterns: [
    { name: "with points", regex: /\b\d{1,2}\.\d{3}\.\d{3}-[\dX]\b/gi, score: 0.2 },
    { name: "in one piece", regex: /\b\d{7,8}-[\dX]\b/gi, score: 0.05 },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    if (code.length < 9) return undefined;
    const expected = (11 - (weightedSum(code, RG_WEIGHTS) % 11)) % 11;
    return code[8] === (expected === 10 ? "X" : String(expected)) ? true : undefined;
  },
  validatedScore: 0.35,
  context: ["rg", "registro geral", "identidade", "carteira de identidade", "ssp", "cédula"],
});

/** Passports: two letters and six digits (Polícia Federal). */
export const brPassport = identityNumber("br-passport", {
  patterns: [{ name: "letters and digits", regex: /\b[A-Z]{2}\d{6}\b/gi, score: 0.1 }],
  context: ["passaporte", "passport", "documento de viagem"],
});
