import { codeDetector } from "../detector.js";

const NAME =
  "(?:password|passwort|passphrase|passwd|pwd|(?<!\\p{L})pw|kennwort|mot de passe|contraseña|wachtwoord|hasło|lösenord|palavra-passe|senha)";
const TOKEN = "[^\\s\"'`“”,;]";

/**
 * Passwords right after their name: after a colon or equals sign, or after 'is' when a digit or a sign
 * shows that they are no word, with a few words between: 'the password you sent was'.
 */
export const password = codeDetector("password", {
  forms: {
    "introduced by its name": [
      new RegExp(
        `${NAME}(?:["']? ?[:=] {0,3}|(?: (?!is |was )[\\p{L}'’]{1,15}){0,5} (?:(?:is|was|been) (?:changed|set|reset) to|(?:changed|set|reset) to|is|was|lautet|ist|est|es) (?=["'\`“]?${TOKEN}{0,63}[\\d@#$%^&*!_]))["'\`“]?(?<value>(?![<[{])${TOKEN}{3,64})`,
        "dgiu",
      ),
      0.8,
    ],
    "behind its name, with a digit and a sign": [
      new RegExp(
        `${NAME} (?=${TOKEN}{0,63}\\d)(?=${TOKEN}{0,63}[@#$%^&*!_])(?<value>(?![<[{])${TOKEN}{6,64})`,
        "dgiu",
      ),
      0.8,
    ],
  },
  // '********' stands for one
  // and nothing is told by whether one was used
  validate: (value) =>
    /^(?:[*•x.…]+|(?:yes|no|true|false|none|null|required)\)?)$/i.test(value) ? false : undefined,
  finds: [
    "Temp pw: [Spr1ng!Rain88]",
    "password: [hunter9]",
    'Passwort = "[geheim]", pwd=[a!b2c3]',
    "the password is [Tr0ub4dor&9]",
    "mot de passe : [soleil99]",
    "the password you sent was [Panda-77-Kite]",
    "her password for the portal was changed to [Otter99]",
    "Temp pw [Autumn!4471] given by phone",
  ],
  misses: [
    "the password policy2 is; pw reset",
    "the password is required",
    "Access denied (using password: YES)",
    "Password: ********",
    "password: <your password>",
    "a password of eight characters",
    "passwords are stored",
    "the password for the portal is required by noon",
    "the password reset was done on 12/03/2024",
  ],
});
