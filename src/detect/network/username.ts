import { patternDetector } from "../kit/pattern.js";

/** Names of accounts right after the word for them: `username: ann_lee92`; after 'is' only when they look like one; who made a file: `Author: quill_88`; who writes the lines of a log: `08:10 [mkowal]`. */
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
    {
      name: "who made a file",
      regex:
        /\b(?:[Aa]uthor|[Cc]ommitter|[Uu]ploader|[Oo]wner|(?:[Ll]ast )?(?:[Mm]odified|[Ss]aved|[Cc]reated|[Uu]ploaded) by)(?:(?: field| name| tag)(?: is| was|:|=)? |(?:: |=))["'“‘]?(?<value>(?=[a-z\d._-]*[\d_]|(?<=(?:field|name|tag)(?: is| was|:|=)? ["'“‘]?)(?!(?:is|was|said|blank|empty|missing|contains|left|shows|and|not)\b))[a-z][a-z\d._-]{3,30}(?<![.-]))(?![\p{L}@])/dgu,
      score: 0.6,
    },
    {
      name: "who writes a line of a log",
      regex:
        /(?:^|\n)(?:\d{4}-\d\d-\d\d[ T])?\d{1,2}:\d{2}(?::\d{2})? ?[[<](?<value>(?!(?:auto|system|bot|info|warn|error|debug|cron|daemon|root|note|alert|sys|admin|trace|notice|fatal|ok)[\]>])[a-z][a-z\d._-]{2,24})[\]>]/dg,
      score: 0.7,
    },
  ],
});
