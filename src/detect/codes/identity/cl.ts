import { lettersAndDigitsOf } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * National role numbers (RUN of people, RUT of taxpayers): check character MOD 11 with weights 2 to
 * 7 from the right, 10 is K (Servicio de Registro Civil e Identificación, "Rol Único Nacional").
 */
export const clRut = codeDetector("cl-rut", {
  anyCase: true,
  forms: {
    "with points": ["[1-9]#?.###.###-[#K]", 0.85],
    "with hyphen": ["[1-9]#{6,7}-[#K]", 0.5],
    "in one piece": ["[1-9]#{6,7}[#K]", 0.05],
  },
  validate(match) {
    const code = lettersAndDigitsOf(match);
    const body = code.slice(0, -1);
    let sum = 0;
    for (let i = 0; i < body.length; i++) sum += Number(body.at(-1 - i)) * ((i % 6) + 2);
    const check = (11 - (sum % 11)) % 11;
    return code.at(-1) === (check === 10 ? "K" : String(check));
  },
  validatedScore: 0.25,
  context: "rut, run, r.u.t., r.u.n., rol único, cédula de identidad, carnet",
  finds: ["[23.082.662-5]", "[12586004-4]", "RUN [38.930.395-k]", "RUT: [208762710]"],
  misses: ["23.082.662-6", "12586004-K", "pedido 208762710", "RUT 208762711"],
});
