import type { Detector } from "../../kit/detector.js";
import { arDetectors } from "../ar.js";
import { brDetectors } from "../br.js";
import { caDetectors } from "../ca.js";
import { clDetectors } from "../cl.js";
import { coDetectors } from "../co.js";
import { ecDetectors } from "../ec.js";
import { mxDetectors } from "../mx.js";
import { peDetectors } from "../pe.js";
import { usDetectors } from "../us.js";
import { uyDetectors } from "../uy.js";
import { veDetectors } from "../ve.js";

/** Identity, tax and health numbers of the Americas. */
export const americanIdentityDetectors: readonly Detector[] = [
  ...usDetectors,
  ...caDetectors,
  ...mxDetectors,
  ...brDetectors,
  ...arDetectors,
  ...clDetectors,
  ...coDetectors,
  ...peDetectors,
  ...ecDetectors,
  ...uyDetectors,
  ...veDetectors,
];
