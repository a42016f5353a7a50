/**
 * What distinguishes languages: their most frequent small words, and the letters beyond a-z (or beyond
 * the common stock of their script) that their words are written with. Written for this project.
 */

export interface LanguageTraits {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly script: string;
  /** Lower case, separated by spaces. */
  readonly words: string;
  /** Letters its own words use; a word with another one is likely foreign to it. */
  readonly letters: string;
}

/** Languages that share a script with another: script, tag, letters, words. */
export const LANGUAGES: readonly LanguageTraits[] = `
Latin|en||the of and to in is was for that on with as at by it from he she his her be are were this which or an not have had has but they their you we been will would who there one all when if more my i me no so what about out up can do did said after into than then our your him them its could should because where also other only between before during under against i'm don't didn't it's please how any some very just now got get see am yes thanks
Latin|de|äöüß|der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man dann soll ich wir ihr mein seine ihre wurde kann wenn unter gegen vom schon hatte habe bin mich mir uns keine sein seit ihm ihn doch diese dieser
Latin|fr|àâæçéèêëîïôœùûüÿ|de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou mais comme nous vous elle sa ses leur été être cette ces fait on y lui tout même sans deux entre après avait était je mon ma mes tu très bien aussi où leurs depuis chez ont j'ai c'est n'est d'un d'une qu'il qu'elle l'a n'a
Latin|es|áéíóúüñ|de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno ni contra ese eso ante ellos fue ha era son está mi yo tiene había ser es años él ella han después dos
Latin|pt|áâãàçéêíóôõúü|de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu minha numa são às anos
Latin|it|àèéìíòóùú|di e il la che a in un per è una sono con non del da si le i dei nel alla al della gli più come ha anche ma lo ed o dalla dal delle nella questo suo sua essere stato era ho io mi se cui ci tra fra dopo quando loro molto hanno ai alle degli sul sulla questa c'è l'ha perché due anni mio mia nei fu suoi già poi solo
Latin|nl|ëéèïöüá|de van het een en in is dat op te zijn voor met die niet aan er om ook als dan maar bij of uit nog naar door over hij ze zich was worden wordt heeft tot al deze geen hebben kan je ik wij hun haar mijn wat werd we zo ons toen moet onder had waar meer veel na tegen heb ben zal zou dit deed jaar toch uw
Latin|sv|åäöé|och i att det som en på är av för med till den har de inte om ett han men var jag från vi så kan när nu eller efter sig hade över vid också än under hon där sin skulle bara mot ut mycket alla sedan där blev vara ska man mellan hans hennes här får får dem dig mig oss ingen något år varit blivit två
Latin|da|æøåé|og i at det er en til af på den for med der de ikke som har et han men var jeg fra vi så kan når om eller efter sig havde over ved også hun blev være skal fik kom nu kun mellem hans hendes her må siger selv noget nogle hvor hvad hvis meget år dem mig os ud ind op uden blevet efter begge være af år gik kunne ville bliver mine
Latin|nb|æøåéòô|og i det er en til av på den for med som de ikke å har et han men var jeg fra vi så kan når om eller etter seg hadde over ved også hun ble være skal fikk kom nå bare mellom hans hennes her må sier selv noe noen hvor hva hvis mye år dem meg oss ut inn opp uten blitt begge at etter gikk kunne ville mine ei dette disse
Latin|fi|äöå|ja on ei että se oli hän ovat mutta myös kun kuin joka ole hänen sen mukaan tai vain jo niin ne siitä mitä jos nyt sekä vielä olla olisi minä minun meidän heidän sitä tämä jotka ollut ennen jälkeen kanssa hyvin siellä sitten koska mikä kuitenkin voi oma noin vuonna vuoden ollessa mukana sinä he me minulla hänellä aina asuu tämän olen
Latin|pl|ąćęłńóśźż|w i na z się do nie że jest o to od po za jak dla przez ze co ale tym przy był są jego tak było jej być może tylko już czy lub oraz także została który która które których pod przed roku która go mnie mi ja on ona jako gdy kiedy gdzie bardzo więc jeszcze ich nad a u ma bez nas tego tej został mój moja po
Latin|cs|áčďéěíňóřšťúůýž|a v se na je že z do o s to i pro za by jako ve ale po si jsem od k byl jeho než které který jsou nebo už jen při byla bylo tak až co jak aby také však která má ze ještě podle tím pod let roce u když kde já mi mě můj moje jeho její není jsme bez před mezi byli ke velmi nás svého
Latin|sk|áäčďéíĺľňóôŕšťúýž|a v sa na je že z do o s to aj pre za by ako vo ale po si som od k bol jeho než ktoré ktorý sú alebo už len pri bola bolo tak až čo ako aby však ktorá má zo ešte podľa tým pod rokov roku u keď kde ja mi ma môj moja jej nie sme bez pred medzi boli ku veľmi nás svojho tiež iba ktorej
Latin|hu|áéíóöőúüű|a az és hogy nem is egy van ez de meg volt csak már ki azt el még mint én azonban után vagy ha volna lehet amely akkor majd be fel kell le mert minden pedig szerint között sem aki ami most ezt itt ott úgy így nagyon két évvel éves alatt ő mi ők nekem van vannak lesz lett saját által során miatt nélkül óta
Latin|ro|ăâîșțşţ|de și în a la cu pe care nu o un din că pentru este mai se au fost prin sau ca dar al ce sa lui le după sunt fi ale sale era între despre doar când fără foarte acest această până unde el ea eu mea meu am ai avea avut lor cel cei cele spre către fiind ar decât deja două ani şi
Latin|tr|çğıöşüâîû|ve bir bu da de için ile olarak çok daha olan gibi sonra en ne kadar var ama ya o her ki değil mi benim ben onun göre olduğu yıl önce ancak şey diye kendi iki veya tarafından içinde üzerinde yok bana ise hiç sadece biz onlar nasıl oldu vardı etti dedi tüm şu bunu aynı olduğunu yılında beni sen eski yeni
Latin|hr|čćđšž|i u je na se da za su od s o koji a to ne kao iz do što sa bio je li ili ali po prema bila bilo koja koje nije samo još kako biti sam nakon kod tako ga mu kada već vrlo može može godine godina između gdje zbog njegov njezin moj moja smo bez uz pri svi ja on ona te će bi im nema imao uvijek
Latin|sl|čšž|in je v na se da za so ki z po pa kot ne o od s do ni tudi pri bil bila bilo iz še lahko ali ob sem če kako samo že med biti zaradi zelo leta let smo bi ter njegov njegova moj moja kjer ko pred brez kdaj kaj vse bo jo ga mu mi on ona sta imel jih katere nima vedno
Latin|lt|ąčęėįšųūž|ir kad yra į su ne iš tai kaip jis o bet nuo po už per buvo ar jo taip tik prie savo dėl jos apie labai dar jau buvo gali metų metais kuris kuri kurie mano aš mes jie ji nėra be prieš tarp nors kai čia kur jų man turi buvusi pagal arba taip pat iki visi būti
Latin|lv|āčēģīķļņšūž|un ir ka no uz ar par kas bet viņš tas to tā arī kā pēc bija vai lai gan pie ne tikai jau vēl viņa savu gada gadā gadus kurš kura kuri man mans mana es mēs viņi nav bez pirms starp kad kur ļoti līdz šis šī būt tiek tika bijis mūsu viņas no dzīvo to tomēr vairs
Latin|et|äöüõšž|ja on ei et see oli ta ka kui mis aga ning oma tema kes või siis mille välja seda pärast üle selle juba väga ainult enne kuid nii ma me nad mu minu meie nende olnud aastal aastat koos ilma vahel kus kuni veel pole saab peale poolt just sest tuli mida ole jooksul siin seal kellel
Latin|ca|àçèéíïòóúü|de la i el que a en un els les del per una amb és no va ser al es dels més com o són seu seva pel entre també aquest aquesta però fins on quan molt sobre sense havia ha tenia jo meva meu ens als després hi li tot ja va anys dues l'any d'un d'una què perquè està eren aquests van
Latin|id||yang dan di dari untuk pada dengan adalah ini itu dalam tidak akan ke oleh sebagai juga saya kami dia mereka telah bisa ada atau lebih karena sudah anda kita tahun setelah hanya seorang antara tersebut menjadi dapat bahwa ia banyak seperti sangat saat ketika belum masih namun sejak hingga orang nya bukan lagi sebelum tinggal
Latin|vi|àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ|và của là có được cho trong không một những các với này đã người tôi anh ông bà khi để từ về như vào năm ra đó cũng tại thì nhưng sau đến còn nhiều hay rất sẽ bị theo cô em mà nếu chỉ ở trên dưới làm lại phải chúng họ việc đang nên vì hơn lúc
Latin|sq|ëç|në dhe të e i për me një që nga është u ka si më se por do nuk ishte duke janë kjo ky tij saj pas kur ai ajo mund ku edhe gjatë para vetëm shumë pa tek unë ne ata im ime vjet viti vitin ishin tyre deri kanë kishte sepse ndërsa
Cyrillic|ru|ёъыэщ|и в не на я что он с это как а но по из у за к от о так его она для бы мы они же вы до был была было были только ее её или при году лет когда где уже еще ещё мне меня мой моя который которая которые после без если очень чтобы нет под этот этого того также их ему со где между во быть
Cyrillic|uk|іїєґщ|і в не на я що він з це як а але по із у за до від та так його вона для би ми вони ж ви був була було були тільки її або при році років коли де вже ще мені мене мій моя який яка які після без якщо дуже щоб немає під цей цього того також їх йому зі між бути й про
Cyrillic|bg|ъщ|и в не на аз че той с това как а но по от у за до са се да го тя си ще ние те или при година години когато където вече още ми ме мой моя който която които след без ако много няма под този тази също им му между бъде беше е бил съм във със ни само има нея него
Cyrillic|sr|ђјљњћџ|и у је на се да за су од с о који а то не као из до што са био ли или али по према била било која које није само још како бити сам након код тако га му када већ веома може године година између где због његов њен мој моја смо без уз при сви ја он она те ће би им
Cyrillic|be|іўёыэ|і ў у не на я што ён з гэта як а але па з за да ад так яго яна для бы мы яны ж вы быў была было былі толькі яе або пры годзе гадоў калі дзе ужо яшчэ мне мяне мой мая які якая якія пасля без вельмі каб няма пад гэты таксама іх яму паміж
Arabic|ar|كيةىإأؤئ|في من على إلى أن هذا هذه التي الذي عن مع كان كانت لا ما لم هو هي بعد قبل بين كل أو ثم قد إن عند كما حيث أنا نحن هم غير ذلك تم منذ حتى لكن أي يكون إذا عام جدا أيضا خلال لأن فيها
Arabic|fa|پچژگیکئؤأ|و در به از که این را با است برای آن یک خود تا کرد بر هم نیز می شد شده دو او ما من اما یا پس باید هر بود سال اگر دارد کند است. وی آنها بین بعد پیش همه چه نه بودند خیلی کنم هستم
Arabic|ur|ٹڈڑںےپچژگھہیکئؤأۂۓ|کے کی میں ہے اور سے کا کو نے کہ پر یہ ہیں وہ ایک تھا تھی تھے اس بھی نہیں ہو گیا کر جو تو لیے ان اپنے ہوئے میرے میرا سال بعد اب کیا ہم ساتھ لئے جب تک آپ ہوں`
  .trim()
  .split("\n")
  .map((row) => {
    const [script, tag, letters, words] = row.split("|") as [string, string, string, string];
    return { script, tag, letters, words };
  });

/** Scripts that, here, mean one language. Han with kana is Japanese. */
export const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = Object.fromEntries(
  "Greek:el Hebrew:he Devanagari:hi Bengali:bn Gujarati:gu Gurmukhi:pa Tamil:ta Telugu:te Kannada:kn Malayalam:ml Sinhala:si Thai:th Lao:lo Khmer:km Myanmar:my Georgian:ka Armenian:hy Ethiopic:am Hangul:ko Kana:ja Han:zh"
    .split(" ")
    .map((pair) => pair.split(":")),
);
