import { createHash } from "node:crypto";
import { patternDetector } from "../pattern.js";
import { keccak256 } from "./keccak.js";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** Base58Check: 25 or 26 bytes, the last four the start of a double SHA-256 of the others. */
function base58Check(address: string): boolean {
  let value = 0n;
  for (const char of address) value = value * 58n + BigInt(BASE58.indexOf(char));
  const zeros = /^1*/.exec(address)![0].length;
  const hex = value.toString(16);
  const bytes = Buffer.from("00".repeat(zeros) + (hex.length % 2 ? `0${hex}` : hex), "hex");
  if (bytes.length !== 25 && bytes.length !== 26) return false;
  return sha256(sha256(bytes.subarray(0, -4)))
    .subarray(0, 4)
    .equals(bytes.subarray(-4));
}

/** Bech32 (BIP 173) for witness version 0, bech32m (BIP 350) for the later ones. */
function bech32(address: string): boolean {
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return false;
  const separator = address.lastIndexOf("1");
  const prefix = address.slice(0, separator).toLowerCase();
  const data = [...address.slice(separator + 1).toLowerCase()].map((char) => BECH32.indexOf(char));
  if (data.length < 7 || data.includes(-1)) return false;
  const codes = [...prefix].map((char) => char.charCodeAt(0));
  const checked = [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...data,
  ];
  return bech32Checksum(checked) === (data[0] === 0 ? 1 : 0x2bc830a3);
}

function bech32Checksum(values: readonly number[]): number {
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (let i = 0; i < 5; i++) if ((top >>> i) & 1) checksum ^= generator[i]!;
  }
  return checksum;
}

/** EIP-55: letters are capitals where the hash's digit is 8 or more. One case only: no checksum. */
function eip55(address: string): boolean | undefined {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (/^0+$/.test(digits)) return false;
  if (digits === lower || digits === digits.toUpperCase()) return undefined;
  const hash = keccak256(Buffer.from(lower, "ascii"));
  return [...digits].every((char, i) => {
    const capital = Number.parseInt(hash[i]!, 16) >= 8;
    return char === (capital ? char.toUpperCase() : char.toLowerCase());
  });
}

/**
 * Addresses of cryptocurrencies: Base58Check (Bitcoin, Litecoin, Dogecoin, Dash, Zcash), Bech32 and
 * Bech32m (Bitcoin, Litecoin), Ethereum with the letter case of EIP-55.
 */
export const cryptoAddress = patternDetector({
  name: "crypto-address",
  type: "CODE",
  subtype: "crypto-address",
  presidioEntity: "CRYPTO",
  anchor: "digit",
  patterns: [
    {
      name: "Base58Check",
      regex: /\b(?:[13LMDAX9]|t[13])[1-9A-HJ-NP-Za-km-z]{24,34}\b/g,
      score: 0.3,
    },
    { name: "Bech32", regex: /\b(?:bc1|tb1|ltc1)[ac-hj-np-z02-9]{11,87}\b/gi, score: 0.3 },
    { name: "Ethereum", regex: /\b0x[0-9a-f]{40}\b/gi, score: 0.6 },
  ],
  validate(match) {
    if (/^0x/i.test(match)) return eip55(match);
    return /^(?:bc|tb|ltc)1/i.test(match) ? bech32(match) : base58Check(match);
  },
  context: ["wallet", "bitcoin", "btc", "litecoin", "ethereum", "eth", "crypto", "address"],
});
