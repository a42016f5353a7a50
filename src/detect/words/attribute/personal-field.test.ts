import { testDetector } from "../../../../test/marked.js";
import { personalField } from "./personal-field.js";

testDetector(personalField, {
  finds: [
    "Name: Ann\nNationality: [DEM/nationality Haitian]\nOccupation: [DEM/occupation midwife]",
    "Place of birth: [LOC/birthplace Port Antonio]",
  ],
  misses: ["Nationality: not stated", "her occupation was unclear", "Religion: none"],
});
