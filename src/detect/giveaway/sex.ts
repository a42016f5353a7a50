/**
 * The sex of the person whose spouse a text mentions, where the text says it: by a title, by a statement of the
 * writer's own, by a given name that is nearly always a woman's or a man's.
 */

import { listOf } from "../kit/phrases.js";

export type Sex = "female" | "male";

// written for this project; names that both bear, as Alex or Robin, are left out
const FEMALE = listOf(`
  abigail, agnes, agnieszka, aisha, alice, alison, amanda, amelia, amy, ana, andrea, angela, anita, anna, anne, annie, asha, ayesha, barbara, beatrice, beatrix, becky,
  bernadette, beth, bethany, brenda, bridget, carmen, carol, caroline, catherine, cathy, charlotte, chloe, christina, christine, claire, clara, daisy, danielle, deborah, denise, diana,
  diane, donna, doris, dorothy, edith, eileen, elaine, eleanor, elena, elizabeth, ella, ellen, emily, emma, erin, esther, ethel, eva, evelyn, faith, fatima, fatou, fiona, florence, frances, gemma,
  georgina, gillian, grace, hannah, harriet, hayley, hazel, heather, helen, imogen, ingrid, irene, isabel, isabella, isla, jane, janet, janice, jean, jennifer, jenny, jessica, jill, joan, joanna, joanne,
  josephine, joyce, judith, judy, julia, julie, karen, kate, katherine, kathleen, katie, katarzyna, keeley, kirsten, kirsty, laura, lauren, leanne, linda, lindsay, lisa, lorna, louise, lucy, lydia, lynn, magdalena, maggie, małgorzata, margaret,
  maria, marie, marion, martha, mary, maureen, maeve, megan, melanie, michelle, miriam, moira, molly, monica, nadia, nancy, naomi, natalie, natasha, niamh, nicola, nina, nora, norma, olga, olivia, pamela, patricia, paula,
  pauline, penelope, petra, philippa, phoebe, polly, priya, rachel, rebecca, rita, rosa, rose, rosemary, rosie, ruth, sally, samantha, sandra, sara, sarah, sharon, sheila, shirley, sinead, siobhan, skye, sofia, sophia, sophie, stella, stephanie, susan,
  susanna, suzanne, sylvia, tanya, teresa, thelma, theresa, tina, tracey, tracy, ursula, valerie, vanessa, vera, veronica, victoria, violet, wendy, yasmin, yvonne, zoe,
  ivy, sadia, parveen, nasreen, shabana, rukhsana, khadija, zainab, maryam, amina, halima, hawa, mariam, salma, samira, layla, leila, farah, noor, rania, dina, huda, chidinma, ngozi, chioma, adaeze, amaka, nneka, yetunde, folake,
  abena, akosua, adwoa, efua, wanjiru, wambui, njeri, achieng, thandiwe, nomsa, zanele, lindiwe, lerato, naledi, priyanka, sunita, anjali, deepa, kavita, lakshmi, meena, neha, pooja, shreya, usha, sita, geeta, rekha, mei, xiulan, yuki, hana, keiko,
  aoife, aisling, caoimhe, ciara, grainne, orla, roisin, saoirse, sorcha, bronwen, carys, cerys, ffion, gwen, gwendolyn, megan, nerys, rhiannon, sian, angharad, ailsa, eilidh, catriona, kirstie, mhairi, morag, morven, senga,
  abby, alicia, annabel, april, audrey, ava, beryl, betty, bonnie, caitlin, candice, cassandra, cecilia, celia, chelsea, cheryl, cynthia, daphne, dawn, debbie, delia, della, doreen, elsie, enid, erica, estelle, eunice, felicity, francesca, freda, freya,
  gail, geraldine, gertrude, gina, ginny, gladys, glenda, gloria, gretchen, hilda, holly, iris, ida, jacqueline, janine, jasmine, joy, juliet, kathryn, kayleigh, kim, kristen, lena, lilian, lily, lois, lorraine, mabel, madeleine, marcia, marjorie,
  maud, mavis, mildred, millie, minnie, muriel, myra, nell, nellie, olive, peggy, petronella, phyllis, poppy, queenie, ramona, rhoda, roberta, rosalind, rosamund, roxanne, ruby, shirin, tabitha, tamara, tammy, tamsin, thea, tilly, trudy, verity, vivien, winifred, yolanda`);
