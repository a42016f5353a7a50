/** Messages of HTTP (RFC 9110, 9112): request and status lines, headers, and a body of JSON, a form or text. */

import { queryPieces } from "../addresses.js";
import { type Grammar, linesOf, type Piece } from "../grammar.js";
import { jsonPieces } from "./json.js";

const REQUEST =
  /^(?:[><*] )?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|CONNECT|TRACE) (\S+)(?: HTTP\/[\d.]+)?$/;
const STATUS = /^(?:[><*] )?HTTP\/[\d.]+ \d{3}(?: .*)?$/;
const HEADER = /^((?:[><*] )?([A-Za-z][A-Za-z0-9-]*): ?)(.*)$/;

/** Headers about who asks, in small letters; a body's own are of the machine. */
const CODES =
  /^(?:x-forwarded-for|x-real-ip|true-client-ip|cf-connecting-ip|client-ip|forwarded|x-api-key|x-auth-token|x-csrf-token|x-user(?:-?id|-?name|-?email)?|x-request-user|remote-user|from|x-session-id|x-amzn-oidc-.*|x-access-token|etag|x-device-id)$/;
const READ =
  /^(?:referer|location|origin|link|content-disposition|x-.*|subject|to|cc|reply-to|sender)$/;

export const http: Grammar = {
  name: "http",
  machine: true,
  sniff: (text) => {
    const first = /^\s*(.*)/.exec(text)![1]!.trimEnd();
    return (/ HTTP\/[\d.]+$/.test(first) && REQUEST.test(first)) || STATUS.test(first);
  },
  cut(text) {
    const pieces: Piece[] = [];
    let isHead = true;
    let body = text.length;
    for (const { line, start, end } of linesOf(text)) {
      if (!isHead) break;
      const request = REQUEST.exec(line);
      if (request)
        pieces.push(...queryPieces(text, start + line.indexOf(request[2]!), request[2]!));
      else if (STATUS.test(line)) continue;
      else if (!/\S/.test(line)) {
        if (pieces.length === 0 && body === text.length && start === 0) continue;
        isHead = false;
        body = end;
      } else pieces.push(...headerPieces(line, start, end));
    }
    if (/\S/.test(text.slice(body))) pieces.push(...bodyPieces(text, body));
    return pieces;
  },
};

function headerPieces(line: string, start: number, end: number): Piece[] {
  const [, head, name] = HEADER.exec(line) ?? [];
  if (head === undefined) return [{ start, end, path: "", prose: true, ends: "\n" }];
  const key = name!.toLowerCase();
  const from = start + head.length;
  const value = line.slice(head.length);
  if (key === "cookie" || key === "set-cookie")
    return [...value.matchAll(/(?:^|;\s*)([\w.-]+)=([^;\s]+)/g)].flatMap((one): Piece[] => {
      const stop = from + one.index + one[0].length;
      // settings of a page and of the cookie itself
      if (
        /^(?:theme|lang|locale|path|domain|expires|max-age|samesite|secure|httponly|consent)$/i.test(
          one[1]!,
        )
      )
        return [];
      return [{ start: stop - one[2]!.length, end: stop, path: one[1]!, is: "CODE", ends: "; \n" }];
    });
  if (/^(?:proxy-)?authorization$/.test(key)) {
    const scheme = /^[A-Za-z]+ +/.exec(value)?.[0].length ?? 0;
    return [{ start: from + scheme, end, path: name!, is: "CODE", ends: "\n" }];
  }
  if (CODES.test(key)) return [{ start: from, end, path: name!, is: "CODE", ends: "\n" }];
  return READ.test(key) ? [{ start: from, end, path: name!, ends: "\n" }] : [];
}

function bodyPieces(text: string, start: number): Piece[] {
  const words = text.slice(start);
  const from = start + (words.length - words.trimStart().length);
  const to = start + words.trimEnd().length;
  const json = jsonPieces(text, { start: from, end: to });
  if (json) return json;
  const form = /^[\w.[\]%+-]+=[^\s]*$/.test(text.slice(from, to));
  return form
    ? queryPieces(text, from - 1, `?${text.slice(from, to)}`)
    : [{ start: from, end: to, path: "", prose: true }];
}
