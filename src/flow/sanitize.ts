/**
 * The flow. `sanitizerOf` checks everything once and freezes it; `sanitize` runs the stages in order:
 * detect, assess, decide, replace.
 */

import { createAssess, risksOf, thresholdsInForce } from "../assess/assess.js";
import type { Measure } from "../assess/measure.js";
import { createDecide, type Decide, type DecideOptions } from "../decide/decide.js";
import type { LadderOf } from "../decide/ladder.js";
import { entitiesToKeep, type Treatments, treatmentOf } from "../decide/roles.js";
import { createDetect, type Detect, openNested } from "../detect/detect.js";
import type { Detector } from "../detect/kit/detector.js";
import { gazetteerDetector } from "../detect/kit/gazetteer.js";
import { recognizerByLanguage } from "../detect/recognizer/languages.js";
import { recognizerByPassage } from "../detect/recognizer/passages.js";
import { type RecognizerDetector, recognizerDetector } from "../detect/recognizer/recognizer.js";
import { BUILT_IN_DETECTORS } from "../detect/registry.js";
import { Expressions } from "../detect/search/places.js";
import { defined } from "../document/defined.js";
import type { Assessed, Decided, Detected, Document } from "../document/document.js";
import type { GivenKind } from "../document/given.js";
import type { Span } from "../document/span.js";
import { errors } from "../errors.js";
import { withCancellation } from "../models/cancellation.js";
import type { LanguageModel } from "../models/language-model.js";
import { checkPolicy, MEASURES, type Policy } from "../policy/policy.js";
import { createReplace, type Replace, type ReplaceOptions, rungsOf } from "../replace/replace.js";
import { structured } from "../structure/structure.js";
import { changePolicy, type DecisionPolicy } from "./decision-policy.js";
import { detectorsOf, judgeOf, usesRecognizer } from "./from-policy/detectors.js";
import { criterionOf, measuresOf } from "./from-policy/measures.js";
import { replaceOptions } from "./from-policy/replacers.js";
import { createResources, type Resources } from "./resources.js";
import type { RunOptions, Sanitizer, SanitizerOptions } from "./sanitizer.js";
import { isSettled, settle, settlerOf } from "./settle.js";
import { textKindOf, typesFor } from "./text-kind.js";
import { opponentOf } from "./until-safe/opponent.js";
import { createUntilSafe } from "./until-safe/until-safe.js";
import { createWeaken } from "./weaken.js";

/**
 * A sanitizer that is ready to run: policy checked, patterns compiled, models loaded.
 * @throws POLICY_INVALID, PATTERN_INVALID, KEY_INVALID, MODEL_*, MEASURE_UNAVAILABLE, REPLACER_UNAVAILABLE
 */
