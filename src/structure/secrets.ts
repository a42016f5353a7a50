/** Secrets by the syntax around them, also in prose: in connection strings, queries of addresses and on command lines. */

import type { GivenMention } from "../document/document.js";
import { isNothing, isOfNobody } from "./key-kinds.js";

/** `redis://:secret@cache`, `https://ann:secret@host`. */
const IN_ADDRESS = /(?<=[a-z][a-z0-9+.-]*:\/\/(?:[^\s:/@?#"']*):)[^\s/@"'<>]+(?=@)/gi;
/** Its account. */
const ACCOUNT_IN_ADDRESS = /(?<=[a-z][a-z0-9+.-]*:\/\/)[^\s:/@?#"']+(?=:[^\s/@"'<>]+@)/gi;
/** `?token=...`, `&password=...`, `;Pwd=...`. */
const IN_QUERY =
  /(?<=[?&;](?:access_|auth_|api_|reset_|refresh_|id_|client_)?(?:password|passwd|pwd|secret|token|key|sig|signature|code|session|sid|apikey)=)[^\s&;"'#<>]+/gi;
/** `password=...` among settings with blanks between them, up to what ends the value: 'host=db user=ann password=x'. */
const IN_SETTINGS =
  /(?<=(?<![\w.-])(?:password|passwd|pwd|pass)=)(?!\$|\{|<|["']?(?:YES|NO|true|false)\b)[^\s"';&)]+/gi;
/** As whom, beside a password: `user=ann password=...`, `User Id=ann;Password=...`, `--user=ann --password=...`. */
const AS_ACCOUNT =
  /(?<=(?<![\w.])(?:--)?(?:user(?:name)?|user id|uid|login)[= ])[A-Za-z][\w.@-]{1,40}(?=[^\n]{0,80}(?:password|passwd|pwd)[= ])/gi;
/** `Authorization: Bearer ...`, `X-Api-Key: ...`, `Cookie: ...`. */
const IN_HEADER =
  /(?<=\b(?:authorization: *(?:basic|bearer|token|digest)|x-api-key:|x-auth-token:) +)[\w.~+/=-]{4,}/gi;

/** Options whose value is an account and a secret with a colon between. */
const PAIRS = /^(?:-u|--user|--proxy-user|-U|-a|--auth)$/;

/** Options with the forms that find their values, each value in a group. */
const optionsOf = (options: string, isSecret: boolean) =>
  (options === "" ? [] : options.split(" ")).map((option) => ({
    form: new RegExp(
      `(?<=\\s${option}(?:${option.startsWith("--") ? "[= ]" : "[= ]?"}))["']?([^\\s"'-][^\\s"']*)`,
      "g",
    ),
    isSecret,
    isPair: isSecret && PAIRS.test(option),
  }));

/** Programs, their options that take a secret, at once, behind a blank or behind `=` (of `ann:secret` both), and those that take an account. */
const OPTIONS = new Map(
  `curl|-u --user --proxy-user --oauth2-bearer --pass
http,https|-a --auth
wget|--password --http-password --ftp-password|--user --http-user --ftp-user
mysql,mysqldump,mysqladmin,mariadb|-p --password|-u --user
mongo,mongosh,mongodump,docker login,podman login,az login|-p --password|-u --username
psql,pg_dump,pg_restore||-U --username
sshpass,7z|-p
redis-cli|-a --pass|--user
ldapsearch|-w
smbclient|-U
lftp,ftp|-u
sqlcmd|-P|-U
openssl|-passin -passout -pass -k
zip|-P --password
gpg|--passphrase|--local-user -u
ansible|--vault-password
net|/user:`
    .split("\n")
    .flatMap((row) => {
      const [programs = "", secrets = "", accounts = ""] = row.split("|");
      const options = [...optionsOf(secrets, true), ...optionsOf(accounts, false)];
      return programs.split(",").map((program) => [program, options] as const);
    }),
);
const COMMAND = new RegExp(`(?<![\\w./-])(${[...OPTIONS.keys()].join("|")})(?= )([^\\n|]*)`, "g");
/** An option whatever the program. */
const ANY =
  /(?<=\s--(?:password|passwd|secret|token|api-key|access-token)(?:=|\s))["']?([^\s"']+)/g;

/**
 * Calls that take an account and its secret as strings: `connect("db", "ann", "x")`, where the first says to what;
 * `login("ann", "x")`, `auth=("ann", "x")`.
 */
const CALL =
  /\b(?:(PDO|\w{0,30}connect|\w{0,30}connection)|\w{0,30}(?:login|log_in|sign_?in|authenticate|auth|authentication|credentials?|UsernamePassword\w{0,30})(?:\s*[=:])?)\s*[([]([^()[\]]{3,400})[)\]]/gi;
/** An argument, of a string its content. */
const ARGUMENT = /\s*(?:(["'])((?:(?!\1)[^\\]|\\.)*)\1|[^,"']+)\s*(?:,|$)/dgy;

/** Whom a command goes to a machine as: `ssh -i key ann@10.0.0.12`. */
const AS_WHOM =
  /(?<=\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)\b[^\n|;]{0,200}\s)[A-Za-z][\w.-]{1,31}(?=@[\w.-]+)/g;

/** Given mentions, in reading order, none overlapping another. */
export function secretsIn(text: string): GivenMention[] {
  const found: GivenMention[] = [];
  const add = (start: number, end: number) => {
    if (isNothing(text.slice(start, end))) return;
    if (end > start && !found.some((one) => one.start < end && start < one.end))
      found.push({ start, end, type: "CODE" });
  };
  const addAccount = (start: number, end: number) => {
    if (!isOfNobody(text.slice(start, end))) add(start, end);
  };
  if (
    /pass|pwd/i.test(text) ||
    text.includes("://") ||
    /[?&;]\w+=/.test(text) ||
    /authorization|x-a/i.test(text)
  ) {
    for (const form of [IN_ADDRESS, IN_SETTINGS, IN_QUERY, IN_HEADER]) {
      for (const { index, 0: words } of text.matchAll(form)) add(index, index + words.length);
    }
    for (const form of [ACCOUNT_IN_ADDRESS, AS_ACCOUNT]) {
      for (const { index, 0: words } of text.matchAll(form))
        addAccount(index, index + words.length);
    }
  }
  if (text.includes("@") && /\b(?:ssh|scp|sftp|rsync|mosh)\b/.test(text)) {
    for (const { index, 0: words } of text.matchAll(AS_WHOM))
      addAccount(index, index + words.length);
  }
  if (text.includes(" -") || text.includes(" /user:")) {
    for (const { index, 0: whole, 1: program, 2: rest } of text.matchAll(COMMAND)) {
      const from = index + whole.length - rest!.length;
      for (const { form, isSecret, isPair } of OPTIONS.get(program!)!)
        for (const value of rest!.matchAll(form)) {
          const end = from + value.index + value[0].length;
          const start = end - value[1]!.length;
          const colon = /^[^:%]*[:%]/.exec(value[1]!)?.[0].length ?? 0;
          if (isPair && colon > 1) addAccount(start, start + colon - 1);
          if (!isSecret) addAccount(start, end);
          else if (!isPair || colon > 0) add(start + (isPair ? colon : 0), end);
        }
    }
    for (const { index, 0: whole, 1: words } of text.matchAll(ANY))
      add(index + whole.length - words!.length, index + whole.length);
  }
  if (text.includes("(") || text.includes("[")) {
    for (const { index, 0: whole, 1: connects, 2: rest } of text.matchAll(CALL)) {
      const from = index + whole.length - 1 - rest!.length;
      const places = [...rest!.matchAll(ARGUMENT)].map((one) => one.indices![2]);
      const [account, secret] = places.slice(connects === undefined ? 0 : 1);
      if (!account || !secret) continue;
      addAccount(from + account[0], from + account[1]);
      add(from + secret[0], from + secret[1]);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
