import { lettersAndDigitsOf } from "../../kit/checksums.js";
import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Taxpayer numbers (NIF, of legal persons NIPC), behind PT also VAT numbers: weights 9 to 2 modulo 11,
 * a check of 10 written 0 (Decreto-Lei 14/2013).
 */
export const ptNif = codeDetector("pt-nif", {
  forms: {
    "PT and nine digits": ["PT ?[1-35-9]## ?### ?###", 0.95],
    "nine digits": ["<not PT >[1-35-9]## ?### ?###", 0.1],
  },
  validate: checkDigit(11, [9, 8, 7, 6, 5, 4, 3, 2], (rest) => ((11 - rest) % 11) % 10),
  validatedScore: 0.3,
  context: `
    nif, nipc, contribuinte, número de contribuinte, identificação fiscal, número fiscal, iva,
    vat, tax number`,
  finds: ["NIF [572 313 241]", "[PT132362171]", "contribuinte n.º [232180318]"],
  misses: ["NIF 572 313 242", "NIF 57231324", "NIF 472313241", "ref. 232180318"],
});

/**
 * Citizen cards: the civil number of eight digits, its check digit, two characters of the card's version
 * and a Luhn digit over them all, letters from A = 10 (autenticacao.gov.pt, "Validação de Número de
 * Documento do Cartão de Cidadão").
 */
export const ptCitizenCard = codeDetector("pt-citizen-card", {
  anyCase: true,
  forms: { "eight digits, check, version, check": ["#{8}[ -]?#[ -]?@*#", 0.3] },
  validate(match) {
    const values = [...lettersAndDigitsOf(match)].map((char) => Number.parseInt(char, 36));
    const sum = values.reduce((total, value, i) => {
      const weighed = i % 2 === 0 ? value * 2 : value;
      return total + (i % 2 === 0 && weighed > 9 ? weighed - 9 : weighed);
    }, 0);
    return sum % 10 === 0;
  },
  validatedScore: 0.8,
  context: `
    cartão de cidadão, cartão do cidadão, documento de identificação, bilhete de identidade, bi,
    cc, citizen card`,
  finds: ["Cartão de Cidadão [79833756 6 ZZ7]", "[884426741ZZ6]"],
  misses: ["Cartão de Cidadão 79833756 6 ZZ8", "Cartão de Cidadão 7983375 6 ZZ7"],
});

/** Social security numbers (NISS): weights of the first primes from 29 down, 9 minus the last digit. */
export const ptNiss = codeDetector("pt-niss", {
  forms: { "eleven digits": ["[12]## ?#### ?####", 0.1] },
  validate: checkDigit(10, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2], (rest) => 9 - rest),
  validatedScore: 0.3,
  context: "niss, segurança social, número de segurança social, social security number",
  finds: ["NISS [12019347559]", "segurança social [115 6280 4399]"],
  misses: ["NISS 12019347558", "NISS 1201934755", "ref. 12019347559", "NISS 32019347559"],
});
