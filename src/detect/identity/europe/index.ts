import type { Detector } from "../../kit/detector.js";
import { atDetectors } from "../at.js";
import { baDetectors } from "../ba.js";
import { beDetectors } from "../be.js";
import { bgDetectors } from "../bg.js";
import { chDetectors } from "../ch.js";
import { cyDetectors } from "../cy.js";
import { czDetectors } from "../cz.js";
import { czSkDetectors } from "../cz-sk.js";
import { deDetectors } from "../de.js";
import { dkDetectors } from "../dk.js";
import { eeDetectors } from "../ee.js";
import { eeLtDetectors } from "../ee-lt.js";
import { esDetectors } from "../es.js";
import { fiDetectors } from "../fi.js";
import { frDetectors } from "../fr.js";
import { gbDetectors } from "../gb.js";
import { grDetectors } from "../gr.js";
import { hrDetectors } from "../hr.js";
import { huDetectors } from "../hu.js";
import { ieDetectors } from "../ie.js";
import { isDetectors } from "../is.js";
import { itDetectors } from "../it.js";
import { jmbgDetectors } from "../jmbg.js";
import { ltDetectors } from "../lt.js";
import { luDetectors } from "../lu.js";
import { lvDetectors } from "../lv.js";
import { meDetectors } from "../me.js";
import { mkDetectors } from "../mk.js";
import { mtDetectors } from "../mt.js";
import { nlDetectors } from "../nl.js";
import { noDetectors } from "../no.js";
import { plDetectors } from "../pl.js";
import { ptDetectors } from "../pt.js";
import { roDetectors } from "../ro.js";
import { rsDetectors } from "../rs.js";
import { ruDetectors } from "../ru.js";
import { seDetectors } from "../se.js";
import { siDetectors } from "../si.js";
import { skDetectors } from "../sk.js";
import { trDetectors } from "../tr.js";
import { uaDetectors } from "../ua.js";

/** Numbers of documents, people and firms in Europe, one file a country. */
export const europeanIdentityDetectors: readonly Detector[] = Object.freeze([
  ...atDetectors,
  ...baDetectors,
  ...beDetectors,
  ...bgDetectors,
  ...chDetectors,
  ...cyDetectors,
  ...czDetectors,
  ...czSkDetectors,
  ...deDetectors,
  ...dkDetectors,
  ...eeDetectors,
  ...eeLtDetectors,
  ...esDetectors,
  ...fiDetectors,
  ...frDetectors,
  ...gbDetectors,
  ...grDetectors,
  ...hrDetectors,
  ...huDetectors,
  ...ieDetectors,
  ...isDetectors,
  ...itDetectors,
  ...jmbgDetectors,
  ...ltDetectors,
  ...luDetectors,
  ...lvDetectors,
  ...meDetectors,
  ...mkDetectors,
  ...mtDetectors,
  ...nlDetectors,
  ...noDetectors,
  ...plDetectors,
  ...ptDetectors,
  ...roDetectors,
  ...rsDetectors,
  ...ruDetectors,
  ...seDetectors,
  ...siDetectors,
  ...skDetectors,
  ...trDetectors,
  ...uaDetectors,
]);
