import { codeDetector } from "../detector.js";

/** What names who made a file */
const WHO_MADE =
  "(?:[Aa]uthor|[Cc]ommitter|[Uu]ploader|[Oo]wner)(?:(?: field| name| tag)(?: is| was|:|=)? |: |=)|(?:[Mm]odified|[Ss]aved|[Cc]reated|[Uu]ploaded) by:? ";
/** Words behind it that are no name */
const NO_MAKER = "is|was|said|blank|empty|missing|contains|left|shows|and|not";

/** Names of accounts that are nobody */
const NOBODYS_ACCOUNT =
  "root|admin|null|none|true|false|undefined|anonymous|system|nobody|guest|user|invalid|unknown|the|an?|my|your|his|her|our|their|its|this|that|these|those|all|any|each|every|both";

/** Folders with one folder per account */
const HOME_FOLDERS = String.raw`(?<![\w.])\/(?:home|Users|export\/home)\/|\b[A-Za-z]:\\{1,2}(?:Users|Benutzer|Utilisateurs|Usuarios|Utenti|Documents and Settings)\\{1,2}`;
/** Names of such folders that are no account of a person */
const NOBODYS_FOLDER =
  "Public|Default|All Users|Shared|Administrator|admin|root|ubuntu|debian|runner|app|user|username|node|name|you|me|git|www|vagrant|ec2-user";

/** Names of accounts right after the word for them: `username: ann_lee92`; after 'is' only when they look like one; who made a file: `Author: quill_88`; who writes the lines of a log: `08:10 [mkowal]`; in paths and prompts: `/home/alee/`, `alee@lab3:~`. */
export const username = codeDetector("username", {
  forms: {
    "introduced by its name": [
      /\b(?:user ?name|user[ _-]?id|login(?: name)?|screen name|benutzername|gebruikersnaam|nom d'utilisateur|nome utente|nombre de usuario|nazwa użytkownika)(?: ?[:=] ?| (?:is|ist|est|es) (?=["'“]?[\w.@-]{0,39}[\d_@]))["'“]?(?<value>[\w@][\w.@-]{1,39}\w)/dgi,
      0.6,
    ],
    "whose folder it is": [
      new RegExp(
        String.raw`(?:${HOME_FOLDERS})(?<value>(?!(?:${NOBODYS_FOLDER})(?![\w.-]))[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,39})`,
        "dgu",
      ),
      0.85,
    ],
    "who is at a machine": [
      /(?<![\w.@-])(?<value>(?!(?:root|git|admin|ubuntu|debian|user|ec2-user|postgres|www-data)@)[a-z][a-z\d._-]{1,31})@[a-z][a-z\d.-]{1,60}(?=:[~/])/dg,
      0.7,
    ],
    "whose session it is": [
      new RegExp(
        String.raw`\b(?:(?:user|uid|owner|author|usr|login)=|(?:password|publickey) for (?:invalid user )?|session (?:opened|closed) for user |(?:for|by|as|of|user|account|login) user ['"]|Session \d+ of [Uu]ser |sudo: {1,3}(?=[\w.-]+ : ))(?<value>(?!(?:${NOBODYS_ACCOUNT})(?![\w.-]))[A-Za-z][\w.-]{1,31})(?![\w@(])`,
        "dg",
      ),
      0.7,
    ],
    "who made a file": [
      new RegExp(
        String.raw`\b(?:${WHO_MADE})["'“‘]?(?<value>(?=[a-z\d._-]*[\d_]|(?<=(?:field|name|tag)(?: is| was|:|=)? ["'“‘]?)(?!(?:${NO_MAKER})\b))[a-z][a-z\d._-]{3,30}(?<![.-]))(?![\p{L}@])`,
        "dgu",
      ),
      0.6,
    ],
    "who writes a line of a log": [
      /(?:^|\n)(?:\d{4}-\d\d-\d\d[ T])?\d{1,2}:\d{2}(?::\d{2})? ?[[<](?<value>(?!(?:auto|system|bot|info|warn|error|debug|cron|daemon|root|note|alert|sys|admin|trace|notice|fatal|ok)[\]>])[a-z][a-z\d._-]{2,24})[\]>]/dg,
      0.7,
    ],
  },
  finds: [
    "username: [ann_lee92].",
    "my user name is [annlee92], login=[a.lee]",
    "User ID: [alee]",
    "metadata ('Author: [quill_88]'), last modified by [okoro_t]",
    "the author field [jkstott] in the PDF",
    "08:10 [⟦mkowal⟧] Called user\n09:02 [⟦rpatel-sec⟧] FYI",
    'File "/home/[jbloggs]/app/main.py", line 12',
    "C:\\Users\\[tamsin.bello]\\report.xlsx, /Users/[éva]/x",
    "[jbloggs]@lab3:~$ scp x [alee]@db.example:/tmp",
    "sshd: Accepted password for [jbloggs] from 192.0.2.7; user=[alee] done",
  ],
  misses: [
    "C:\\Users\\Public\\x; /home/ubuntu/x; example.org/home/page; git@host.example:/x; user=null; uid=1000",
    "the username is required",
    "Author: anonymous, and the author field is blank",
    "created by our team in 2019",
    "a username of eight letters",
    "login failed",
    "usernames: many",
    "the password for your account, the password for the demo unit",
    "07:55 [auto] assigned",
  ],
});
