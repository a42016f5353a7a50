import type { PlainWords } from "../plain-words.js";

/** Romanian. */
export const RO_PLAIN: PlainWords = {
  verbs:
    "solicit rog cer declar afirm preciz mențion inform comunic confirm trimit anex mulțum lucr locui trăi suna vorbi spun spus răspun prezent intern extern recomand prescri continu efectu administr evalu oblig respin admi dispun hotăr constat reține apreci semn încasat plăt achit vând cumpăr închiri primi refuz accept amenin lov insult însoți consult evit aștept doresc dori",
  endings:
    "|a|ă|e|i|u|at|ată|ați|ate|it|ită|iți|ite|ut|ută|uți|ute|ând|ind|am|ez|ează|esc|ește|ăm|im|ați|iți|au|eau|ea|eam|area|erea|irea|t|tă|se",
  telling:
    "(?<!flo)area|erea|irea|urilor|ului|ilor|elor|[ua]ție|[ua]ția|[ua]ții|[ua]ției|ându|ându-se|ează|ește|ându-i|itate|itatea",
  nouns:
    "dr familia scrisoare raport pacient* bolnav* medic* asistent* doctor* spital* secți* bilet* ieșire diagnostic* anamnez* examen* tratament* evoluți* recomand* fumăt* nefumăt* control* cardiologi* chirurgi* pediatri* neurologi* reclamant* pârât* inculpat* martor* judecăt* instanț* tribunal* judecătoria curt* hotărâr* sentinț* decizi* încheier* grefier* președint* avocat* procuror* dosar* contract* chiriaș* proprietar* vecin* administrator* asociați* factur* salariat* angajat* angajator* director* șef* coleg* colega elev* profesor* diriginte* părin* mama mamei tată tatăl tatălui soț* fiu fiic* subsemnat* domn* doamn* domnișoar* dl dna dvs stimat* mulțumesc respect cerer* către subiect* consili* primar primarul primarului infarct*",
  chat: "salut bună ciao ok da nu pa hai mă fă frate soro zi mâine ieri azi acum seara dimineața mama tata bunica mătușa unchiu verișoara copil copii casă serviciu școală spital doctor mașină tren petrecere cadou pup pupici drag dragă săraca săracu",
};
