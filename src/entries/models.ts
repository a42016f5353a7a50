/** Models: the recognizer, the language model and the embedder, their manifests, and hubs. */

export { type Cancellation, withCancellation } from "../models/cancellation.js";
export { type ChoiceModel, loadChoice } from "../models/choice.js";
export { cosine, type Embedder, loadEmbedder } from "../models/embedder.js";
export { type ExportOptions, exportAssets } from "../models/export.js";
export { loadFillMask } from "../models/fill-mask.js";
export {
  type InformationContent,
  type LanguageModel,
  loadLanguageModel,
  type Surprisal,
} from "../models/language-model.js";
export {
  listModels,
  type Manifest,
  modelFolders,
  parseManifest,
  readManifest,
  requireWhole,
  SHIPPED_MODELS,
  verifyModels,
} from "../models/manifest.js";
export { loadRecognizer, type Recognizer } from "../models/recognizer.js";
export { loadTokenClassifier } from "../models/token-classifier.js";
export { fetchModel, pinModel } from "../services/hub.js";
export { DEFAULT_ENDPOINT, type HubModel, modelCache } from "../services/hub-files.js";
