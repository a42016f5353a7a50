import { HOUR_IN_FIGURES } from "../../../language/time/clock-figures.js";

/** Words near the plate of a vehicle, in the languages of the countries whose plates are known. */
export const PLATE_CONTEXT: readonly string[] = `
  plate, plates, number plate, license plate, licence plate, registration, registration number, reg, registered,
  vehicle, car, lorry, truck, motorcycle, hiace, van, minibus, bakkie, ute, matatu, pickup, campervan, caravan,
  tractor, scooter, moped, motorbike, parked, aircraft, aeroplane, airplane, helicopter, glider, microlight, tail
  number, taxi, vrn, dvla, kennzeichen, kfz, fahrzeug, auto, wagen, immatriculation, immatriculée, immatriculé,
  plaque, voiture, véhicule, targa, targata, veicolo, matrícula, coche, vehículo, kenteken, nummerplaat, voertuig,
  rejestracyjny, rejestracyjna, tablica, samochód, registreringsnummer, registreringsskylt, skilt, bil,
  nummerplade, rekisterinumero, rekisteritunnus`
  .trim()
  .split(/,\s+/);

/** 'ON 0744Z': a time in UTC. */
const UTC = new RegExp(`(?:^| )${HOUR_IN_FIGURES}Z$`);
/** 'BSA A10', 'AJS 16MS': a make and its model. */
const MODEL =
  /^(?:AJS|BMW|BSA|DAF|DKW|FSO|GMC|GWM|JCB|KTM|LDV|MAN|MBK|MZ|NSU|SYM|TVR|UAZ|VAZ|ZAZ)[ -]/;

/** Whether what has the form of a plate is something else in every text. */
export const isNoPlate = (value: string): boolean => UTC.test(value) || MODEL.test(value);
