import type { PlainWords } from "../plain-words.js";

/** Croatian, Serbian and Bosnian in Latin letters. */
export const HR_PLAIN: PlainWords = {
  verbs:
    "učinj uved izvrš primlj otpušt nalaž osvoj smatr tvrd navod izjav izjavlju potvrđu negir odbi prihvać tražim traži molim moli zahvaljuj obavještava obaveštava dostavlj prilaž radi živi stanuj borav boluj uzim preporuč kontrolir nastav uplat plać prodaj kupuj iznajmlj vrać primi govor rek reč piš zov dolaz odlaz udari prijet gurn predlaž poziv obavez ugovar potpis zaključ utvrđ utvrdi dones odluč usvaj odbac",
  endings:
    "e|i|a|o|la|lo|li|le|m|mo|te|u|ju|je|em|emo|im|imo|am|amo|ti|ši|vši|vši se|eći|ući|ajući|en|ena|eno|eni|ene|an|ana|ano|ani|iti|ati|ila|ilo|ili|io|ao|ala|ali|eš|iš|aš|ći",
  telling: "vši|jući|anje|enje|osti|ost|cija|cije|ciju|irati|ovati|ujem|ujemo|ajte|mljenje",
  nouns:
    "dr familija obitelj* porodic* ime izvješ* izvešta* zapisni* član* članak član ugovor* aneks* klauzul* stran* naručilac naručioc* naručitelj* izvršilac izvršioc* izvršitelj* prodavac prodavc* prodavatelj* kup* kupac zakup* zakupac najmodav* najmoprim* stanar* vlasnik* zaposlen* poslodav* radnik* radnic* uprav* direktor* sporazum* odluk* rješenj* rešenj* presud* obrazloženj* sud suda sudu sudom sudovi sudac suca sudija sudije sutkinja sutkinji tužitelj* tužilac tužioc* tužen* optužen* okrivljen* oštećen* svjedok* svedok* svjedokinj* vještak* veštak* odvjetni* advokat* državljanin* državljan* pisan* osnovn* opć* opšt* samostaln* zakon* pravilnik* pacijent* bolesni* liječni* lekar* doktor* sestra odjel* odeljen* otpusn* anamnez* dijagnoz* terapij* kontrol* nalaz* stranka stranke majka majke majci majku otac oca ocu kći kćer brat brata bratu suprug* supruž* dijet* det* roditelj* učenik* učenic* učitelj* nastavni* razredn* ravnatelj* škol* gospod* gospođ* gđa poštovan* štovan* lijep* hvala srdačan predmet* prilog* republi* razvod* krivičn* porodičn* kaznen* parničn* obligacion* namještaj* nameštaj*",
  chat: "bok ćao ej hej zdravo da ne ma pa kako sta šta što danas sutra jučer juče večeras jutros mama tata baka deda dida teta ujak stric dijete dete djeca deca kuća posao škola bolnica auto vlak voz rođendan poklon pusa pusice ljubim draga dragi sirota jadan nova novi stara stari",
};
