import { patternDetector } from "../kit/pattern.js";

/** Names of accounts right after the word for them: `username: ann_lee92`; after 'is' only when they look like one. */
export const username = patternDetector({
  name: "username",
  type: "CODE",
  subtype: "username",
  anchor: "anywhere",
  patterns: [
    {
      name: "introduced by its name",
      regex:
        /\b(?:user ?name|user[ _-]?id|login(?: name)?|screen name|benutzername|gebruikersnaam|nom d'utilisateur|nome utente|nombre de usuario|nazwa użytkownika)(?: ?[:=] ?| (?:is|ist|est|es) (?=["'“]?[\w.@-]{0,39}[\d_@]))["'“]?(?<value>[\w@][\w.@-]{1,39}\w)/dgi,
      score: 0.6,
    },
  ],
});
