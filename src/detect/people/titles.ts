import { listOf, type Phrase } from "../kit/phrases.js";

/** What a title says about the words after it and about its bearer. */
export interface Title {
  /**
   * `name`: after it any capitalized word is a name, as after 'Mr'.
   * `rank`: so is one that is no word of places or organizations, as after 'Judge', 'King'.
   * `office`: as `rank`, and the mention begins after it, as after 'President'.
   * `role`: only a name of two parts is safe, and the mention begins after it, as after 'witness'.
   * `kin`: as `role`, or one word after 'his', 'her'; a comma may come between.
   */
  readonly kind: "name" | "rank" | "office" | "role" | "kin";
  readonly gender?: "female" | "male";
  /** Several people follow: 'Messrs Smith and Jones'. */
  readonly several?: true;
}

const NAME_MALE = listOf(`
  Mr, Mister, Herr, Herrn, Hr, Monsieur, Signor, Señor, Senhor, Dhr, Meneer, Sir`);
const NAME_FEMALE = listOf(`
  Mrs, Ms, Mme, Mlle, Madame, Mademoiselle, Frau, Fru, Fräulein, Signora, Signorina, Señora,
  Señorita, Senhora, Srta, Sra, Doña, Mevrouw, Mw, Dame`);
const NAME = listOf(`
  Mx, Dr, Drs, Dr med, Dr phil, Dr jur, Dr iur, Dr rer nat, Dr hc, Dr habil, Dr Ing, Dipl Ing,
  Doctor, Prof, Professor, Prof Dr, Professor Emeritus, Associate Professor, Assistant Professor,
  Dott, Dott ssa, Avv, Mag, Rev, Revd, Reverend, The Hon, Hon, Rt Hon, Right Hon, Honourable,
  Honorable, Hon Mr, Hon Mrs, Mr Justice, Mrs Justice, Ms Justice, Lord Justice, Lady Justice, Sgt,
  Sergt, Cpl, Capt, Lt, Lieut, Lt Col, Lt Gen, Lt Cdr, Maj Gen, Brig Gen, Cmdr, Cdr, Adm, Brig,
  Mst, Hafiz, Haji, Hajji, Alhaji, Alhaja, Maulana, Maulvi, Qari, Pandit, Smt, Shri, Encik, Puan, Mdm, Mdme, Engr, Atty, Barr,
  Pte, Pvt, Insp, Det, Det Sgt, Det Insp, DCI, WPC, Const, Cst, Cllr, Councillor, Hav, Spr, Rfn, Gnr, Tpr, Pfc, Spc, Ald`);
const RANK_MALE = listOf(`
  Lord, Baron, Count, Duke, Earl, Viscount, Prince, King, Father, Fr, Brother, Sheikh, Sheik,
  Ayatollah, Mullah, Imam, Rabbi, Pope, Don, Emperor, Tsar, Sultan, Emir, Abbot, Bey, Pasha`);
const RANK_FEMALE = listOf(`
  Miss, Lady, Baroness, Countess, Duchess, Viscountess, Princess, Queen, Sister, Mother Superior,
  Empress`);
const RANK = listOf(`
  Judge, Magistrate, Chief Justice, Chief Judge, Presiding Judge, Investigating Judge, District
  Judge, Circuit Judge, Employment Judge, Tribunal Judge, Recorder, Captain, Colonel, Lieutenant, First Lieutenant, Second Lieutenant,
  Lieutenant Colonel, Lieutenant General, Lieutenant Commander, Brigadier, Brigadier General, Major
  General, Field Marshal, Corporal, Lance Corporal, Sergeant, Staff Sergeant, Sergeant Major,
  Master Sergeant, Private First Class, Admiral, Rear Admiral, Vice Admiral, Commodore, Wing
  Commander, Squadron Leader, Flight Lieutenant, Inspector, Chief Inspector, Detective Inspector,
  Detective Chief Inspector, Detective Sergeant, Detective Constable, Detective Superintendent,
  Superintendent, Chief Superintendent, Constable, Chief Constable, Police Constable, Police
  Officer, Sheriff, Deputy Sheriff, Special Agent, Bishop, Archbishop, Cardinal, Monsignor, Deacon,
  Pastor, Gendarme`);
const RANK_CAPITAL = listOf(`
  Justice, Major, General, Marshal, Gunner, Trooper, Rifleman, Guardsman, Airman, Ensign, Cadet,
  Commander, Detective, Officer, Soldier, Agent, Canon, Dean, Archdeacon, Swami, Lama, Nurse, Garda, NP, RN, LPN, CNA, SN, HCA, LCpl, SSgt, Ofc, PC, PS, DC, DS, DI, PCSO, HHJ`);
