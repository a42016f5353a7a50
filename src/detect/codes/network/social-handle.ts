import { codeDetector } from "../detector.js";

// annotations of programming languages and style sheets
const NO_NAME =
  /^@(?:param|returns?|throws|see|since|deprecated|author|override|test|media|import|font-face|keyframes|charset|supports|property|types?|default|todo|ts-ignore)$/i;

/** Names on social networks and in chats: `@ann_lee`, on the Fediverse with their server. */
export const socialHandle = codeDetector("social-handle", {
  subtype: "handle",
  forms: {
    "name and server": [
      /@(?<![\p{L}\p{N}._/-]@)[a-z0-9_.-]{1,30}@[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){1,4}/giu,
      0.8,
    ],
    name: [/@(?<![\p{L}\p{N}._/@-]@)(?=\w{0,29}[a-z])\w[\w.]{0,28}\w(?![\w/(@]|[.-]\w)/giu, 0.6],
  },
  validate: (match) => (NO_NAME.test(match) ? false : undefined),
  context: `
    twitter, instagram, insta, tiktok, telegram, mastodon, threads, follow, handle, username, dm,
    profile`,
  finds: [
    "thanks [@ann_lee], and [@50teeth]!",
    "([@ann.lee]).",
    "toots as [@ann@social.example.org]",
  ],
  misses: [
    "ann@example.org",
    "meet @ 5 pm, 3 kg @1.20",
    "@media (print) and @param name",
    "npm install @scope/package",
    "@Component({",
    "@a",
    "icon@2x",
  ],
});
