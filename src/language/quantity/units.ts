/** Units of measurement: the SI with its usual multiples, imperial and clinical ones, by family. */

import { alternatives } from "./alternatives.js";

export type UnitFamily =
  | "length"
  | "area"
  | "volume"
  | "mass"
  | "speed"
  | "temperature"
  | "pressure"
  | "energy"
  | "power"
  | "electricity"
  | "sound"
  | "data"
  | "concentration"
  | "dose"
  | "frequency";

/** What an amount of a family is called when its number is hidden. */
export const FAMILY_NOUNS: Readonly<Record<UnitFamily, string>> = {
  length: "a certain length",
  area: "a certain area",
  volume: "a certain volume",
  mass: "a certain weight",
  speed: "a certain speed",
  temperature: "a certain temperature",
  pressure: "a certain pressure",
  energy: "a certain amount of energy",
  power: "a certain power",
  electricity: "a certain electric value",
  sound: "a certain sound level",
  data: "a certain amount of data",
  concentration: "a certain concentration",
  dose: "a certain dose",
  frequency: "a certain frequency",
};

// family | symbols, case matters | words, lower case. Squares and cubes are written m², m2, sq. m.
const TABLE = `
length|km,cm,mm,µm,μm,nm,dm,m,ft,ft.,yd,yds|kilometre,kilometer,metre,meter,centimetre,centimeter,millimetre,millimeter,micrometre,decimetre,mile,yard,foot,feet,inch,inche,nautical mile
area|km²,km2,m²,m2,cm²,cm2,mm²,mm2,ha,sq. m,sq.m,sq m,sqm,sq. km,sq km,sq ft,sq. ft|square metre,square meter,square kilometre,square kilometer,square centimetre,square centimeter,square foot,square feet,square mile,square yard,hectare,acre,dunum,dönüm
volume|m³,m3,cm³,cm3,ml,mL,cl,dl,dL,hl,l,L,µl,μl,fl. oz,fl oz,cc|cubic metre,cubic meter,cubic centimetre,cubic foot,cubic feet,litre,liter,millilitre,milliliter,centilitre,decilitre,hectolitre,gallon,pint,barrel,teaspoon,tablespoon
mass|kg,g,mg,µg,μg,mcg,ng,lb,lbs,lb.,lbs.,oz,oz.,kgs|kilogram,kilogramme,kilo,gram,gramme,milligram,milligramme,microgram,tonne,metric ton,ton,pound,ounce,stone,carat
speed|km/h,kph,k.p.h.,k.p.h,kmh,m/s,mph,m.p.h.,m.p.h,knots|kilometres per hour,kilometers per hour,kilometres an hour,kilometers an hour,miles per hour,miles an hour,metres per second,knot
temperature|°C,°F,° C,° F,ºC,ºF,oC|degrees celsius,degrees centigrade,degrees fahrenheit,degree
pressure|mmHg,mm Hg,kPa,hPa,MPa,bar,psi|millimetres of mercury,pascal,atmosphere
energy|kcal,kJ,MJ,kWh,MWh,GWh|kilocalorie,calorie,joule,kilojoule,kilowatt-hour,kilowatt hour
power|kW,MW,GW,hp,bhp|watt,kilowatt,megawatt,gigawatt,horsepower
electricity|kV,mV,mA|volt,kilovolt,ampere,amp
sound|dB,dB(A),dBA,dBA Leq,dB(A) Leq|decibel
data|kB,KB,MB,GB,TB,Mbit/s,Mbps|kilobyte,megabyte,gigabyte,terabyte
concentration|mg/dl,mg/dL,mg/l,mg/L,g/dl,g/dL,g/l,g/L,µg/l,μg/l,µg/L,ng/ml,ng/mL,µg/ml,mmol/l,mmol/L,µmol/l,μmol/l,µmol/L,nmol/l,nmol/L,mEq/L,mEq/l,mIU/L,mU/l,IU/l,U/l,U/L,IU/L,IU/ml,x10^9/l,x10^9/L,10^9/L,mg/ml,‰|per mille,parts per million,milligrams per litre,grams per litre,micrograms per litre
dose|mg/kg,mg/day,mg/d,mg/h,mcg/kg,µg/kg,ml/h,ml/hr,ml/min,IU,I.U.,mEq,mmol,mSv,Gy,mGy|unit,tablet,capsule,international unit,millimole,milliequivalent
frequency|Hz,kHz,MHz,GHz,bpm,rpm|hertz,kilohertz,megahertz,beats per minute
`;

const familyOfUnit = new Map<string, UnitFamily>();
const symbols: string[] = [];
const words: string[] = [];
for (const row of TABLE.trim().split("\n")) {
  const [family, symbolList, wordList] = row.split("|") as [UnitFamily, string, string];
  for (const symbol of symbolList.split(",")) {
    familyOfUnit.set(symbol, family);
    symbols.push(symbol);
  }
  for (const word of wordList.split(",")) {
    familyOfUnit.set(word, family);
    familyOfUnit.set(`${word}s`, family);
    words.push(word);
  }
}

/** A unit's symbol after a figure: 'mg', 'm²', 'km/h'. Case matters; no letter or digit follows. */
// 'il 29 settembre 2022 ha pronunciato': a year and a verb
export const UNIT_SYMBOL = `(?:(?<!(?:^|[^0-9.,])(?:19|20)[0-9]{2} )ha|${alternatives(symbols.filter((symbol) => symbol !== "ha"))})(?![A-Za-z0-9])`;

/** A unit's name after a number: 'kilograms', 'square metres'. Flag `i`. */
export const UNIT_WORD = `(?:${alternatives(words)})s?\\b`;

/** The family of a unit as written; undefined where it is not one. */
export function unitFamily(unit: string): UnitFamily | undefined {
  return (
    familyOfUnit.get(unit) ?? (unit.length > 3 ? familyOfUnit.get(unit.toLowerCase()) : undefined)
  );
}

const IRREGULAR: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };

/** 'kilogram' to 'kilograms'; symbols stay. Spaces before the word are kept. */
export function pluralUnit(after: string): string {
  const word = /[a-z]+$/i.exec(after)?.[0] ?? "";
  const plural = IRREGULAR[word] ?? (familyOfUnit.has(`${word}s`) ? `${word}s` : word);
  return after.slice(0, after.length - word.length) + plural;
}
