/** Short and pet forms of given names, written for this project: 'Becky' is a Rebecca. */

import { listOf } from "../kit/phrases.js";

// given name | its short forms; a short form may belong to several names
const TABLE = `
abigail|abby,abbie,gail
adelaide|addie,heidi
agnes|aggie,nessa
alasdair|al,ally
albert|al,bert,bertie
alexander|alex,al,sandy,sasha,xander,alec,lex
alexandra|alex,sandra,sandy,sasha,lexie,alix
alfred|alf,alfie,fred
alice|ali
alison|ali,ally
amanda|mandy
andrew|andy,drew
angela|angie
ann|annie,nan
anna|annie,anya
anne|annie
anthony|tony,ant
antonia|toni
antonio|tony,toni
archibald|archie
arthur|art
barbara|barb,babs,barbie
bartholomew|bart
beatrice|bea,bee,trixie
beatrix|bea,bee,trixie
benjamin|ben,benny,benji
bernard|bernie
bernadette|bernie,detta
brendan|bren
bridget|biddy,bridie
callum|cal
cameron|cam
caroline|carrie,caro,lina
carolyn|carrie
catherine|cathy,kate,katie,cath,kitty,cat,katy
katherine|kathy,kate,katie,kath,kitty,kat,katy
kathleen|kathy,kath,kay
kathryn|kathy,kate,katie,kath
charles|charlie,chas,chuck
charlotte|charlie,lottie,lotte
christina|chris,chrissie,tina
christine|chris,chrissie,tina
christopher|chris,kit,topher
clifford|cliff
constance|connie
cornelius|con,neil
cynthia|cindy
daniel|dan,danny
daniela|dani
danielle|dani
david|dave,davey,davy
deborah|deb,debbie
dennis|den,denny
diana|di
dominic|dom
donald|don,donny
dorothy|dot,dottie,dolly
dorothea|dot,dottie,dora,thea
margarita|rita
finlay|fin
yekaterina|katya
douglas|doug,dougie
duncan|dunc
edmund|ed,eddie,ned
edward|ed,eddie,ted,teddy,ned
edwin|ed,eddie
eleanor|ellie,nell,nora,ella
elizabeth|liz,lizzie,beth,betty,eliza,libby,betsy,bess,lisa,elsie
ellen|nell,ellie
emily|em,emmy
emma|em
eugene|gene
eugenie|genie
ezekiel|zeke
fiona|fi
florence|flo,florrie,flossie
frances|fran,frankie,fanny
francis|frank,frankie
franklin|frank
frederick|fred,freddie,freddy
gabriel|gabe
gabrielle|gabby,gaby
geoffrey|geoff
george|georgie
georgina|georgie,gina
gerald|gerry
gerard|gerry
gertrude|gertie,trudy
gillian|gill,jill
gordon|gord
graham|gray
gregory|greg
gwendolyn|gwen
hannah|han
harold|harry,hal
harriet|hattie,harry
helen|nell,nellie
helena|lena
henrietta|etta,hettie
henry|harry,hal,hank
herbert|bert,herb
hilary|hil
hubert|bert
hugh|hughie
humphrey|hum
ian|iain
imogen|immy
isabel|izzy,bella,belle
isabella|izzy,bella
isobel|izzy,bella
jacob|jake
jacqueline|jackie,jacqui
james|jim,jimmy,jamie,jem
jane|janie,jenny
janet|jan
janice|jan
jeffrey|jeff
jennifer|jen,jenny,jenna
jeremiah|jerry
jeremy|jerry,jez
jerome|jerry
jessica|jess,jessie
joan|joanie
joanna|jo,joey
joanne|jo
john|jack,johnny,jon
jonathan|jon,jonny
joseph|joe,joey
josephine|jo,josie
joshua|josh
joyce|joy
judith|judy,jude
julia|jules
julian|jules
julie|jules
karen|kaz
kenneth|ken,kenny
kevin|kev
kimberley|kim
laura|lori
laurence|larry,laurie
lawrence|larry,laurie
leonard|len,lenny,leo
leslie|les
lesley|les
lillian|lil,lily
linda|lin,lindy
louis|lou
louisa|lou
louise|lou,lulu
lucas|luke
lucinda|lucy,cindy
lucy|lu
lydia|liddy
madeleine|maddy,maddie
magdalena|magda,lena
malcolm|mal
marcus|marc,mark
margaret|maggie,meg,peggy,marge,margie,greta,daisy,peg
maria|mia
marilyn|lyn
marjorie|marge,margie
martha|marty
martin|marty
mary|molly,polly,may,mamie
matilda|tilly,tilda
matthew|matt,matty
maureen|mo
maurice|mo
maximilian|max
melanie|mel
melissa|mel,lissa,missy
michael|mike,mick,mickey,mikey
michelle|shell,chelle
mildred|millie
miranda|randy,mandy
miriam|mim
mohammed|mo
muhammad|mo
nancy|nan
natalie|nat
natasha|tasha
nathan|nat,nate
nathaniel|nat,nate
nicholas|nick,nicky,nico
nicola|nicky,nic
nicole|nicky
norman|norm
oliver|olly,ollie
olivia|liv,livvy,olly
oscar|ozzy
pamela|pam
patricia|pat,patsy,tricia,trish,patty
patrick|pat,paddy,rick
paul|pauly
penelope|penny
peter|pete
philip|phil,pip
phillip|phil,pip
philippa|pippa,pip
prudence|pru
rachel|rach
raymond|ray
rebecca|becky,becca,bex,beck
reginald|reg,reggie
richard|rick,ricky,dick,rich,richie
robert|rob,bob,robbie,bobby,bert,robin
roberta|bobbie
roderick|rod,roddy
roger|rog
roland|roly
ronald|ron,ronnie
rosalind|ros,roz
rosamund|ros
rosemary|rosie,rose
rowena|ro
rupert|rup
russell|russ
samantha|sam,sammy
samuel|sam,sammy
sarah|sally,sadie
sebastian|seb,bas
shirley|shirl
sidney|sid
simon|si
sophia|sophie
stanley|stan
stephanie|steph,stevie
stephen|steve,stevie,ste
steven|steve,stevie
stuart|stu
susan|sue,susie,suzy
susannah|sue,susie,suzy,sanna
suzanne|sue,suzy
sylvia|syl
tabitha|tabby
tamara|tammy
teresa|terry,tess,tessa
terence|terry,tel
theodora|dora,thea
theodore|theo,ted,teddy
theresa|terry,tess,tessa
thomas|tom,tommy
timothy|tim,timmy
tobias|toby
valerie|val
vanessa|nessa
veronica|ronnie,vera
victor|vic
victoria|vicky,vic,tori
vincent|vin,vince,vinny
violet|vi
virginia|ginny,ginger
vivian|viv
vivien|viv
walter|wally,walt
wilfred|wilf,fred
wilhelmina|mina,minnie
william|bill,billy,will,willie,liam
winifred|win,winnie,freda
yvonne|eve
zachary|zach,zack
aleksander|olek,alek,alex
aleksandra|ola,alex
ewa|ewka
francisco|paco,pancho,fran
guadalupe|lupe
jose|pepe
ignacio|nacho
katarzyna|kasia
malgorzata|gosia
agnieszka|aga
krzysztof|krzys
stanislaw|staszek
dmitri|dima
ekaterina|katya
mikhail|misha
nikolai|kolya
svetlana|sveta
tatiana|tanya
vladimir|vova,volodya
yevgeny|zhenya
giuseppe|beppe,peppe
salvatore|toto
luigi|gigi
johannes|hans,hannes
friedrich|fritz
heinrich|heinz
wolfgang|wolf
elisabeth|lisa,lisbeth,elsa
katharina|kathi,kati
sanjay|sanj
`;

