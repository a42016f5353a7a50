import { testDetector } from "../../../../test/marked.js";
import { cryptoAddress } from "./crypto-address.js";

testDetector(cryptoAddress, {
  finds: [
    "send to [CODE/crypto-address 1wo5FoeZ5QTpVgS9Ra93fAj35Un9owNPC].",
    "[CODE/crypto-address 32dozoJ66yiqufNsGXEjUHXfBbmVfjHAri]",
    "Litecoin [CODE/crypto-address LLAkLU7UdjeX5JNbKZZSKgEVFHr4HYSum7]",
    "Dogecoin [CODE/crypto-address D65tcWkHrVJkMVs2t1ZhbRLKvDD5T5LbtR]",
    "Zcash [CODE/crypto-address t1JpQ5bDnXQC4R8jL5rPGBUGeHjfru35Qqr]",
    "[CODE/crypto-address bc1qpfwwcze53dtla4vks7x0qdmqm9r470f2efw86u]",
    "[CODE/crypto-address BC1QPFWWCZE53DTLA4VKS7X0QDMQM9R470F2EFW86U]",
    "[CODE/crypto-address bc1ppfwwcze53dtla4vks7x0qdmqm9r470f2snnzccdlzwv5tn4f8z0s0t8zsm], taproot",
    "[CODE/crypto-address ltc1qpfwwcze53dtla4vks7x0qdmqm9r470f2a45rzv]",
    "[CODE/crypto-address 0x0a5cec0b348b57fed596878cf03760d9475f3d2a]",
    "[CODE/crypto-address 0x0a5cec0b348b57FED596878Cf03760d9475f3d2A]",
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