const MALE = listOf(`
  aaron, abdul, adam, adrian, ahmed, alan, albert, alfred, ali, alistair, andrew, andrzej, anthony, antonio, arthur, barry, ben, benjamin, bernard, bill, bob, brendan, brian, bruce, callum, carl, carlos, charles, christopher, clive,
  colin, craig, cuthbert, dale, damian, daniel, dave, david, dean, declan, dennis, derek, dmitri, dominic, donald, douglas, duncan, edward, edwin, eric, ernest, ethan, ewan, frank, fred, frederick, gareth, gary, gavin, geoff, geoffrey, george, gerald, gerard, giles, giovanni, glenn, gordon,
  graham, grant, gregory, guy, hamish, harold, harry, hassan, henry, herbert, howard, hugh, hugo, iain, ian, ibrahim, isaac, ivan, ivor, jack, jacob, jakub, james, jason, jeffrey, jeremy, jerome, jim, joe, john, jonathan, jose, joseph, joshua, juan, julian, justin, karl,
  keith, kenneth, kevin, kwame, kyle, lars, laurence, lawrence, lee, leonard, lewis, liam, luca, lukas, luke, malcolm, marco, marcus, mario, mark, martin, matthew, maurice, max, michael, miguel, mike, mohamed, mohammed, muhammad, nathan, neil, nicholas, nigel, norman,
  oliver, olivier, omar, oscar, oskar, otto, owen, patrick, paul, pedro, peter, philip, pierre, piotr, ralph, raymond, rhys, richard, rob, robert, roger, ronald, rory, ross, roy, rupert, russell, ryan, samuel, sanjay, sean, sebastian, sergei, seth, simon, stanley, stefan, stephen, steve, steven,
  stuart, terence, thomas, timothy, toby, tom, tomasz, trevor, tunde, victor, vincent, walter, wayne, wilfred, william, yusuf,
  stan, terrence, will, alec, alf, archie, arnold, aled, alun, amir, anders, angus, anton, arjun, ashok, barnaby, basil, bilal, boris, bogdan, bradley, brent, bryn, cameron, caleb, carlton, cecil, cedric, chad, chidi, chinedu, clement, clifford, clint, conor,
  cormac, curtis, cyril, darren, darius, davit, deepak, desmond, dev, dewi, dick, dirk, don, dougal, dwayne, dylan, eamonn, edgar, edmund, egbert, eli, elijah, elliot, emeka, emmanuel, emrys, enrique, erik, ernie, eugene, evan, farouk, faisal, felix, fergus,
  fernando, finlay, finn, floyd, francisco, franklin, gabriel, gerry, gilbert, godfrey, gustav, gwyn, hector, hiroshi, horace, hubert, humphrey, idris, ikechukwu, imran, ismail, iwan, jamal, jan, javier, jed, jerry, jimmy, jorge, kamal, kareem, kasimir, kenji, khalid, kieran, kofi, kojo, kurt,
  lachlan, lamar, lamin, leon, leopold, leroy, lionel, lloyd, lorenzo, mahmoud, magnus, manuel, marek, marvin, mateusz, mehmet, mick, mikhail, mohammad, mustafa, neville, nicolas, noah, norbert, obinna, olumide, osman, oswald, pablo, pawel, percy, pete, piers, pieter,
  quentin, rafael, rahul, raj, rajesh, ramesh, ray, reginald, rhodri, ricardo, rodney, roland, rohan, salim, salman, sami, sandeep, selwyn, sergio, shane, sid, sidney, silas, spencer, stewart, suresh, tariq, ted, terry, theo, theodore, thulani, tony, travis, vikram, vijay, vladimir, wei, wesley, wilbur, winston, yaw, yiannis, youssef, zbigniew`);
