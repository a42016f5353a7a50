import { testDetector } from "../../../../test/marked.js";
import { vehiclePlate } from "./vehicle-plate.js";

testDetector(vehiclePlate, {
  finds: [
    "France, plaque [CODE/vehicle-plate AB-193-CD].",
    "Italia, targa [CODE/vehicle-plate AB 193 CD]",
    "España, matrícula [CODE/vehicle-plate 4934 BCD]",
    "Nederland, kenteken [CODE/vehicle-plate 12-ABC-3]",
    "Belgique, plaque [CODE/vehicle-plate 1-ABC-193]",
    "Sverige, bil [CODE/vehicle-plate ABC 19D]",
    "Suomi, rekisterinumero [CODE/vehicle-plate ABC-193]",
    "Norge, skilt [CODE/vehicle-plate AB 19345]",
    "Danmark, nummerplade [CODE/vehicle-plate AB 19 345]",
    "Polska, samochód [CODE/vehicle-plate WA 19345]",
    "Österreich, Auto [CODE/vehicle-plate W-19345 A]",
    "Ireland, car [CODE/vehicle-plate 12-D-19345]",
    "Suisse, voiture [CODE/vehicle-plate GE 193456]",
    "license plate [CODE/vehicle-plate 7ABC193]",
    "plate starting [CODE/vehicle-plate KY19]",
    "part reg [CODE/vehicle-plate YF6? K_], partial plate [CODE/vehicle-plate X?9_]",
    "the HiAce van, [CODE/vehicle-plate AB 77 RD]",
    "aircraft [CODE/vehicle-plate 9M-ABC], reg [CODE/vehicle-plate G-ABCD], a glider [CODE/vehicle-plate N193AB]",
    "his bakkie [CODE/vehicle-plate FZL 447 NW] was found",
    "the Minor, [CODE/vehicle-plate YSL 118], parked in the barn",
  ],
  misses: [
    "rate reg, SFH 31 cm",
    "AB-193-CD",
    "4934 BCD",
    "12-D-19345",
    "GE 193456",
    "the car cost EUR 40, a 2017 NBC van",
    "covered autos: ANY AUTO, the cars of BBC 2",
    "a plate of 12 oysters",
    "in the car: FHR 138, rate reg, QRS 96",
    "vehicle: OFF 0712Z ON 0744Z", // UTC
    "cars and bikes: BSA A10, AJS 16MS, KTM 193",
    "G-ABCD", // nothing says that it flies
    "plates were found in 2004",
  ],
});
