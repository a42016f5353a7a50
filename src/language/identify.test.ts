import { describe, expect, test } from "vitest";
import { identifyLanguage, languageRegions } from "./identify.js";

// written for this test
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "The applicant complained that the length of the proceedings had been unreasonable.",
    "She moved to the coast with her two daughters after the war.",
    "Please call me back when you get this, I need the keys by noon.",
    "He was born in a small village and studied medicine there.",
    "There is no doubt that the company knew about the leak.",
  ],
  de: [
    "Die Klägerin wohnt seit drei Jahren mit ihrer Mutter in einem kleinen Haus.",
    "Er wurde am Montag aus dem Krankenhaus entlassen und ist wieder zu Hause.",
    "Ich habe den Vertrag nicht unterschrieben, weil er zu spät kam.",
    "Das Gericht wies die Beschwerde als unbegründet zurück.",
    "Wir treffen uns um acht vor der Schule, wenn es nicht regnet.",
  ],
  fr: [
    "La requérante habite avec ses deux enfants dans un village près de la mer.",
    "Il a été condamné à trois ans de prison par le tribunal.",
    "Je ne sais pas où sont les clés de la voiture.",
    "Elle travaille depuis dix ans comme infirmière dans un hôpital.",
    "Nous avons reçu votre lettre et nous vous répondrons bientôt.",
  ],
  es: [
    "La demandante vive con sus dos hijos en un pueblo cerca del mar.",
    "El hombre fue detenido por la policía en una calle del centro.",
    "No sé dónde están las llaves que me dio mi hermano.",
    "Trabaja desde hace diez años como enfermera en un hospital.",
    "El tribunal decidió que la ley no se podía aplicar en este caso.",
  ],
  pt: [
    "A requerente vive com os seus dois filhos numa aldeia perto do mar.",
    "O homem foi detido pela polícia numa rua do centro da cidade.",
    "Não sei onde estão as chaves que o meu irmão me deu.",
    "Ela trabalha há dez anos como enfermeira em um hospital.",
    "O tribunal decidiu que a lei não se aplicava neste caso.",
  ],
  it: [
    "La ricorrente vive con i suoi due figli in un paese vicino al mare.",
    "L'uomo è stato arrestato dalla polizia in una via del centro.",
    "Non so dove sono le chiavi che mi ha dato mio fratello.",
    "Lavora da dieci anni come infermiera in un ospedale della zona.",
    "Il tribunale ha deciso che la legge non si applica a questo caso.",
  ],
  nl: [
    "De verzoekster woont met haar twee kinderen in een dorp aan de zee.",
    "Hij werd door de politie aangehouden in een straat van het centrum.",
    "Ik weet niet waar de sleutels zijn die mijn broer mij gaf.",
    "Zij werkt al tien jaar als verpleegster in het ziekenhuis.",
    "De rechtbank besliste dat de wet niet van toepassing was.",
  ],
  sv: [
    "Kvinnan bor med sina två barn i en by vid havet.",
    "Han greps av polisen på en gata i centrum och fördes till sjukhus.",
    "Jag vet inte var nycklarna är som min bror gav mig.",
    "Hon har arbetat som sjuksköterska i tio år.",
    "Domstolen beslutade att lagen inte skulle tillämpas i det här fallet.",
  ],
  da: [
    "Kvinden bor med sine to børn i en landsby ved havet, og hun er blevet syg.",
    "Han blev anholdt af politiet på en gade i byen efter midnat.",
    "Jeg ved ikke, hvor nøglerne er, som min bror gav mig.",
    "Hun har arbejdet som sygeplejerske siden hun blev uddannet af staten.",
    "Retten besluttede, at loven ikke kunne bruges nu, og sagen blev afvist.",
  ],
  nb: [
    "Kvinnen bor med sine to barn i en bygd ved havet, og hun er blitt syk.",
    "Han ble pågrepet av politiet etter midnatt og fikk ikke dra hjem.",
    "Jeg vet ikke hvor nøklene er nå, noen har tatt dem.",
    "Hun har jobbet som sykepleier siden hun ble utdannet.",
    "Retten mente at loven ikke kunne brukes, og saken ble avvist.",
  ],
  fi: [
    "Nainen asuu kahden lapsensa kanssa kylässä ja hän on sairas.",
    "Mies oli kadulla, kun poliisi otti hänet kiinni, mutta hän ei vastannut.",
    "Minä en tiedä, missä avaimet ovat, jotka veli antoi.",
    "Hän on ollut sairaanhoitaja jo kymmenen vuotta.",
    "Tuomioistuin katsoi, että laki ei ole voimassa tämän jälkeen.",
  ],
  pl: [
    "Skarżąca mieszka z dwójką dzieci w małej wsi nad morzem.",
    "Został zatrzymany przez policję na ulicy, ale nie był sam.",
    "Nie wiem, gdzie są klucze, które dał mi mój brat.",
    "Ona pracuje od dziesięciu lat jako pielęgniarka w szpitalu.",
    "Sąd uznał, że ustawa nie może być stosowana po tym roku.",
  ],
  cs: [
    "Stěžovatelka žije se svými dvěma dětmi ve vesnici, která je u lesa.",
    "Muž byl zadržen na ulici, ale podle policie nebyl sám.",
    "Nevím, kde jsou klíče, které mi dal můj bratr.",
    "Již deset let pracuje jako zdravotní sestra v nemocnici a je spokojená.",
    "Soud rozhodl, že zákon se na tento případ nevztahuje, protože byl zrušen.",
  ],
  hu: [
    "A kérelmező két gyermekével él egy faluban, és nagyon beteg.",
    "A férfit az utcán fogta el a rendőrség, de nem volt egyedül.",
    "Nem tudom, hogy hol van az a kulcs, amely az asztalon volt.",
    "Már tíz éve ápolónő egy kórházban, ahol a nővére is dolgozik.",
    "A bíróság szerint ez a törvény nem alkalmazható, mert később lépett életbe.",
  ],
  ro: [
    "Reclamanta locuiește cu cei doi copii ai săi într-un sat de lângă mare.",
    "Bărbatul a fost reținut de poliție pe o stradă din centru.",
    "Nu știu unde sunt cheile pe care mi le-a dat fratele meu.",
    "Ea lucrează de zece ani ca asistentă într-un spital din oraș.",
    "Instanța a decis că legea nu se aplică în acest caz.",
  ],
  tr: [
    "Kadın iki çocuğu ile bir köyde yaşıyor ve çok hasta.",
    "Adam polis tarafından sokakta yakalandı ama yalnız değil.",
    "Kardeşimin bana verdiği anahtar nerede, onu ben de bilmiyorum.",
    "O, on yıldır bir hastanede hemşire olarak çalışıyor.",
    "Mahkeme bu yasanın daha sonra yürürlüğe girdiğini ve uygulanmayacağını söyledi.",
  ],
  hr: [
    "Podnositeljica živi s dvoje djece u selu koje je blizu mora.",
    "Policija je muškarca uhitila na ulici, ali nije bio sam.",
    "Ne znam gdje su ključevi koje mi je dao moj brat.",
    "Ona već deset godina radi kao medicinska sestra u bolnici.",
    "Sud je odlučio da se zakon ne može primijeniti u ovom slučaju.",
  ],
  sl: [
    "Pritožnica živi z dvema otrokoma v vasi, ki je blizu morja.",
    "Policija ga je prijela na ulici, vendar ni bil sam.",
    "Ne vem, kje so ključi, ki mi jih je dal moj brat.",
    "Že deset let dela kot medicinska sestra v bolnišnici.",
    "Sodišče je odločilo, da se zakon ne uporablja, ker je bil razveljavljen.",
  ],
  lt: [
    "Pareiškėja gyvena su dviem vaikais kaime, kuris yra prie jūros.",
    "Policija jį sulaikė gatvėje, bet jis buvo ne vienas.",
    "Aš nežinau, kur yra raktai, kurie buvo ant stalo.",
    "Ji jau dešimt metų dirba ligoninėje ir labai mėgsta savo darbą.",
    "Teismas nusprendė, kad įstatymas nėra taikomas po šių metų.",
  ],
  lv: [
    "Sieviete ar diviem bērniem dzīvo ciemā, kas ir pie jūras.",
    "Policija viņu aizturēja uz ielas, bet viņš nebija viens un arī bēga.",
    "Es nezinu, kur ir atslēgas, kas man bija vakar.",
    "Viņa jau desmit gadus strādā slimnīcā un ļoti mīl savu darbu.",
    "Tiesa nolēma, ka likums nav piemērojams, lai gan tas tika grozīts.",
  ],
  et: [
    "Naine elab oma kahe lapsega külas, mis on mere ääres.",
    "Politsei pidas ta kinni tänaval, kuid ta ei olnud üksi.",
    "Ma ei tea, kus on need võtmed, mida vend mulle andis.",
    "Ta on juba kümme aastat haiglas õde ja see töö on talle väga tähtis.",
    "Kohus leidis, et seadus ei kehti, sest see oli enne muudetud.",
  ],
  sk: [
    "Sťažovateľka žije so svojimi deťmi v dedine, ktorá je pri lese.",
    "Muž bol zadržaný na ulici, ale podľa polície nebol sám.",
    "Neviem, kde sú kľúče, ktoré mi dal môj brat, keď bol tu.",
    "Už desať rokov pracuje ako zdravotná sestra a má aj dve deti.",
    "Súd rozhodol, že zákon sa na tento prípad nevzťahuje.",
  ],
  ca: [
    "La demandant viu amb els seus dos fills en un poble del nord.",
    "L'home va ser detingut per la policia als carrers del centre, però no era sol.",
    "No sé on són les claus que em va donar el meu germà, i hi ha pressa.",
    "Treballa des de fa deu anys com a infermera a l'hospital d'un poble.",
    "El tribunal va decidir que aquesta llei no és aplicable als fets.",
  ],
  id: [
    "Perempuan itu tinggal dengan dua anak di sebuah desa dan sudah lama sakit.",
    "Dia ditangkap oleh polisi di jalan karena tidak membawa surat.",
    "Saya tidak tahu di mana kunci yang diberikan oleh kakak saya.",
    "Ia telah bekerja sebagai perawat selama sepuluh tahun.",
    "Pengadilan memutuskan bahwa undang-undang ini tidak dapat digunakan.",
  ],
  vi: [
    "Người phụ nữ sống với hai con trong một ngôi làng và bà rất yếu.",
    "Anh ấy bị bắt ở trên đường nhưng không có một mình.",
    "Tôi không biết chìa khóa mà anh trai cho tôi đang ở đâu.",
    "Cô ấy đã làm y tá tại bệnh viện được mười năm.",
    "Tòa án cho là luật này không được áp dụng trong những vụ như vậy.",
  ],
  sq: [
    "Gruaja jeton me dy fëmijë në një fshat dhe është e sëmurë.",
    "Ai u arrestua nga policia në rrugë, por nuk ishte vetëm.",
    "Unë nuk e di ku janë çelësat që më dha vëllai.",
    "Ajo ka dhjetë vjet që punon si infermiere në një spital.",
    "Gjykata vendosi se ky ligj nuk mund të zbatohet më.",
  ],
  ru: [
    "Заявительница живёт с двумя детьми в деревне, и она очень больна.",
    "Его задержали на улице, но он был не один.",
    "Я не знаю, где ключи, которые мне дал брат.",
    "Она уже десять лет работает медсестрой в больнице.",
    "Суд решил, что этот закон не применяется к делу.",
  ],
  uk: [
    "Заявниця живе з двома дітьми у селі, і вона дуже хвора.",
    "Його затримали на вулиці, але він був не один.",
    "Я не знаю, де ключі, які мені дав брат.",
    "Вона вже десять років працює медсестрою в лікарні.",
    "Суд вирішив, що цей закон не діє після року.",
  ],
  bg: [
    "Жалбоподателката живее с двете си деца в село и тя е много болна.",
    "Той е бил задържан на улицата, но не е бил сам.",
    "Аз не знам къде са ключовете, които ми даде брат ми.",
    "Тя вече десет години работи като медицинска сестра във болница.",
    "Съдът реши, че този закон не се прилага към делото, защото е отменен.",
  ],
  sr: [
    "Жена живи са двоје деце у селу и веома је болесна.",
    "Полиција га је ухапсила на улици, али није био сам.",
    "Не знам где су кључеви које ми је дао брат.",
    "Она већ десет година ради као медицинска сестра у болници.",
    "Суд је одлучио да се закон не може применити у овом случају.",
  ],
  ar: [
    "تعيش المرأة مع طفليها في قرية صغيرة قرب البحر.",
    "تم القبض على الرجل في الشارع ولم يكن وحده.",
    "لا أعرف أين المفاتيح التي كانت على الطاولة.",
    "هي تعمل منذ عشر سنوات في هذا المستشفى.",
    "قررت المحكمة أن هذا القانون لا يطبق بعد ذلك.",
  ],
  fa: [
    "این زن با دو کودک خود در یک روستا زندگی می‌کند.",
    "او را در خیابان گرفتند اما تنها نبود و پلیس هم آنجا بود.",
    "من نمی‌دانم کلیدهایی که برادرم داد کجا است.",
    "او ده سال است که در بیمارستان پرستار است.",
    "دادگاه گفت که این قانون بعد از آن سال اجرا نمی شود.",
  ],
  ur: [
    "عورت اپنے دو بچوں کے ساتھ ایک گاؤں میں رہتی ہے۔",
    "پولیس نے اس کو گلی سے پکڑا اور وہ اکیلا نہیں تھا۔",
    "میں نہیں جانتا کہ چابیاں کہاں ہیں جو بھائی نے دی تھیں۔",
    "وہ دس سال سے ہسپتال میں کام کر رہی ہے۔",
    "عدالت نے کہا کہ یہ قانون اب لاگو نہیں ہے۔",
  ],
  el: [
    "Η γυναίκα ζει με τα δύο παιδιά της σε ένα χωριό.",
    "Τον συνέλαβαν στον δρόμο αλλά δεν ήταν μόνος.",
    "Δεν ξέρω πού είναι τα κλειδιά του αδελφού μου.",
    "Εργάζεται δέκα χρόνια ως νοσοκόμα.",
    "Το δικαστήριο απέρριψε την προσφυγή.",
  ],
  he: [
    "האישה גרה עם שני ילדיה בכפר קטן.",
    "הוא נעצר ברחוב אבל לא היה לבד.",
    "אני לא יודע איפה המפתחות של אחי.",
    "היא עובדת כאחות בבית חולים.",
    "בית המשפט דחה את הערעור.",
  ],
  hi: [
    "महिला अपने दो बच्चों के साथ गाँव में रहती है।",
    "पुलिस ने उसे सड़क पर पकड़ा।",
    "मुझे नहीं पता कि चाबियाँ कहाँ हैं।",
    "वह दस साल से अस्पताल में काम करती है।",
    "अदालत ने अपील खारिज कर दी।",
  ],
  zh: [
    "这位妇女和两个孩子住在海边的村子里。",
    "警察在街上逮捕了他。",
    "我不知道哥哥给我的钥匙在哪里。",
    "她在医院当护士已经十年了。",
    "法院驳回了上诉。",
  ],
  ja: [
    "その女性は二人の子供と海辺の村に住んでいる。",
    "彼は路上で警察に逮捕された。",
    "兄がくれた鍵がどこにあるか分かりません。",
    "彼女は十年間病院で看護師として働いている。",
    "裁判所は控訴を棄却した。",
  ],
  ko: [
    "그 여자는 두 아이와 함께 바닷가 마을에 산다.",
    "경찰이 거리에서 그를 체포했다.",
    "형이 준 열쇠가 어디 있는지 모르겠다.",
    "그녀는 병원에서 간호사로 일한다.",
    "법원은 항소를 기각했다.",
  ],
  th: [
    "ผู้หญิงคนนั้นอาศัยอยู่กับลูกสองคนในหมู่บ้าน",
    "ตำรวจจับเขาที่ถนน",
    "ฉันไม่รู้ว่ากุญแจอยู่ที่ไหน",
    "เธอทำงานเป็นพยาบาลมาสิบปี",
    "ศาลยกคำร้อง",
  ],
};

