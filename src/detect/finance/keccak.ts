/**
 * Keccak-256 as Ethereum uses it: the sponge of the Keccak submission with its original padding, which
 * differs from the SHA3-256 of FIPS 202 and so from what node:crypto offers.
 */

const MASK = (1n << 64n) - 1n;
/** Bytes taken in at a time: 200 less twice the 32 of the output. */
const RATE = 136;

const ROUND_CONSTANTS = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
];

/** The 25 lanes in the order that steps rho and pi visit them, and how far each is rotated. */
const PI = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];
const RHO = [
  1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44,
];

const rotate = (lane: bigint, by: number): bigint =>
  ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;

/** The hash in lower-case hexadecimal, 64 digits. */
export function keccak256(message: Uint8Array): string {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length]! |= 0x01;
  padded[padded.length - 1]! |= 0x80;

  const view = new DataView(padded.buffer);
  const lanes = new BigUint64Array(25);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let i = 0; i < RATE / 8; i++) lanes[i]! ^= view.getBigUint64(block + i * 8, true);
    permute(lanes);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; i++) hash.setBigUint64(i * 8, lanes[i]!, true);
  return Buffer.from(hash.buffer).toString("hex");
}

/** Keccak-f[1600]. */
function permute(lanes: BigUint64Array): void {
  for (const constant of ROUND_CONSTANTS) {
    // theta
    const columns = [0, 1, 2, 3, 4].map(
      (x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!,
    );
    for (let i = 0; i < 25; i++) {
      lanes[i]! ^= columns[(i + 4) % 5]! ^ rotate(columns[(i + 1) % 5]!, 1);
    }
    // rho and pi
    let moved = lanes[1]!;
    for (let i = 0; i < 24; i++) {
      const target = PI[i]!;
      const next = lanes[target]!;
      lanes[target] = rotate(moved, RHO[i]!);
      moved = next;
    }
    // chi
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let x = 0; x < 5; x++) {
        lanes[row + x] = old[x]! ^ (~old[(x + 1) % 5]! & MASK & old[(x + 2) % 5]!);
      }
    }
    // iota
    lanes[0]! ^= constant;
  }
}
