/** A model of a release or of a user's own, wherever it is stored. */

/** One model of a folder, whose files are checked as they are read. */
export interface ModelFolder {
  readonly model: { readonly files: readonly { readonly path: string }[] };
  /**
   * The bytes of the model's file whose path ends in `/name`.
   * @throws MODEL_MISSING, MODEL_CORRUPT
   */
  read(name: string): Promise<Uint8Array>;
}

export interface ModelFiles {
  /** What errors and results call the model. */
  readonly name: string;
  /**
   * The bytes of a file by its path within the model; nothing when the model has none.
   * @throws MODEL_CORRUPT, or MODEL_MISSING when a file of the manifest is missing
   */
  find(path: string): Promise<Uint8Array | undefined>;
}

/** A model of a manifest; the shipped ones by default. */
export interface ListedModel {
  /** Folder of `manifest.json`. */
  readonly directory?: string;
  /** Name in the manifest. */
  readonly model?: string;
}

/** A model's own folder, as hubs keep them and as `fetchModel` makes them. */
export interface FolderModel {
  readonly folder: string;
  /** Path of the graph within it; `model.onnx` or `onnx/model.onnx` by default. */
  readonly graph?: string;
}