export async function sanitizerOf(
  policy: Policy = { version: 1 },
  options: SanitizerOptions = {},
): Promise<Sanitizer> {
  const checked = frozen(structuredClone(checkPolicy(policy)));
  const resources = options.resources ?? createResources(options);
  const detectors = [
    ...detectorsOf(checked, options.detectors),
    ...(checked.gazetteer === undefined
      ? []
      : [gazetteerDetector(await resources.gazetteer(checked.gazetteer))]),
  ];
  const recognizer = usesRecognizer(checked) ? await recognizerFor(checked, resources) : undefined;
  const detectAll = createDetect({
    detectors: detectors.filter((detector) => !BUILT_IN.has(detector)),
    builtIn: detectors.filter((detector) => BUILT_IN.has(detector)),
    placesIn,
    ...defined({ recognizer, language: checked.language }),
    refuseUnsupported: checked.allow_unsupported_language !== true,
    minScore: checked.min_score ?? 0.4,
    allow: checked.allow ?? [],
    without: new Set(checked.without),
  });
  const detect: Detect = async (document, trace) => {
    const detected = await detectAll(document, trace);
    const textKind = await textKindOf(detected, checked, resources.textKinds);
    return textKind ? { ...detected, textKind } : detected;
  };
  const judge = judgeOf(() => resources.recognizer(checked));
  const measures = [
    ...(await measuresOf(checked, {
      resources,
      judge,
      ...(options.dryRun && { dryRun: options.dryRun }),
    })),
    ...ownMeasures(options.measures),
  ];
  const criterion = criterionOf(checked, measures);
  const assess = createAssess(measures, criterion);
  const { embedder } = resources;
  const weigh = measures.length > 0 ? await weighing(checked, resources) : undefined;
  const replacing = {
    ...withOwnReplacers(
      await replaceOptions(checked, resources, options.dryRun),
      options.replacers,
    ),
    ...(options.numbering && { numbering: options.numbering }),
  };
  const weaken = createWeaken({
    measures,
    embedder,
    judge,
    rungsOf: (detected, ids) => rungsOf(detected, ids, replacing),
  });
  const decide = async (assessed: Assessed, changes?: DecisionPolicy) => {
    const asked = changes ? changePolicy(checked, changes) : checked;
    const types = typesFor(checked, assessed.textKind);
    const changed = types ? { ...asked, types } : asked;
    const criterion = criterionOf(changed, measures);
    const risks = changes ? risksOf(assessed.scores, criterion) : assessed.risks;
    const given = { ...assessed, risks };
    const decided = usesLevels(changed)
      ? await weaken(given, criterion, (one, ladder) => decider(changed, weigh, ladder)(one))
      : await decider(changed, weigh)(given);
    return withPeople(decided, measures);
  };
  /** Decides, and anew about what lies inside a mention that is kept. */
  const decideNested = async (detected: Detected): Promise<Decided> => {
    // what a column settles is hidden whatever it risks
    const assessed = detected.mentions.every(({ given }) => given)
      ? { ...detected, scores: [], risks: [] }
      : await assess(detected);
    const decided = await decide(assessed);
    const outer = keptOuter(decided);
    return outer.size === 0 ? decided : decideNested(openNested(detected, outer));
  };
  const replace = createReplace(replacing);
  const finish = await finisher(checked, resources, { detect, replace, dryRun: options.dryRun });

  return Object.freeze({
    policy: checked,
    detectors: Object.freeze([
      ...(recognizer ? [recognizer.name] : []),
      ...detectors.map(({ name }) => name),
    ]),
    thresholds: Object.freeze(thresholdsInForce(criterion)),
    detect: (document: Document, { signal, trace }: RunOptions = {}) =>
      withCancellation(signal, () => detect(structured(document), trace)),
    settler: (scope: string, kinds: readonly GivenKind[]) =>
      finish === replace ? settlerOf(scope, kinds, replacing) : undefined,
    assess,
    decide,
    replace: async (decided: Decided) => replace(decided),
    sanitize: (document: Document, { signal, turn, trace }: RunOptions = {}) =>
      withCancellation(signal, async () => {
        if (isSettled(document) && finish === replace) {
          await turn?.();
          return settle(document, replacing);
        }
        const detected = await detect(structured(document), trace);
        refuseMissing(detected, checked);
        const decided = await decideNested(detected);
        await turn?.();
        return finish(decided);
      }),
  });
}

/** @throws PERSON_NOT_FOUND where the policy keeps everybody but people who do not occur */
function refuseMissing(
  { document: { persons, linked }, personsNotFound = [] }: Detected,
  { others, allow_missing_person: allowed }: Policy,
): void {
  if (others !== "keep" || allowed === true || persons.length === 0 || linked) return;
  if (personsNotFound.length < persons.length) return;
  throw errors.PERSON_NOT_FOUND`none of ${persons.length === 1 ? "1 person" : `${persons.length} people`} to protect occurs in the text, and 'others: keep' would keep everybody; check the spelling of --person, or let such texts pass with --allow-missing-person`;
}

/** How many fit each person, where a measure counts them. */
function withPeople(decided: Decided, measures: readonly Measure[]): Decided {
  const counting = measures.find(({ people }) => people !== undefined);
  if (!counting) return decided;
  const masked = decided.decisions.filter(({ action }) => action === "mask");
  const hidden = new Set(masked.map(({ entity }) => entity));
  return { ...decided, people: counting.people!(decided, hidden) };
}

const BUILT_IN: ReadonlySet<Detector> = new Set(BUILT_IN_DETECTORS);

let expressions: Expressions | undefined;
/** All sanitizers share one automaton: it takes time to make, and tens of megabytes when it has read much. */
const placesIn = (text: string) =>
  (expressions ??= new Expressions(BUILT_IN_DETECTORS.flatMap(({ needs = [] }) => needs))).in(text);
const BUILT_IN_MEASURES: ReadonlySet<string> = new Set(MEASURES);