const OF_GIVEN = new Map<string, Sex>([
  ...FEMALE.map((name): [string, Sex] => [name, "female"]),
  ...MALE.map((name): [string, Sex] => [name, "male"]),
]);

const TITLED: readonly (readonly [Sex, RegExp])[] = [
  ["female", /(?:^|[^\p{L}])(?:Mrs|Ms|Miss|Madam|Mme|Frau|Lady|Dame)\.? (?:\p{L}\.? )?\p{Lu}/u],
  ["male", /(?:^|[^\p{L}])(?:Mr|Mister|Herr|Lord|Sir)\.? (?:\p{L}\.? )?\p{Lu}/u],
];

/** Of a name as written, with its title: 'Mr Greaves', 'Rebecca Thornbury'. */
export function sexOfName(name: string): Sex | undefined {
  const titled = TITLED.find(([, title]) => title.test(name));
  if (titled) return titled[0];
  return OF_GIVEN.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");
}

/** What somebody says of themselves. */
const SELF: readonly (readonly [Sex, RegExp])[] = [
  [
    "female",
    /\b(?:I am|I['’]m|I was|as) (?:also |now |still )?(?:an?|the only|the first|one of the) (?:\p{L}+ ){0,3}?(?:woman|girl|lady|female|lesbian|mother|mum|grandmother|widow|daughter|sister|wife)\b|\bI(?: am|['’]m| was) pregnant\b/iu,
  ],
  [
    "male",
    /\b(?:I am|I['’]m|I was|as) (?:also |now |still )?(?:an?|the only|the first|one of the) (?:\p{L}+ ){0,3}?(?:man|boy|gentleman|male|gay man|father|dad|grandfather|widower|son|brother|husband)\b/iu,
  ],
];
/** Who writes: the sender above, the introduction, the signature below. */
const SENDER = /^(?:From|Sender|Von|De): ?(?<name>\p{L}[^\n<@]{2,60})/gmu;
const INTRODUCED = /\b(?:[Mm]y name is|[Ii](?: am|['’]m|m)|[Tt]his is) (?<name>\p{L}+)/gu;
const SIGNED =
  /(?:regards|sincerely|faithfully|wishes|thanks|cheers|yours|love),?\s*\n+\s*(?<name>\p{L}[^\n,]{2,60})/giu;

/** The sex of who writes at a place of a text. */
export function writersOf(text: string): (at: number) => Sex | undefined {
  const said = SELF.filter(([, form]) => form.test(text));
  const own = said.length === 1 ? said[0]![0] : undefined;
  const named = (form: RegExp) =>
    [...text.matchAll(form)].flatMap(({ index, groups }) => {
      const sex = sexOfName(groups!["name"]!);
      return sex === undefined ? [] : [{ index, sex }];
    });
  const [senders, introduced, signed] = [SENDER, INTRODUCED, SIGNED].map(named);
  return (at) =>
    senders!.findLast(({ index }) => index < at)?.sex ??
    signed!.find(({ index }) => index > at)?.sex ??
    introduced!.findLast(({ index }) => index < at)?.sex ??
    own;
}

/** For a text about one person who is called the patient or the client. */
const ABOUT: readonly (readonly [Sex, RegExp])[] = [
  [
    "female",
    /\b\d{1,3} ?[- ]?(?:F\b|(?:year|yr)s?[- ]old (?:\p{L}+ ){0,2}?(?:woman|female|lady|girl)\b)|\b(?:Sex|Gender): ?(?:F|female)\b/iu,
  ],
  [
    "male",
    /\b\d{1,3} ?[- ]?(?:M\b|(?:year|yr)s?[- ]old (?:\p{L}+ ){0,2}?(?:man|male|gentleman|boy)\b)|\b(?:Sex|Gender): ?(?:M|male)\b/iu,
  ],
];

/** Of the person whom a clinical or a case text is about. */
export function sexOfSubject(text: string): Sex | undefined {
  const said = ABOUT.filter(([, form]) => form.test(text));
  return said.length === 1 ? said[0]![0] : undefined;
}
