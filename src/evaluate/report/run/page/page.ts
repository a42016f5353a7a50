/** The report over runs as one HTML page: no script, no request, readable when printed. */

import { htmlPage } from "../../html-page.js";
import type { RunReport } from "../report.js";
import { others } from "./others.js";
import { lead, sideBySide, warnings } from "./overview.js";
import { planes } from "./planes.js";
import { privacy } from "./privacy.js";
import { protection, released } from "./release.js";
import { sources } from "./sources.js";
import { RUN_STYLE } from "./style.js";
import { utility } from "./utility.js";
import { worst } from "./worst.js";

/** @param report of `createRunReport`; with originals the page is not for release */
export function renderRunReport(report: RunReport): string {
  return htmlPage(
    "Privacy and utility report",
    RUN_STYLE,
    `<header>
<h1>Privacy and utility report</h1>
${lead(report)}
</header>
<main>
${warnings(report)}
${sideBySide(report)}
${planes(report)}
${released(report)}
${protection(report)}
${privacy(report)}
${utility(report)}
${worst(report)}
${others(report)}
${TERMS}
${sources(report)}
</main>`,
  );
}

const TERMS = `<section><h2>What the figures mean</h2>
<dl>
<dt>Risk</dt><dd>Share of texts whose person the attack puts first among all candidates, given background texts about them. Another attacker, or one who knows more, may do better.</dd>
<dt>95% interval</dt><dd>From a bootstrap over the texts: the range of the risk for other texts of the same kind. It is wide where there are few texts.</dd>
<dt>At random</dt><dd>The result of guessing: one divided by the number of candidates.</dd>
<dt>Recall</dt><dd>The share of the words masked by people that is hidden. Direct and quasi-identifiers count as hidden when every mention of them is.</dd>
<dt>Precision</dt><dd>The share of the hidden words that people mask too, over all annotators.</dd>
<dt>k</dt><dd>The number of people in a people index who share everything that the text still says.</dd>
<dt>TPS</dt><dd>Text-preserved similarity: how close the new words are in meaning to the old ones, weighted by the information in each passage.</dd>
<dt>NMI</dt><dd>Normalized mutual information: whether the texts fall into the same groups as the originals.</dd>
</dl>
</section>`;