const formal = new Map<string, string[]>();
for (const row of TABLE.trim().split("\n")) {
  const [name, forms] = row.split("|") as [string, string];
  for (const form of listOf(forms)) {
    const names = formal.get(form);
    if (names) names.push(name);
    else formal.set(form, [name]);
  }
}

const NOBODY: readonly string[] = [];

/** The given names that a short form may mean, folded; none where it is not one. */
export const formalNames = (name: string): readonly string[] => formal.get(name) ?? NOBODY;

/** First halves of Yoruba and Igbo names, which are left out among friends: 'Seun' of 'Oluwaseun'. */
const LEFT_OUT = /^(?:oluwa|olu|ade|ayo|ife|temi|olo|omo|chukwu|chi|nna|onye|ogo)(?=[a-z]{4})/u;

/** What is left of a given name, folded, without its first half. */
export const clippedForms = (name: string): readonly string[] => {
  const first = LEFT_OUT.exec(name)?.[0];
  return first === undefined ? NOBODY : [name.slice(first.length)];
};

/** Whether two given names, folded, can be one person's: the same, or one the short form of the other, or both of a third. */
export function sameGivenName(a: string, b: string): boolean {
  if (a === b || clippedForms(a).includes(b) || clippedForms(b).includes(a)) return true;
  const [ofA, ofB] = [formalNames(a), formalNames(b)];
  return ofA.includes(b) || ofB.includes(a) || ofA.some((name) => ofB.includes(name));
}
