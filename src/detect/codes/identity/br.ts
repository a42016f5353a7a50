import { digitsOf, isRepdigit, lettersAndDigitsOf, weightedSum } from "../../kit/checksums.js";
import { all, checkDigit, multipleOf, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/** Receita Federal's check digit: 11 minus the remainder, 10 and 11 become 0. */
const mod11Digit = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Individual taxpayers' numbers (CPF): nine digits and two check digits MOD 11 (Receita Federal,
 * Instrução Normativa RFB 1548/2015).
 */
export const brCpf = codeDetector("br-cpf", {
  forms: {
    "with points": ["###.###.###[-/]##", 0.95],
    "in one piece": ["#{9}-?##", 0.05],
  },
  validate: all(
    checkDigit(11, CPF_WEIGHTS.slice(1), mod11Digit),
    checkDigit(11, CPF_WEIGHTS, mod11Digit),
  ),
  validatedScore: 0.6,
  context: "cpf, cpf/mf, cadastro de pessoas físicas, contribuinte",
  finds: ["[946.868.379-60]", "CPF [82008632474]", "portador de [915709753-45]"],
  misses: ["946.868.379-61", "82008632475", "111.111.111-11", "8200863247"],
});

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Legal entities' numbers (CNPJ): twelve digits, from July 2026 also letters, and two check digits
 * MOD 11 over character codes less 48 (Instrução Normativa RFB 2229/2024, annex XV).
 */
export const brCnpj = codeDetector("br-cnpj", {
  forms: {
    "with points": [/\b[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}\b/gi, 0.95],
    "in one piece": ["*{12}##", 0.05],
  },
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
  context: "cnpj, cnpj/mf, cadastro nacional da pessoa jurídica",
  finds: [
    "[49.023.690/8035-71]",
    "[61208526892618]",
    "[MY.RTK.9CW/SF2Q-74]", // with letters, from July 2026
  ],
  misses: ["49.023.690/8035-72", "61208526892619", "MY.RTK.9CW/SF2Q-75", "49.023.690/8035"],
});

/**
 * Social integration numbers (PIS, PASEP, NIT, NIS): eleven digits, the last by weights 3 2 9 8 7 6
 * 5 4 3 2 MOD 11 (Caixa Econômica Federal, "Layout do Cadastro NIS").
 */
export const brPis = codeDetector("br-pis", {
  forms: {
    "with points": ["###.#####.##-#", 0.7],
    "in one piece": ["#{10}-?#", 0.05],
  },
  validate: checkDigit(11, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2], mod11Digit),
  validatedScore: 0.25,
  context: "pis, pasep, pis/pasep, nit, nis, inss",
  finds: ["[361.65111.56-0]", "PIS [89044044838]"],
  misses: ["361.65111.56-1", "pedido 89044044838", "PIS 89044044839"],
});

/**
 * Driver licences (CNH): nine digits and two check digits; where the first would be 10 or more it
 * is 0 and the second is lowered by 2 (Denatran, "Manual do RENACH").
 */
export const brCnh = codeDetector("br-cnh", {
  forms: { "eleven digits": ["#{11}", 0.05] },
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
  context: "cnh, habilitação, carteira de motorista, carteira nacional de habilitação",
  finds: ["CNH [27935779935]", "habilitação: [73404273275]"],
  misses: ["pedido 27935779935", "CNH 27935779936", "CNH 2793577993"],
});

/**
 * Voters' numbers (título de eleitor): eight digits, the state 01-28, two check digits MOD 11; in
 * São Paulo and Minas Gerais a remainder of 0 gives 1 (TSE, Resolução 20.132/1998, article 10).
 */
export const brVoter = codeDetector("br-voter", {
  forms: {
    "in groups": ["<not # >#### #### (0[1-9]|1#|2[0-8])##<not  #>", 0.6],
    "in one piece": ["#{8}(0[1-9]|1#|2[0-8])##", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match);
    const inSpOrMg = twoDigits(digits, 8) < 3;
    const check = (sum: number) => (sum % 11 === 0 && inSpOrMg ? 1 : (sum % 11) % 10);
    const first = check(weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9]));
    const second = check(weightedSum(digits.slice(8), [7, 8]) + 9 * first);
    return first === Number(digits[10]) && second === Number(digits[11]);
  },
  validatedScore: 0.5,
  context: "título de eleitor, título eleitoral, titulo, título, eleitor",
  finds: ["[6423 6766 0531]", "título de eleitor [651940450116]"],
  misses: ["6423 6766 0532", "título 651940450117", "6423 6766 3131"],
});

/**
 * Health cards (CNS): fifteen digits from 1, 2, 7, 8 or 9 on, whose sum with weights 15 to 1 is a
 * multiple of 11 (DATASUS, "Cartão Nacional de Saúde: rotina de validação").
 */
export const brCns = codeDetector("br-cns", {
  forms: {
    "in groups": ["<not # >[127-9]## #### #### ####<not  #>", 0.7],
    "in one piece": ["[127-9]#{14}", 0.05],
  },
  validate: multipleOf(11, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
  validatedScore: 0.35,
  context: "cns, cartão sus, cartão nacional de saúde, sus",
  finds: ["[825 9097 2339 0548]", "cartão SUS [886940357755529]"],
  misses: ["825 9097 2339 0549", "lote 886940357755529", "CNS 386940357755529"],
});

const RG_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Identity cards (RG). Every state numbers its own; São Paulo's check digit MOD 11 (10 is X) proves
 * a number but its absence says nothing.
 */
export const brRg = codeDetector("br-rg", {
  anyCase: true,
  forms: {
    "with points": ["#{1,2}.###.###-[#X]", 0.2],
    "in one piece": ["#{7,8}-[#X]", 0.05],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    if (code.length < 9) return undefined;
    const expected = (11 - (weightedSum(code, RG_WEIGHTS) % 11)) % 11;
    return code[8] === (expected === 10 ? "X" : String(expected)) ? true : undefined;
  },
  validatedScore: 0.35,
  context: "rg, registro geral, identidade, carteira de identidade, ssp, cédula",
  finds: ["RG [94.344.691-0]", "RG nº [12.345.678-1]", "RG [10325321-X]"],
  misses: ["protocolo 94.344.691-0", "protocolo 12.345.678-1", "RG 4.691-0"],
});

/** Passports: two letters and six digits (Polícia Federal). */
export const brPassport = codeDetector("br-passport", {
  anyCase: true,
  forms: { "letters and digits": ["@@######", 0.1] },
  context: "passaporte, passport, documento de viagem",
  finds: ["passaporte [FT483920]", "passport: [FT577194]"],
  misses: ["voo FT483920", "passaporte FT48392"],
});
