import { lettersAndDigitsOf } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National role numbers (RUN of people, RUT of taxpayers): check character MOD 11 with weights 2 to
 * 7 from the right, 10 is K (Servicio de Registro Civil e Identificación, "Rol Único Nacional").
 */
export const clRut = identityNumber("cl-rut", {
  patterns: [
    { name: "with points", regex: /\b[1-9]\d?\.\d{3}\.\d{3}-[\dK]\b/gi, score: 0.85 },
    { name: "with hyphen", regex: /\b[1-9]\d{6,7}-[\dK]\b/gi, score: 0.5 },
    { name: "in one piece", regex: /\b[1-9]\d{6,7}[\dK]\b/gi, score: 0.05 },
  ],
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const body = code.slice(0, -1);
    let sum = 0;
    for (let i = 0; i < body.length; i++) sum += Number(body.at(-1 - i)) * ((i % 6) + 2);
    const check = (11 - (sum % 11)) % 11;
    return code.at(-1) === (check === 10 ? "K" : String(check));
  },
  validatedScore: 0.25,
  context: ["rut", "run", "r.u.t.", "r.u.n.", "rol único", "cédula de identidad", "carnet"],
});