/** @throws POLICY_INVALID where a measure has the name of a built-in one */
function ownMeasures(measures: readonly Measure[] = []): readonly Measure[] {
  const taken = measures.find(({ name }) => BUILT_IN_MEASURES.has(name));
  if (taken === undefined) return measures;
  throw errors.POLICY_INVALID`your measure '${taken.name}' has the name of a built-in one; give it another name`;
}

function withOwnReplacers(
  options: ReplaceOptions,
  own: SanitizerOptions["replacers"] = {},
): ReplaceOptions {
  return {
    ...options,
    replacerFor: (type, given) => own[type] ?? own.default ?? options.replacerFor(type, given),
  };
}

/** Indices of mentions that are kept and hold others. */
function keptOuter({ decisions, entities, mentions }: Decided): ReadonlySet<number> {
  const masked = new Set(decisions.filter((one) => one.action === "mask").map((one) => one.entity));
  return new Set(
    entities
      .filter(({ id }) => !masked.has(id))
      .flatMap((entity) => entity.mentions.filter((index) => mentions[index]!.inner)),
  );
}

/** Frozen down to its last value, so that a sanitizer cannot be changed behind its back. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The policy's own recognizer for every text, or the shipped ones, by the language of each stretch. */
async function recognizerFor(policy: Policy, resources: Resources): Promise<RecognizerDetector> {
  const english = recognizerDetector(await resources.recognizer(policy));
  if (policy.models?.recognizer !== undefined) return recognizerByPassage(english);
  return recognizerByPassage(
    recognizerByLanguage(english, async () => ({
      detector: recognizerDetector(await resources.recognizerOfOtherLanguages()),
      ordinary: await resources.ordinaryWords(),
    })),
  );
}

/** The last stage, or where the policy has `until_safe` the last stage and what goes on after it. */
async function finisher(
  policy: Policy,
  resources: Resources,
  {
    detect,
    replace,
    dryRun,
  }: {
    readonly detect: Detect;
    readonly replace: Replace;
    readonly dryRun: SanitizerOptions["dryRun"];
  },
): Promise<Replace> {
  const { until_safe: bound } = policy;
  if (bound === undefined) return replace;
  const model = await resources.languageModel();
  return createUntilSafe({
    opponent: opponentOf(policy, { embedder: resources.embedder, detect, resources, dryRun }),
    bound,
    replace,
    informationContent: weigherBy(model),
    kept: ({ mentions, entities }) =>
      entitiesToKeep(entities, treatmentOf(mentions, rolesOf(policy), policy.types)),
  });
}

/** A bound on information alone has no bound on risk that a level could be tested against. */
const usesLevels = ({ levels, mask, budget }: Policy): boolean =>
  levels === true &&
  mask !== "all" &&
  mask !== "specific" &&
  (budget?.information === undefined || budget.risk !== undefined);

type Weigh = NonNullable<DecideOptions["informationContent"]>;

/** The third stage as a policy wants it; `weigh` says what is lost by what is hidden. */
const decider = (policy: Policy, weigh?: Weigh, ladder?: LadderOf): Decide =>
  createDecide({
    ...(ladder && { ladder }),
    strategy: policy.mask === "k-anonymity" ? "risk" : (policy.mask ?? "risk"),
    solver: policy.solver ?? "optimal",
    seed: policy.seed ?? 0,
    ...(policy.solver_seconds === undefined ? {} : { timeLimitSeconds: policy.solver_seconds }),
    ...(policy.budget && { budget: policy.budget }),
    roles: rolesOf(policy),
    ...(policy.types && { kinds: policy.types }),
    ...(weigh && { informationContent: weigh }),
  });

const rolesOf = ({ officials, others }: Policy): Treatments => ({
  ...(officials && { official: officials }),
  ...(others && { private: others }),
});

/** By the n-grams, or by the masked language model of the policy (Papadopoulou et al. 2022, section 3.3). */
async function weighing(policy: Policy, resources: Resources): Promise<Weigh> {
  if (policy.information !== "model") return weigherBy(await resources.languageModel());
  const model = await resources.maskedLanguageModel(policy);
  return async (text, spans) =>
    (await model.surprisal(text, spans)).map(({ logProbability }) => -logProbability);
}

const weigherBy = (model: LanguageModel) => (text: string, spans: readonly Span[]) =>
  model.informationContent(text, spans).map(({ ofSpan }) => ofSpan);
