import { testDetector } from "../../../../test/marked.js";
import { ptCitizenCard, ptNif, ptNiss } from "./pt.js";

testDetector(ptNif, {
  finds: [
    "NIF [CODE/pt-nif 572 313 241]",
    "[CODE/pt-nif PT132362171]",
    "contribuinte n.º [CODE/pt-nif 232180318]",
  ],
  misses: ["NIF 572 313 242", "NIF 57231324", "NIF 472313241", "ref. 232180318"],
});

testDetector(ptCitizenCard, {
  finds: [
    "Cartão de Cidadão [CODE/pt-citizen-card 79833756 6 ZZ7]",
    "[CODE/pt-citizen-card 884426741ZZ6]",
  ],
  misses: ["Cartão de Cidadão 79833756 6 ZZ8", "Cartão de Cidadão 7983375 6 ZZ7"],
});

testDetector(ptNiss, {
  finds: ["NISS [CODE/pt-niss 12019347559]", "segurança social [CODE/pt-niss 115 6280 4399]"],
  misses: ["NISS 12019347558", "NISS 1201934755", "ref. 12019347559", "NISS 32019347559"],
});
