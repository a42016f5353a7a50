/**
 * Properties of Wikidata that say something about a person which a text may say too. Identifiers in
 * other catalogues, pictures and links are left out.
 */
export const PERSON_PROPERTIES: readonly string[] = [
  // names
  "P734", // family name
  "P735", // given name
  "P742", // pseudonym
  "P1449", // nickname
  "P1477", // birth name
  "P1559", // name in native language
  "P2561", // name
  "P511", // honorific prefix
  "P97", // noble title
  // life
  "P569", // date of birth
  "P570", // date of death
  "P19", // place of birth
  "P20", // place of death
  "P119", // place of burial
  "P551", // residence
  "P937", // work location
  "P509", // cause of death
  "P1196", // manner of death
  // who somebody is
  "P21", // sex or gender
  "P27", // country of citizenship
  "P172", // ethnic group
  "P140", // religion
  "P103", // native language
  "P1412", // languages spoken
  "P1050", // medical condition
  "P91", // sexual orientation
  // family and others
  "P22", // father
  "P25", // mother
  "P26", // spouse
  "P40", // child
  "P3373", // sibling
  "P451", // unmarried partner
  "P1038", // relative
  "P184", // doctoral advisor
  "P1066", // student of
  // education and work
  "P69", // educated at
  "P512", // academic degree
  "P106", // occupation
  "P101", // field of work
  "P108", // employer
  "P39", // position held
  "P463", // member of
  "P102", // political party
  "P1344", // participant in
  "P166", // award
  "P800", // notable work
  "P2031", // work period, start
  "P2032", // work period, end
  "P136", // genre
  "P264", // record label
  "P1303", // instrument
  "P412", // voice type
  "P54", // sports team
  "P641", // sport
  "P413", // position in the team
  "P1618", // number on the shirt
  "P2048", // height
  "P241", // military branch
  "P410", // military rank
  "P607", // conflict
  "P1416", // affiliation
  "P3602", // candidacy
];
