import { testDetector } from "../../../../test/marked.js";
import { password } from "./password.js";

testDetector(password, {
  finds: [
    "Temp pw: [CODE/password Spr1ng!Rain88]",
    "password: [CODE/password hunter9]",
    'Passwort = "[CODE/password geheim]", pwd=[CODE/password a!b2c3]',
    "the password is [CODE/password Tr0ub4dor&9]",
    "mot de passe : [CODE/password soleil99]",
    "the password you sent was [CODE/password Panda-77-Kite]",
    "her password for the portal was changed to [CODE/password Otter99]",
    "Temp pw [CODE/password Autumn!4471] given by phone",
  ],
  misses: [
    "the password policy2 is; pw reset",
    "the password is required",
    "Password: ********",
    "password: <your password>",
    "a password of eight characters",
    "passwords are stored",
    "the password for the portal is required by noon",
    "the password reset was done on 12/03/2024",
  ],
});