describe.each(Object.entries(SENTENCES))("%s", (language, sentences) => {
  test.each(sentences)("%s", (sentence) => {
    expect(identifyLanguage(sentence)).toMatchObject({ language });
  });

  test("a paragraph is sure", () => {
    const { confidence } = identifyLanguage(sentences.join(" "));
    expect(confidence).toBeGreaterThan(0.9);
  });
});

test.each(["", "12:30 – 4,50 €", "🙂🙂", "...", "\ud83d"])(
  "no letters, no language: %j",
  (text) => {
    expect(identifyLanguage(text)).toEqual({ language: "und", confidence: 0 });
  },
);

test.each(["Ann Smith", "IBAN GB82 WEST", "Kovács János, Budapest", "die", "Re: invoice", "no"])(
  "too little to be sure: %s",
  (text) => {
    const { language, confidence } = identifyLanguage(text);
    if (language !== "und") expect(confidence).toBeLessThan(0.6);
  },
);

test("names of another language do not change a text's own", () => {
  expect(
    identifyLanguage("Mr Gürkan Özdemir and Mrs Zofia Wiśniewska lived in Łódź at the time."),
  ).toMatchObject({ language: "en" });
});

test("the shape of letters does not matter", () => {
  expect(identifyLanguage("THE COURT FOUND THAT THERE HAD BEEN NO VIOLATION.").language).toBe("en");
  expect(identifyLanguage("C\u2019est l\u2019avis qu\u2019il a donné à sa mère.").language).toBe(
    "fr",
  );
});

test("regions follow the lines, unsure lines their neighbours", () => {
  const english = "The applicant was born in 1950 and lives in the north of the country.\n";
  const name = "Anna Kowalska\n";
  const german = "Die Klägerin wohnt seit drei Jahren mit ihrer Mutter in einem Haus.\n";
  const text = name + english + name + german + name + german + english;
  const regions = languageRegions(text);
  expect(regions.map(({ language }) => language)).toEqual(["en", "de", "en"]);
  expect(regions.map(({ start, end }) => text.slice(start, end))).toEqual([
    name + english + name,
    german + name + german,
    english,
  ]);
});

test("regions cover texts of any kind", () => {
  expect(languageRegions("")).toEqual([]);
  for (const text of ["x".repeat(5_000), "12\n34\n", "a b ".repeat(3_000), "\n\n"]) {
    const regions = languageRegions(text);
    expect(regions.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  }
});

test("a capital alone speaks for no language", () => {
  const note = "On examination BP 132/84, sats 93% on air. ECG: T wave inversion in V3-V5.";
  expect(identifyLanguage(note).language).toBe("en");
});
