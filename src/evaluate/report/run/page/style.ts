import { PLOT_LINES } from "../../plot.js";
import { REPORT_STYLE } from "../../report-style.js";

/** Lighter in the dark; each line has dashes of its own, so that nothing depends on hue alone. */
const DARK_LINES = ["#aabbff", "#eeaa88", "#00ffdd", "#c2ad4a", "#c77dff", "#9999aa"];

const lines = (colours: readonly string[]): string =>
  colours.map((colour, i) => `--series-${i}:${colour}`).join(";");

/** The sanitization report's style sheet, and what a page over runs needs beside it. */
export const RUN_STYLE = `${REPORT_STYLE}
:root{${lines(PLOT_LINES.map(([colour]) => colour))}}
@media (prefers-color-scheme:dark){:root{${lines(DARK_LINES)}}}
main{max-width:1200px;padding-bottom:60px}
header{max-width:1200px}
section{break-inside:auto}
.wide{overflow-x:auto}
.wide:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
table{margin:6px 0 18px}
caption{text-align:left;color:var(--soft);padding:6px 0;max-width:min(80ch,calc(100vw - 48px))}
td,tbody th{font-variant-numeric:tabular-nums}
tbody th{font-weight:500}
.figure{text-align:right;padding-left:10px;white-space:nowrap}
thead .figure{white-space:normal}
.figure+:not(.figure){padding-left:18px}
th:last-child,td:last-child{padding-right:0}
.none{color:var(--soft);font-size:13px}
.missing{color:var(--soft);border-left:3px solid var(--line);padding-left:12px}
code{font:13px/1.5 ui-monospace,monospace}
pre code{white-space:pre-wrap;overflow-wrap:anywhere}
.hash{display:inline-block;min-width:16em;overflow-wrap:anywhere;font-size:11px}
.word{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:0 5px;white-space:nowrap;quotes:none;display:inline-block;max-width:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:bottom}
.word::before,.word::after{content:none}
.number{display:inline-block;min-width:1.7em;text-align:center;border:2px solid currentColor;border-radius:1em;font-size:12px;line-height:1.5;font-weight:600}
.planes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,520px),1fr));gap:24px}
figure{margin:12px 0;break-inside:avoid}
figcaption{color:var(--soft);max-width:80ch}
.plot{width:100%;height:auto;display:block;background:var(--panel);border:1px solid var(--line);border-radius:8px}
.range{display:inline-block;position:relative;width:140px;height:14px;vertical-align:middle;border-bottom:1px solid var(--soft)}
.range i{position:absolute;bottom:0}
.range .band{height:8px;background:var(--soft);opacity:.45}
.range .at{width:3px;height:14px;margin-left:-1px;background:var(--ink)}
.range .by-chance{width:0;height:14px;border-left:2px dotted var(--soft)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 18px;max-width:100ch}
dt{font-weight:600}
dd{margin:0}
@media (max-width:600px){dl{grid-template-columns:1fr}}
@media print{
@page{margin:16mm}
:root{--page:#fff;--ink:#000;--soft:#444;--line:#bbb;--panel:#fff;${lines(PLOT_LINES.map(([colour]) => colour))}}
body{font-size:11pt}
header,main{padding:0;max-width:none}
header{padding-top:0}
h2,h3,caption{break-after:avoid}
tr{break-inside:avoid}
thead{display:table-header-group}
.wide{overflow:visible;break-inside:avoid}
.wide.long{break-inside:auto}
table{font-size:9pt}
th,td{padding-right:6px}
.figure{padding-left:6px}
.range{width:80px}
.planes{display:block}
.plot{max-width:150mm}
.cards{grid-template-columns:repeat(4,1fr)}
.card b{font-size:20px}
.card,.range i,.range{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.hash{font-size:7pt;min-width:0}
}
`;
