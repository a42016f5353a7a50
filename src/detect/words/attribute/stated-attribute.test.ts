import { testDetector } from "../../../../test/marked.js";
import { statedAttribute } from "./stated-attribute.js";

testDetector(statedAttribute, {
  finds: [
    "Marital status: [DEM/marital-status Married]\n[DEM/family 2 kids]",
    "Status: [DEM/marital-status Divorced], [DEM/family 4 kids]",
    "2009 - 2013 [DEM/education PhD in Chemistry], [DEM/education BSc Biology]",
    "Dr. Emeka Obi, [DEM/education PhD]",
    "Religion | [DEM/religion Church of Sweden]",
    "Ethnicity: [DEM/ethnic-group Black British]",
    "Occupation: [DEM/occupation self-employed joiner]",
    "Family: [DEM/marital-status widowed], [DEM/family three children]",
    "You were [DEM/illness sectioned] in May.",
    "Sexual orientation: [DEM/sexuality bisexual].",
  ],
  misses: [
    "The tissue was sectioned and stained.",
    "Religion: not stated",
    "Children: none",
    "Children: Kayleigh Pemberton (8), Reece",
    "Children: Theodore (born June 2, 2012)",
    "They married in spring, and divorced.",
    "Two children played.",
    "the MA in the list",
    "a MSc",
    "Race: n/a",
  ],
});
