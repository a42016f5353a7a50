/**
 * Properties of Wikidata whose values are attributes of people (DEM) or things that may identify them (MISC).
 * Papadopoulou et al. (2023, 'Neural Text Sanitization with Privacy Risk Indicators', section 3.1) sorted 3,646
 * properties into 44 and 196 of these and print four: P106 and P1142 are DEM, P509 and P1399 are MISC. The rest of
 * the table is this project's choice; names, places and organizations are left to other detectors.
 */
export interface GazetteerProperty {
  readonly property: string;
  readonly type: "DEM" | "MISC";
  /** Of the mentions it leads to. */
  readonly subtype: string;
}

/** Properties by type and subtype, each with what Wikidata calls it. */
const TABLE = `
DEM occupation: P106 occupation, P39 position held, P413 position played, P410 military rank, P803 professorship
DEM education: P512 academic degree, P812 academic major
DEM ethnic-group: P172 ethnic group, P2596 culture
DEM religion: P140 religion or worldview
DEM sexuality: P91 sexual orientation
DEM politics: P1142 political ideology
DEM illness: P1050 medical condition
DEM attribute: P97 noble title, P103 native language, P1412 languages spoken, P412 voice type, P552 handedness, P1340 eye colour, P1884 hair colour, P8839 hairstyle, P1853 blood type, P1576 lifestyle, P3716 social classification
MISC event: P793 significant event, P1344 participant in, P607 conflict, P3602 candidacy in election
MISC death: P509 cause of death, P1196 manner of death
MISC offence: P1399 convicted of, P1595 charge, P1596 penalty
MISC distinction: P166 award received, P1411 nominated for
MISC work: P800 notable work, P1441 present in work, P3919 contributed to creative work
MISC pursuit: P101 field of work, P1303 instrument, P641 sport, P2416 sports discipline, P136 genre, P135 movement, P2650 interested in
MISC possession: P1830 owner of, P1716 brand, P520 armament, P3828 wears, P2283 uses`;

export const GAZETTEER_PROPERTIES: readonly GazetteerProperty[] = TABLE.trim()
  .split("\n")
  .flatMap((line) => {
    const [, type, subtype, properties] = /^(DEM|MISC) ([a-z-]+): (.+)$/.exec(line)!;
    return [...properties!.matchAll(/\bP\d+/g)].map(([property]) => ({
      property,
      type: type as GazetteerProperty["type"],
      subtype: subtype!,
    }));
  });
