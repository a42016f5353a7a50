import { testDetector } from "../../../../test/marked.js";
import { impairment } from "./impairment.js";

testDetector(impairment, {
  finds: [
    "He is [DEM/illness deaf in one ear] since birth.",
    "she was [DEM/illness partially blind in her left eye], and",
    "He [DEM/illness lost the sight of his left eye] in 1990.",
    "has [DEM/illness lost the use of both his legs].",
    "There is [DEM/illness no feeling in two of his fingers] now",
    "[DEM/illness Paralysed down the right side] after a stroke",
    "with [DEM/illness reduced hearing in the right ear]",
    "he [DEM/illness lost two fingers] at the mill",
    "and [DEM/illness lost three fingers of his right hand].",
    "[DEM/illness lost a toe on her left foot] to frostbite",
    "[DEM/illness numb in the fingers of her right hand]",
  ],
  misses: [
    "deaf to all pleas",
    "blind in the sense that",
    "He lost sight of the ball",
    "lost the use of the car",
    "she lost her hearing aid",
    "lost the thread",
    "they lost one all and two nil",
    "no vision of the future",
    "weak in maths",
  ],
});