const OFFICE = listOf(`
  President, Vice-President, Prime Minister, Minister, Deputy Minister, Foreign Minister,
  Chancellor, Senator, Congressman, Congresswoman, Representative, Governor, Lieutenant Governor,
  Mayor, Ambassador, Consul, Prosecutor, Public Prosecutor, Attorney, Advocate, Commissioner,
  Secretary, Chairman, Registrar, Coroner`);
const ROLE = listOf(`
  president, vice-president, prime minister, minister, chancellor, senator, governor, mayor,
  ambassador, prosecutor, public prosecutor, lawyer, attorney, advocate, solicitor, counsel,
  barrister, notary, commissioner, secretary, chairman, chairwoman, chairperson, director, managing
  director, registrar, CEO, witness, applicant, claimant, defendant, plaintiff, appellant,
  respondent, petitioner, suspect, victim, patient, client, employee, accountant, journalist,
  reporter, editor, author, actor, actress, singer, producer, composer, painter, poet, historian,
  architect, engineer, coach, goalkeeper, striker, headmaster, surgeon, psychiatrist, psychologist,
  pathologist, coroner, photographer, writer, novelist, politician, businessman, founder,
  co-founder, guitarist, drummer, bassist, vocalist, screenwriter, attending physician`);
const KIN_MALE = listOf(`
  brother, husband, son, father, uncle, nephew, grandson, grandfather, boyfriend, stepfather,
  dad, daddy, grandad, grandpa, stepdad, stepson, half-brother, father-in-law, brother-in-law, son-in-law, ex-husband, twin brother`);
const KIN_FEMALE = listOf(`
  sister, wife, daughter, mother, aunt, niece, granddaughter, grandmother, girlfriend, stepmother,
  mum, mummy, mam, nan, gran, grandma, stepmum, stepdaughter, half-sister, mother-in-law, sister-in-law, daughter-in-law, ex-wife, twin sister`);
const KIN = listOf(`
  cousin, fiancé, fiancée, partner, spouse, friend, neighbour, neighbor, colleague, roommate, carer, caregiver, housemate,
  flatmate, lodger, childminder, nanny, key worker, keyworker, social worker, health visitor, line manager, agent, assistant, boss, landlord,
  landlady, tutor, mentor, cleaner, gardener, therapist, counsellor, physio, trainer, teacher, vicar, apprentice, deputy,
  successor, predecessor, godmother, godfather, godson, goddaughter, twin`);
const SEVERAL = listOf(
  "Messrs, MM, Mesdames, Judges, Justices, Lords, Drs, Doctors, Professors, Sergeants, Officers",
);

/** Titles as written; roles and relations also in lower case. */
export function* titlePhrases(): Generator<Phrase<Title>> {
  const all = (phrases: readonly string[], value: Title, caseSensitive: boolean) =>
    phrases.map((phrase) => ({ phrase, value, caseSensitive }));
  yield* all(NAME, { kind: "name" }, true);
  yield* all(NAME_MALE, { kind: "name", gender: "male" }, true);
  yield* all(NAME_FEMALE, { kind: "name", gender: "female" }, true);
  yield* all(RANK_MALE, { kind: "rank", gender: "male" }, true);
  yield* all(RANK_FEMALE, { kind: "rank", gender: "female" }, true);
  yield* all(RANK, { kind: "rank" }, false);
  yield* all(RANK_CAPITAL, { kind: "rank" }, true);
  yield* all(OFFICE, { kind: "office" }, true);
  yield* all(ROLE, { kind: "role" }, false);
  yield* all(KIN_MALE, { kind: "kin", gender: "male" }, false);
  yield* all(KIN_FEMALE, { kind: "kin", gender: "female" }, false);
  yield* all(KIN, { kind: "kin" }, false);
  yield* all(SEVERAL, { kind: "rank", several: true }, true);
}

let titles: ReadonlySet<string> | undefined;

/** Whether the words are a title before which a name is incomplete: 'Sgt', 'Mrs.', 'Judge'. */
export function isTitle(words: string): boolean {
  titles ??= new Set(
    [...titlePhrases()]
      .filter(({ value }) => value.kind === "name" || value.kind === "rank")
      .map(({ phrase }) => phrase),
  );
  return titles.has(words.replace(/\.$/u, ""));
}
