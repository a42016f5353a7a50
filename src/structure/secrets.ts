/** Secrets by the syntax around them, also in prose: in connection strings, queries of addresses and on command lines. */

import type { GivenMention } from "../document/document.js";

/** `redis://:secret@cache`, `https://ann:secret@host`. */
const IN_ADDRESS = /(?<=[a-z][a-z0-9+.-]*:\/\/(?:[^\s:/@?#"']*):)[^\s/@"'<>]+(?=@)/gi;
/** `?token=...`, `&password=...`, `;Pwd=...`. */
const IN_QUERY =
  /(?<=[?&;](?:access_|auth_|api_|reset_|refresh_|id_|client_)?(?:password|passwd|pwd|secret|token|key|sig|signature|code|session|sid|apikey)=)[^\s&;"'#<>]+/gi;
/** `password=...` among settings with blanks between them, up to what ends the value: 'host=db user=ann password=x'. */
const IN_SETTINGS =
  /(?<=(?<![\w.-])(?:password|passwd|pwd|pass)=)(?!\$|\{|<|["']?(?:YES|NO|true|false)\b)[^\s"';&)]+/gi;
/** As whom, beside a password: `user=ann password=...`, `User Id=ann;Password=...`, `--user=ann --password=...`. */
const AS_ACCOUNT =
  /(?<=(?<![\w.])(?:--)?(?:user(?:name)?|user id|uid|login)[= ])(?!(?:root|admin|app|sa|postgres)(?![\w.-]))[A-Za-z][\w.@-]{1,40}(?=[^\n]{0,80}(?:password|passwd|pwd)[= ])/gi;
/** `Authorization: Bearer ...`, `X-Api-Key: ...`, `Cookie: ...`. */
const IN_HEADER =
  /(?<=\b(?:authorization: *(?:basic|bearer|token|digest)|x-api-key:|x-auth-token:) +)[\w.~+/=-]{4,}/gi;

/** Options of programs that take a secret, which follows at once, behind a blank or behind `=`; of `user:secret` the second. */
const OPTIONS: ReadonlyMap<string, string> = new Map(
  `curl|-u --user --proxy-user --oauth2-bearer --pass
http https|-a --auth
wget|--password --http-password --ftp-password
mysql mysqldump mysqladmin mariadb mongo mongosh mongodump docker podman az|-p --password
sshpass 7z|-p
redis-cli|-a --pass
ldapsearch|-w
smbclient|-U
sqlcmd|-P
openssl|-passin -passout -pass -k
zip|-P --password
gpg|--passphrase
ansible|--vault-password
net|/user:`
    .split("\n")
    .flatMap((row) => {
      const [programs, options] = row.split("|") as [string, string];
      return programs.split(" ").map((program) => [program, options] as const);
    }),
);
const COMMAND = new RegExp(`(?<![\\w./-])(${[...OPTIONS.keys()].join("|")})(?= )([^\\n|]*)`, "g");
/** An option whatever the program. */
const ANY =
  /(?<=\s--(?:password|passwd|secret|token|api-key|access-token)(?:=|\s))["']?([^\s"']+)/g;

/** Whom a command goes to a machine as: `ssh -i key ann@10.0.0.12`. */
const AS_WHOM =
  /(?<=\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)\b[^\n|;]{0,200}\s)(?!(?:root|git|admin|ubuntu|debian|ec2-user|deploy|user|postgres|www-data)@)[A-Za-z][\w.-]{1,31}(?=@[\w.-]+)/g;

/** Given mentions, in reading order, none overlapping another. */
export function secretsIn(text: string): GivenMention[] {
  const found: GivenMention[] = [];
  const add = (start: number, end: number) => {
    if (end > start && !found.some((one) => one.start < end && start < one.end))
      found.push({ start, end, type: "CODE" });
  };
  if (
    /pass|pwd/i.test(text) ||
    text.includes("://") ||
    /[?&;]\w+=/.test(text) ||
    /authorization|x-a/i.test(text)
  ) {
    for (const form of [IN_ADDRESS, IN_SETTINGS, IN_QUERY, IN_HEADER, AS_ACCOUNT]) {
      for (const { index, 0: words } of text.matchAll(form)) add(index, index + words.length);
    }
  }
  if (text.includes("@") && /\b(?:ssh|scp|sftp|rsync|mosh)\b/.test(text)) {
    for (const { index, 0: words } of text.matchAll(AS_WHOM)) add(index, index + words.length);
  }
  if (text.includes(" -") || text.includes(" /user:")) {
    for (const { index, 0: whole, 1: program, 2: rest } of text.matchAll(COMMAND)) {
      const from = index + whole.length - rest!.length;
      for (const option of OPTIONS.get(program!)!.split(" ")) {
        const form = new RegExp(
          `(?<=\\s${option}(?:${option.startsWith("--") ? "[= ]" : "[= ]?"}))["']?([^\\s"'-][^\\s"']*)`,
          "g",
        );
        for (const value of rest!.matchAll(form)) {
          const end = from + value.index + value[0].length;
          const colon = /^[^:%]*[:%]/.exec(value[1]!)?.[0].length ?? 0;
          const isPair = /^(?:-u|--user|--proxy-user|-U|-a|--auth)$/.test(option);
          if (isPair && colon === 0) continue;
          add(end - value[1]!.length + (isPair ? colon : 0), end);
        }
      }
    }
    for (const { index, 0: whole, 1: words } of text.matchAll(ANY))
      add(index + whole.length - words!.length, index + whole.length);
  }
  return found.sort((a, b) => a.start - b.start);
}
