import { testDetector } from "../../../../test/marked.js";
import { spouse } from "./spouse.js";

testDetector(spouse, {
  finds: [
    "She is a lesbian and came with her [DEM/sexuality wife].",
    "He is gay; his sister is married and her [DEM/spouse husband] drove.",
    "His [DEM/sexuality husband], Tom, gave a history.",
    "He came with his late [DEM/sexuality boyfriend]'s mother.",
    "Rebecca Sands's [DEM/sexuality wife] can take messages.",
    "Mr Oyelaran's [DEM/sexuality husband] called.",
    "I am the only woman on the night shift. My [DEM/sexuality wife] Joanne can take messages.",
    "From: Rebecca Thornbury\nTo: Keith\n\nMy [DEM/sexuality wife] is at home.",
    "My [DEM/sexuality husband] and I moved.\n\nKind regards,\nPeter Lund",
    "hi my name is sarah and my ex-[DEM/sexuality girlfriend] left".replace(
      "ex-[DEM/sexuality girlfriend]",
      "[DEM/sexuality ex-girlfriend]",
    ),
    "Seen today: 66-year-old man. The patient's [DEM/sexuality husband] was present.",
  ],
  misses: [
    "She came with her husband.",
    "He came with his wife.",
    "My wife Joanne can take messages.",
    "My husband is ill.\n\nRegards,\nRebecca Sands",
    "He is gay. The wife of the mayor came.",
    "Mr and Mrs Lund came with their wives and husbands.",
    "Mrs Lund's husband called. Tom's wife did not.",
    "The patient's husband was present. Sex: F",
    "the housewife and her husbandry",
  ],
});
