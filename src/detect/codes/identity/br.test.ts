import { testDetector } from "../../../../test/marked.js";
import { brCnh, brCnpj, brCns, brCpf, brPassport, brPis, brRg, brVoter } from "./br.js";

testDetector(brCpf, {
  finds: [
    "[CODE/br-cpf 946.868.379-60]",
    "CPF [CODE/br-cpf 82008632474]",
    "portador de [CODE/br-cpf 915709753-45]",
  ],
  misses: ["946.868.379-61", "82008632475", "111.111.111-11", "8200863247"],
});

testDetector(brCnpj, {
  finds: [
    "[CODE/br-cnpj 49.023.690/8035-71]",
    "[CODE/br-cnpj 61208526892618]",
    "[CODE/br-cnpj MY.RTK.9CW/SF2Q-74]", // with letters, from July 2026
  ],
  misses: ["49.023.690/8035-72", "61208526892619", "MY.RTK.9CW/SF2Q-75", "49.023.690/8035"],
});

testDetector(brPis, {
  finds: ["[CODE/br-pis 361.65111.56-0]", "PIS [CODE/br-pis 89044044838]"],
  misses: ["361.65111.56-1", "pedido 89044044838", "PIS 89044044839"],
});

testDetector(brCnh, {
  finds: ["CNH [CODE/br-cnh 27935779935]", "habilitação: [CODE/br-cnh 73404273275]"],
  misses: ["pedido 27935779935", "CNH 27935779936", "CNH 2793577993"],
});

testDetector(brVoter, {
  finds: ["[CODE/br-voter 6423 6766 0531]", "título de eleitor [CODE/br-voter 651940450116]"],
  misses: ["6423 6766 0532", "título 651940450117", "6423 6766 3131"],
});

testDetector(brCns, {
  finds: ["[CODE/br-cns 825 9097 2339 0548]", "cartão SUS [CODE/br-cns 886940357755529]"],
  misses: ["825 9097 2339 0549", "lote 886940357755529", "CNS 386940357755529"],
});

testDetector(brRg, {
  finds: [
    "RG [CODE/br-rg 94.344.691-0]",
    "RG nº [CODE/br-rg 12.345.678-1]",
    "RG [CODE/br-rg 10325321-X]",
  ],
  misses: ["protocolo 94.344.691-0", "protocolo 12.345.678-1", "RG 4.691-0"],
});

testDetector(brPassport, {
  finds: ["passaporte [CODE/br-passport FT483920]"],
  misses: ["voo FT483920", "passaporte FT48392"],
});
