/** Wares, tools, animals and programs that are called like people and places, and words of courtesy of other Englishes. */

import type { SemanticType } from "../../document/types.js";

const NAMES: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG", "MISC", "DEM"]);
const CALLED: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG"]);
const ONE_WORD = /^\p{Lu}[\p{L}'’]+$/u;
const ANIMAL_OR_FOOD =
  /^(?:Rottweilers?|Labradors?|Alsatians?|Dobermanns?|Dobermans?|Dalmatians?|Chihuahuas?|Pekin[ge]+se|Bichon Frise|Shih Tzu|Lhasa Apso|Staffie|Cockapoo|Labradoodle|Huskies|(?:\p{Lu}\p{L}+ )+(?:Terriers?|Spaniels?|Retrievers?|Collies?|Setters?|Poodles?|Pointers?|Mastiffs?|Bulldogs?|Hounds?|Shorthairs?)|German Shepherds?|Husky|Beagles?|Dachshunds?|Whippets?|Jack Russells?|King Charles|Granny Smith|Bloody Mary|John Dory|Earl Grey)$/u;
/** Behind whose name it is called: food, clothes, tools, dogs. */
const WARE_AFTER =
  /^ (?:sponge|sauce|cakes?|salad|cheese|shorts|hats?|jumper|hoover|vacuum|keys?|clips?|knife|knives|spanner|screwdriver|terrier|retriever|sheepdog|spaniel|poodle|pudding|tarts?|buns?|biscuits?|sausages?|past(?:y|ies)|ham|bacon|rug|boots|wellies|blinds?|blanket|chair|stove|oven|cooker|mixer|bulbs?|tape|fittings?|catheter|frame|splint|collar|bandage|drain|needle)(?!\p{L})/u;
/** Goods and programs that are called like people and firms. */
const PRODUCT =
  /^(?:Lemsip|Strepsils|Berocca|Nytol|Panadeine|Panadol|Nurofen|Calpol|Gaviscon|Rennie|Imodium|Dioralyte|Savlon|Germolene|Sudocrem|Vaseline|Tylenol|Advil|Motrin|Aleve|Benadryl|Pepto-Bismol|Tums|Robitussin|Sudafed|Dettol|Vicks|Beechams|Solpadeine|Anadin|Disprin|Piriton|Clarityn|Zirtek|Bonjela|Ensure|Fortisip|Complan|Datix|EMIS|SystmOne|Liquidlogic|Docman|Ulysses|Jenkins|Jira|Trello|Zendesk|Confluence|Grafana|Ansible|Kubernetes|Kafka|Alexa|Siri|Cortana|Excel|Outlook|PowerPoint|Photoshop|QuickBooks|Xero|Bluetooth|Tarmac|Tannoy|Portakabin|Portaloo|Jacuzzi|Frisbee|Velcro|Sellotape|Biro|Tupperware|Thermos|Stannah|Zimmer|Rizla|Aga|Rayburn|Barthel|Waterlow|Ziehl-Neelsen|TUPE|RIDDOR|COSHH)$/u;
const ILLNESS_LETTERS =
  /^(?:T[12]DM|HTN|COPD|CKD|IHD|CCF|GORD|GERD|IBS|DVT|UTI|LRTI|URTI|ADHD|PTSD|OCD|AKI|TIA|CVA|HFrEF|HFpEF)$/u;
/** Kin and greetings of other Englishes, where no name follows. */
const KIN_OR_GREETING =
  /^(?:Hiya|Howdy|G['’]day|Namaste|Namaskar|Salaam|Youse|Yous|Y['’]all|Granda|Grandda|Didi|Jiju|Bhaiya|Bhabhi|Amma|Appa|Nani|Nana|Dadi|Chacha|Mausi|Ouma|Oupa|Oom|Tannie|Mzee|Abuela|Abuelo|Yiayia|Papou|Lolo|Kuya|Halmoni|Auntie|Aunty|Unc|Mam|Mammy|Da|Daddy|Mummy)$/u;

/** Whether a find of the recognizer is a ware, an illness by its letters or a word to or for a relative, and nobody's name. */
export const isWareOrGreeting = (type: SemanticType, words: string, after: string): boolean =>
  (NAMES.has(type) &&
    ((ONE_WORD.test(words) && WARE_AFTER.test(after)) || ANIMAL_OR_FOOD.test(words))) ||
  (CALLED.has(type) && (PRODUCT.test(words) || ILLNESS_LETTERS.test(words))) ||
  (type === "PERSON" && KIN_OR_GREETING.test(words) && !NAME_AFTER.test(after));
const NAME_AFTER = /^ \p{Lu}\p{Ll}/u;
