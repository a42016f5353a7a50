/** Bytes put one after another, and the variable-length numbers all files of the index are made of. */

/** A buffer that grows. Numbers are unsigned: 7 bits a byte, lowest first, the high bit says 'more'. */
export class ByteWriter {
  bytes = Buffer.allocUnsafe(1 << 16);
  length = 0;

  /** An integer from 0 to 2^53 - 1. */
  varint(value: number): void {
    this.reserve(8);
    while (value >= 0x80) {
      this.bytes[this.length++] = (value % 0x80) | 0x80;
      value = value < 0x80000000 ? value >>> 7 : Math.floor(value / 0x80);
    }
    this.bytes[this.length++] = value;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32LE(value, this.length);
  }

  uint16(value: number): void {
    this.reserve(2);
    this.length = this.bytes.writeUInt16LE(value, this.length);
  }

  /** Bytes `start` to `end` of `source`. */
  append(source: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.reserve(length);
    if (length < 32) {
      for (let i = start; i < end; i++) this.bytes[this.length++] = source[i]!;
    } else {
      this.bytes.set(source.subarray(start, end), this.length);
      this.length += length;
    }
  }

  /** What was written; valid until the next write. */
  view(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.view());
    this.bytes = larger;
  }
}

/** Reads numbers and bytes one after another from a piece of memory. */
export class ByteReader {
  bytes: Uint8Array;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.position++]!;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 0x80;
    do {
      byte = bytes[this.position++]!;
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    } while (byte >= 0x80);
    return value;
  }

  uint32(): number {
    const { bytes, position } = this;
    this.position += 4;
    return (
      (bytes[position]! |
        (bytes[position + 1]! << 8) |
        (bytes[position + 2]! << 16) |
        (bytes[position + 3]! << 24)) >>>
      0
    );
  }
}
