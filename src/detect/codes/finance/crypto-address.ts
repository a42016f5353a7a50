import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import { codeDetector } from "../detector.js";

const base58check = createBase58check(sha256);

/** Base58Check: a version of one byte or two, a hash of 20, and four bytes of checksum. */
function isBase58Check(address: string): boolean {
  const payload = attempt(() => base58check.decode(address));
  return payload?.length === 21 || payload?.length === 22;
}

/** Bech32 (BIP 173) for witness version 0, bech32m (BIP 350) for the later ones. */
function isSegwit(address: string): boolean {
  const text = address as `${string}1${string}`;
  const old = attempt(() => bech32.decode(text));
  if (old) return old.words[0] === 0;
  return (attempt(() => bech32m.decode(text))?.words[0] ?? 0) > 0;
}

function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined; // the libraries throw where a checksum fails
  }
}

/** EIP-55: letters are capitals where the hash's digit is 8 or more. One case only: no checksum. */
function eip55(address: string): boolean | undefined {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (/^0+$/.test(digits)) return false;
  if (digits === lower || digits === digits.toUpperCase()) return undefined;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...digits].every((char, i) => {
    const capital = Number.parseInt(hash[i]!, 16) >= 8;
    return char === (capital ? char.toUpperCase() : char.toLowerCase());
  });
}

/**
 * Addresses of cryptocurrencies: Base58Check (Bitcoin, Litecoin, Dogecoin, Dash, Zcash), Bech32 and
 * Bech32m (Bitcoin, Litecoin), Ethereum with the letter case of EIP-55.
 */
export const cryptoAddress = codeDetector("crypto-address", {
  presidioEntity: "CRYPTO",
  forms: {
    Base58Check: ["([13LMDAX9]|t[13])[1-9A-HJ-NP-Za-km-z]{24,34}", 0.3],
    Bech32: [/\b(?:bc1|tb1|ltc1)[ac-hj-np-z02-9]{11,87}\b/gi, 0.3],
    Ethereum: [/\b0x[0-9a-f]{40}\b/gi, 0.6],
  },
  validate(match) {
    if (/^0x/i.test(match)) return eip55(match);
    return /^(?:bc|tb|ltc)1/i.test(match) ? isSegwit(match) : isBase58Check(match);
  },
  context: "wallet, bitcoin, btc, litecoin, ethereum, eth, crypto, address",
  finds: [
    "send to [1wo5FoeZ5QTpVgS9Ra93fAj35Un9owNPC].",
    "[32dozoJ66yiqufNsGXEjUHXfBbmVfjHAri]",
    "Litecoin [LLAkLU7UdjeX5JNbKZZSKgEVFHr4HYSum7]",
    "Dogecoin [D65tcWkHrVJkMVs2t1ZhbRLKvDD5T5LbtR]",
    "Zcash [t1JpQ5bDnXQC4R8jL5rPGBUGeHjfru35Qqr]",
    "[bc1qpfwwcze53dtla4vks7x0qdmqm9r470f2efw86u]",
    "[BC1QPFWWCZE53DTLA4VKS7X0QDMQM9R470F2EFW86U]",
    "[bc1ppfwwcze53dtla4vks7x0qdmqm9r470f2snnzccdlzwv5tn4f8z0s0t8zsm], taproot",
    "[ltc1qpfwwcze53dtla4vks7x0qdmqm9r470f2a45rzv]",
    "[0x0a5cec0b348b57fed596878cf03760d9475f3d2a]",
    "[0x0a5cec0b348b57FED596878Cf03760d9475f3d2A]",
  ],
  misses: [
    "1wo5FoeZ5QTpVgS9Ra93fAj35Un9owNPD", // wrong checksum
    "bc1qpfwwcze53dtla4vks7x0qdmqm9r470f2efw86v",
    "bc1Qpfwwcze53dtla4vks7x0qdmqm9r470f2efw86u", // mixed case
    "0x0A5cec0b348b57FED596878Cf03760d9475f3d2A", // wrong letter case
    "0x0a5cec0b348b57fed596878cf03760d9475f3d",
    "0x0000000000000000000000000000000000000000",
    "1111111111111111111111111111",
  ],
});
