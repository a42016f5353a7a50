/** The same bytes alone in their memory: sending a view to another thread copies all that it looks into. */
export const ownBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
