import type { Detector } from "../../kit/detector.js";
import { auDetectors } from "../au.js";
import { bdDetectors } from "../bd.js";
import { cnDetectors } from "../cn.js";
import { hkDetectors } from "../hk.js";
import { idDetectors } from "../id.js";
import { inDetectors } from "../in.js";
import { jpDetectors } from "../jp.js";
import { krDetectors } from "../kr.js";
import { kzDetectors } from "../kz.js";
import { lkDetectors } from "../lk.js";
import { myDetectors } from "../my.js";
import { nzDetectors } from "../nz.js";
import { phDetectors } from "../ph.js";
import { pkDetectors } from "../pk.js";
import { sgDetectors } from "../sg.js";
import { thDetectors } from "../th.js";
import { twDetectors } from "../tw.js";
import { vnDetectors } from "../vn.js";

/** Identity, tax and health numbers of Asia and the Pacific. */
export const asiaPacificIdentityDetectors: readonly Detector[] = [
  ...auDetectors,
  ...nzDetectors,
  ...inDetectors,
  ...sgDetectors,
  ...krDetectors,
  ...jpDetectors,
  ...cnDetectors,
  ...twDetectors,
  ...hkDetectors,
  ...thDetectors,
  ...myDetectors,
  ...idDetectors,
  ...phDetectors,
  ...vnDetectors,
  ...pkDetectors,
  ...bdDetectors,
  ...lkDetectors,
  ...kzDetectors,
];
