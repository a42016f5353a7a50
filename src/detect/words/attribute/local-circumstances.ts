import { memoize } from "../../../language/memo.js";
import type { ListedLanguage } from "../../../language/supported.js";
import { timesOf } from "../../../language/times.js";
import type { Detector, Found } from "../../kit/detector.js";
import { findLocally } from "../../kit/local.js";
import { matchesOf } from "../../search/matches.js";

/** Alternations in small letters; `@` is an adjective in one word, `#` a number in figures or words. */
interface Circumstances {
  /** Nouns of children and siblings that are counted: '# Kinder'; and what counts them: 'siedme dieťa'. */
  readonly family: string;
  /** Former, late, maternal relatives. */
  readonly relatives: string;
  readonly nationality: string;
  readonly religion: string;
  /** Months and weeks of a pregnancy, twins born. */
  readonly pregnancy: string;
  /** Convicted before, or not; work lost or left; how somebody lives. */
  readonly record: string;
}

const CIRCUMSTANCES: Readonly<Record<ListedLanguage, Circumstances>> = {
  de: {
    family:
      "# (?:@ )?(?:kinder[n]?|söhnen?|töchtern?|enkel(?:kinder)?n?|geschwistern?|(?:stief|pflege|adoptiv)kindern?|brüdern?|schwestern|buben|mädchen)|(?:zweit|dritt|viert|fünft|sechst|siebt)es kind|kinderlos",
    relatives:
      "(?:ehemalige|frühere|verstorbene|getrennt lebende|geschiedene|künftige|zukünftige|pflegebedürftige|demente|kranke|jüngere|ältere|leibliche|uneheliche)[rnms]? (?:partnerin?|lebensgefährt(?:e|in|en)|ehefrau|ehemann(?:es)?|frau|mann(?:es)?|gatt(?:e|in|en)|vaters?|mutter|bruders?|schwester|sohn(?:es)?|tochter|kinds?)|(?:groß|ur)?(?:mutter|vater|eltern|tante|onkel|oma|opa) (?:mütter|väter)licherseits",
    nationality:
      "\\p{L}{3,}(?:ische|sche|ene)[rnms]? (?:staatsangehörig(?:keit|en?|er)|staatsbürger(?:schaft|in|s)?|nationalität|herkunft|abstammung|volkszugehörigkeit)",
    religion:
      "\\p{L}{4,}(?:e[nrms]?|isch) (?:glaubens?|konfession|bekenntnis(?:ses)?|religion(?:szugehörigkeit)?)|konfessionslos|ohne bekenntnis|aus der kirche ausgetreten",
    pregnancy:
      "(?:in der )?\\d{1,2}\\. ?(?:ssw|schwangerschaftswoche)|im (?:\\d{1,2}\\.|\\p{L}+ten) (?:schwangerschafts)?monat schwanger|schwanger im (?:\\d{1,2}\\.|\\p{L}+ten) monat|(?:hoch)?schwanger",
    record:
      "(?:nicht |mehrfach |einschlägig |bislang nicht |(?:ein|zwei|drei|vier|\\d+)-?mal )?vorbestraft(?:e[rnms]?)?|strafrechtlich unbelastet|(?:seinen|ihren|den|meinen) (?:arbeitsplatz|job|arbeit) verloren|(?:langzeit)?arbeitslos|arbeits(?:los|suchend|unfähig)|erwerbs(?:unfähig|gemindert|los)|alleinlebend|alleinerziehend|wohnungslos|obdachlos|in (?:alters)?teilzeit|in elternzeit|in rente|in pension",
  },
  fr: {
    family:
      "# (?:@ )?(?:enfants?|fils|filles|petits-enfants|frères|sœurs|garçons)(?: (?:mineurs|majeurs|adultes|scolarisés|à charge))?|(?:deuxième|troisième|quatrième|cinquième) enfant|sans enfants?",
    relatives:
      "(?:ancien(?:ne)?|futur[e]?|défunt[e]?|feu|ex) ?-?(?:épou(?:x|se)|mari|femme|conjointe?|compagn(?:on|e)|concubine?|belle-mère|beau-père)|(?:époux|épouse|mari|femme|père|mère|frère|sœur|fils|fille|conjointe?) (?:décédée?|défunte?|incarcérée?|hospitalisée?|disparue?|malade)|(?:grands?-(?:mère|père|parents)|tante|oncle) (?:maternel(?:le)?s?|paternel(?:le)?s?)",
    nationality:
      "(?:de |d['’]|la )?(?:(?:double )?nationalité|origine|citoyenneté) \\p{L}{3,}(?:aise|ienne|ine|aine|oise|onaise|ande|ese|lle|que|ne|ise|lge|sse|che)(?:s)?(?:-\\p{L}+)?|ressortissante? \\p{L}{3,}",
    religion:
      "(?:de )?(?:confession|religion|foi) (?:catholique|protestante|orthodoxe|musulmane|juive|israélite|bouddhiste|hindoue|évangélique|chrétienne|copte|sikhe|adventiste|baptiste|luthérienne|réformée|sunnite|chiite|\\p{L}+iste)",
    pregnancy:
      "enceinte(?: de (?:\\d{1,2}|\\p{L}+) (?:mois|semaines))?|(?:\\d{1,2}|\\p{L}+) mois de grossesse|(?:\\d{1,2}|\\p{L}+) semaines d['’]aménorrhée|\\d{1,2} ?sa(?:\\+\\d)?(?= )",
    record:
      "(?:déjà |plusieurs fois |jamais )?condamnée? (?:à \\p{L}+ reprises|par le passé)|casier (?:judiciaire )?vierge|sans antécédents? judiciaires?|perdu son (?:emploi|travail)|(?:au|en) chômage|demandeu(?:r|se) d['’]emploi|sans emploi|sans profession|sans domicile fixe|en invalidité|en congé parental|en arrêt (?:de travail|maladie)|à la retraite|vit seule?|mère isolée|père isolé",
  },
  es: {
    family:
      "# (?:hij[oa]s|niet[oa]s|herman[oa]s|niñ[oa]s|menores)(?: (?:menores|mayores|adult[oa]s|pequeñ[oa]s|en común))?|(?:segund|tercer|cuart|quint)[oa]? hij[oa]|sin hijos",
    relatives:
      "(?:antigu[oa]|ex ?-?|difunt[oa]|futur[oa]) ?(?:espos[oa]|marido|mujer|pareja|compañer[oa]|suegr[oa])|(?:espos[oa]|marido|mujer|padre|madre|herman[oa]|hij[oa]|pareja) (?:fallecid[oa]|difunt[oa]|pres[oa]|enferm[oa])|(?:abuel[oa]s?|tí[oa]s?|prim[oa]s?) (?:matern|patern)[oa]s?",
    nationality:
      "(?:de |con )?(?:(?:doble )?nacionalidad|origen|ciudadanía) \\p{L}{3,}(?:[oa]|és|esa|ense|eño|eña|í|ana|ano)(?:-\\p{L}+)?|(?:ciudadan[oa]|súbdit[oa]|nacional) \\p{L}{3,}(?:[oa]|és|esa|ense|í)",
    religion:
      "(?:de )?(?:confesión|religión|fe) (?:católica|protestante|evangélica|ortodoxa|musulmana|islámica|judía|budista|hindú|cristiana|adventista|\\p{L}+ista)|católic[oa] practicante",
    pregnancy:
      "embarazada(?: de (?:\\d{1,2}|\\p{L}+) (?:meses|semanas))?|(?:de )?(?:\\d{1,2}|\\p{L}+) (?:meses|semanas) de (?:embarazo|gestación)|gestante de (?:\\d{1,2}|\\p{L}+) (?:meses|semanas)",
    record:
      "(?:con|sin|tiene|carece de) antecedentes (?:penales|policiales)|perdi(?:do|ó) (?:su|el|mi) (?:trabajo|empleo)|en (?:el )?paro|desemplead[oa]|en situación de desempleo|sin (?:trabajo|empleo|hogar|techo)|de baja (?:laboral|médica|por \\p{L}+)|prejubilad[oa]|jubilad[oa]|vive sol[oa]|familia monoparental|familia numerosa",
  },
  it: {
    family:
      "# (?:figli[ea]?|nipoti|nipotini|fratelli|sorelle|bambin[ie]|minori)(?: (?:minori|minorenni|maggiorenni|adulti|piccoli|a carico))?|(?:second|terz|quart|quint)[oa](?:genit[oa]| figli[oa])|senza figli",
    relatives:
      "(?:ex[ -]|defunt[oa] |futur[oa] |compiant[oa] )(?:moglie|marito|coniuge|compagn[oa]|convivente|suocer[oa])|(?:moglie|marito|padre|madre|fratello|sorella|figli[oa]|coniuge|compagn[oa]) (?:defunt[oa]|decedut[oa]|detenut[oa]|malat[oa]|scompars[oa])|(?:nonn[oaie]|zi[oa]|cugin[oa]) (?:matern|patern)[oaie]",
    nationality:
      "(?:di )?(?:nazionalità|cittadinanza|origin[ei]) \\p{L}{3,}(?:[oaei]|ese|esi)|cittadin[oa] \\p{L}{3,}(?:[oa]|ese)",
    religion:
      "(?:di )?(?:confessione|religione|fede) (?:cattolica|protestante|evangelica|ortodossa|musulmana|islamica|ebraica|buddista|induista|cristiana|valdese|avventista|\\p{L}+ista)",
    pregnancy:
      "(?:al|nel|del) (?:\\p{L}+|\\d{1,2}°) mese di gravidanza|(?:alla |di )?(?:\\d{1,2}ª?|\\p{L}+) settiman[ae] (?:di gravidanza|di gestazione)|incinta(?: (?:di|al) (?:\\d{1,2}|\\p{L}+) mes[ei])?|in gravidanza|in stato di gravidanza",
    record:
      "(?:già )?pregiudicat[oa]|incensurat[oa]|con precedenti penali|senza precedenti(?: penali)?|gravat[oa] da precedenti|pers[oaie] il (?:lavoro|posto)|disoccupat[oa]|inoccupat[oa]|in cassa integrazione|in mobilità|senza (?:lavoro|fissa dimora|casa)|in malattia|in maternità|in congedo parentale|in pensione|viv[eo] (?:da )?sol[oa]",
  },
  nl: {
    family:
      "# (?:@ )?(?:kinderen|zoons|zonen|dochters|kleinkinderen|broers|zussen|jongens|meisjes|meiden|pleegkinderen|stiefkinderen)|(?:tweede|derde|vierde|vijfde) kind|kinderloos",
    relatives:
      "(?:ex-?|voormalige?|overleden|wijlen|toekomstige?|inwonende|zieke|dementerende) ?(?:partner|echtgeno(?:ot|te)|vrouw|man|vader|moeder|broer|zus(?:ter)?|zoon|dochter|schoon(?:vader|moeder))|(?:groot(?:moeder|vader|ouders)|opa|oma|tante|oom) van (?:moeders|vaders) kant",
    nationality:
      "\\p{L}{3,}(?:se|ische|aanse|ijnse|che|de|nde) (?:nationaliteit|afkomst|herkomst|komaf|staatsburger(?:schap)?)",
    religion:
      "(?:rooms-?katholiek|protestants?e?|gereformeerde?|hervormde?|islamitisch|moslim|joodse?|hindoe(?:ïstisch)?|boeddhistisch|christelijk|orthodoxe?|evangelische?|\\p{L}+isch)e? (?:geloof|religie|geloofsovertuiging)|(?:van )?(?:geloof|religie):? (?:katholiek|protestant|moslim|joods|gereformeerd|hervormd)",
    pregnancy:
      "(?:\\d{1,2}|\\p{L}+) (?:weken|maanden) zwanger|zwanger van (?:een tweeling|haar \\p{L}+)|hoogzwanger|zwanger|zwangerschap van (?:\\d{1,2}|\\p{L}+) weken",
    record:
      "(?:niet |eerder |meermalen )?(?:eerder )?veroordeeld|(?:met |zonder |blanco )strafblad|(?:zijn|haar|mijn) (?:baan|werk) (?:verloren|kwijt(?:geraakt)?)|werkloos|werkzoekend|arbeidsongeschikt|dakloos|alleenwonend|alleenstaand|met pensioen|met zwangerschapsverlof|in de ziektewet|in de bijstand|in ruste|woont alleen",
  },
  pt: {
    family:
      "# (?:filh[oa]s|net[oa]s|irmãos|irmãs|crianças|menores)(?: (?:menores|maiores|adult[oa]s|pequen[oa]s))?|(?:segund|terceir|quart)[oa] filh[oa]|sem filhos",
    relatives:
      "(?:ex-|falecid[oa] |antig[oa] |futur[oa] )(?:mulher|marido|espos[oa]|companheir[oa]|cônjuge|sogr[oa])|(?:mulher|marido|espos[oa]|pai|mãe|irmão|irmã|filh[oa]|companheir[oa]) (?:falecid[oa]|pres[oa]|acamad[oa]|doente)|(?:avós?|avô|ti[oa]s?|prim[oa]s?) (?:matern|patern)[oa]s?|prisão d[oa] (?:filh[oa]|marido|mulher|pai|mãe|irmão|irmã)",
    nationality:
      "(?:de |com )?(?:nacionalidade|origem|cidadania|naturalidade) \\p{L}{3,}(?:[oa]|esa?|ense|ã|ão)|cidadã[o]? \\p{L}{3,}(?:[oa]|ês|esa|ense|ã)",
    religion:
      "(?:de )?(?:confissão|religião|fé) (?:católica|protestante|evangélica|ortodoxa|muçulmana|islâmica|judaica|budista|hindu|cristã|espírita|adventista|\\p{L}+ista)",
    pregnancy:
      "grávida(?: de (?:\\d{1,2}|\\p{L}+) (?:meses|semanas))?|(?:\\d{1,2}|\\p{L}+) (?:meses|semanas) de (?:gravidez|gestação)|gestante(?: de (?:\\d{1,2}|\\p{L}+) (?:meses|semanas))?",
    record:
      "(?:com|sem|tem) antecedentes (?:criminais|penais)|cadastrad[oa]|ré[ua]? primári[oa]|reincidente|perd(?:eu|ido) o (?:emprego|trabalho)|desempregad[oa]|sem-abrigo|em situação de (?:rua|sem-abrigo|desemprego)|de baixa(?: médica)?|aposentad[oa]|reformad[oa]|vive sozinh[oa]|mora sozinh[oa]|família monoparental",
  },
  pl: {
    family:
      "(?:#|dwoje|dwojga|dwójk[aięą]|troje|trojga|trójk[aięą]|czworo|czworga|czwórk[aięą]|pięcioro|pięciorga|sześcioro) (?:@ )?(?:dzieci|synów|synowie|córki|córek|wnuków|wnucząt|braci|sióstr|rodzeństwa)|(?:drugie|trzecie|czwarte|piąte) dziecko|bezdzietn[ayeym]+",
    relatives:
      "(?:był(?:y|a|ego|ej|ą|ym)|zmarł(?:y|a|ego|ej|ą|ym)|nieżyjąc(?:y|a|ego|ej|ą|ym)|przyszł(?:y|a|ego|ej)|chor(?:y|a|ego|ej|ą)|eks-?) ?(?:mąż|męża|mężem|mężowi|żon[ayieęą]+|partner(?:a|em|ka|ki|ką|ce)?|konkubent(?:a|em)?|konkubin[ayęą]|matk[aięą]|matce|ojc(?:iec|a|em|u)|brat(?:a|em)?|siostr[ayęą]|syn(?:a|em)?|córk[aięą])|(?:babci[aęąi]|dziad(?:ek|ka|kiem)|ciotk[aięą]|wuj(?:ek|ka)) (?:ze strony|od strony) (?:matki|ojca)",
    nationality:
      "(?:obywatel(?:a|ka|ki|ką|stwo|stwa|em)?|narodowość|narodowości|pochodzenia) \\p{L}{3,}(?:sk|ck)(?:a|i|ie|iego|iej|ą|ich)|\\p{L}{3,}(?:sk|ck)(?:ie|iego|iej|a) (?:obywatelstw[oa]|narodowoś(?:ć|ci))",
    religion:
      "(?:wyznani[aeu]|religi[ai]|wiar[ay]) (?:rzymsko|grecko)?-?\\p{L}{4,}(?:sk|ck|n|zow)(?:ie|iego|iej|ego|a|i|ą)|\\p{L}{4,}(?:ck|sk|n)(?:ie|iego|iej|ego) wyznani[aeu]|bezwyznaniow[yae]+",
    pregnancy:
      "w (?:\\d{1,2}\\.?|\\p{L}+) (?:miesiącu|tygodniu|tyg\\.) ciąży|\\d{1,2}\\.? ?(?:hbd|tc|tydzień ciąży)|w ciąży(?: bliźniaczej)?|ciężarna",
    record:
      "(?:nie ?|uprzednio |(?:wielo|dwu|trzy|jedno)krotnie |wcześniej |dotychczas nie ?)?(?:był[ay]? )?karan[yae](?! (?:grzywn|będzie|zosta))|niekaran[yae]|straci(?:ł|ła|łem|łam) pracę|bezrobotn[yaegojm]{1,4}|bezdomn[yaegojm]{1,4}|na (?:rencie|emeryturze|zwolnieniu lekarskim|urlopie macierzyńskim|urlopie wychowawczym|zasiłku)|mieszka sam[a]?|samotnie wychowuj(?:e|ąca|ący)",
  },
  da: {
    family:
      "# (?:@ )?(?:børn|sønner|døtre|børnebørn|søskende|brødre|søstre|drenge|piger|plejebørn|stedbørn)|(?:andet|tredje|fjerde) barn|barnløs|far til #|mor til #",
    relatives:
      "(?:tidligere|afdøde|forhenværende|kommende|syge|demente|ex-?|eks-?) ?(?:mand|hustru|kone|ægtefælle|samlever(?:ske)?|kæreste|far|mor|bror|søster|søn|datter|svigermor|svigerfar)",
    nationality:
      "\\p{L}{3,}(?:sk|ske) (?:statsborger(?:skab)?|nationalitet|herkomst|oprindelse|afstamning|baggrund)",
    religion:
      "(?:muslimsk|katolsk|jødisk|kristen|protestantisk|ortodoks|hinduistisk|buddhistisk|\\p{L}+sk)e? (?:tro|trosretning|baggrund)|medlem af folkekirken|udmeldt af folkekirken",
    pregnancy:
      "gravid(?: (?:i|med) (?:\\d{1,2}\\.?|\\p{L}+)(?: uge| måned)?)?|(?:\\d{1,2}|\\p{L}+) (?:uger|måneder) henne|(?:i )?\\d{1,2}\\. (?:svangerskabs|graviditets)uge|gestationsuge \\d{1,2}|GA \\d{1,2}\\+\\d",
    record:
      "(?:ikke )?tidligere (?:straffet|dømt)|ustraffet|(?:ren|plettet) straffeattest|mistet (?:sit|mit) (?:arbejde|job)|arbejdsløs|hjemløs|sygemeldt|på (?:efterløn|førtidspension|barsel|orlov|kontanthjælp|dagpenge|pension)|bor alene|enlig(?: forsørger)?|eneforsørger",
  },
  nb: {
    family:
      "# (?:@ )?(?:barn|sønner|søner|døtre|døtrer|barnebarn|søsken|sysken|brødre|brør|søstre|søstrer|gutter|jenter|fosterbarn|stebarn)|(?:andre|tredje|fjerde) barn(?:et)?|barnløs|barnlaus|(?:far|mor) til #",
    relatives:
      "(?:tidligere|avdøde|tidlegare|kommende|syke|demente|eks-?) ?(?:mann|kone|hustru|ektefelle|samboer(?:en)?|sambuar|kjæreste|far|mor|bror|søster|syster|sønn|son|datter|dotter|svigermor|svigerfar)|(?:mormor|morfar|farmor|farfar|bestemor|bestefar) på (?:mors|fars)siden",
    nationality:
      "\\p{L}{3,}(?:sk|ske) (?:statsborger(?:skap)?|statsborgar(?:skap)?|nasjonalitet|opprinnelse|opphav|avstamning|bakgrunn)",
    religion:
      "(?:muslimsk|katolsk|jødisk|kristen|protestantisk|ortodoks|hinduistisk|buddhistisk|\\p{L}+sk)e? (?:tro|trosretning|bakgrunn|livssyn)|(?:ut)?meldt (?:ut )?av (?:den norske )?kirken?",
    pregnancy:
      "gravid(?: (?:i|med) (?:uke \\d{1,2}|\\d{1,2}\\.?|\\p{L}+)(?: uke| måned)?)?|(?:\\d{1,2}|\\p{L}+) (?:uker|veker|måneder|månader) på vei|svangerskapsuke \\d{1,2}",
    record:
      "(?:ikke |ikkje )?(?:tidligere |tidlegare |før )?straffa?e?d?t?(?= for| eller|,|\\.|$)|(?:tidligere|tidlegare) (?:straffedømt|straffa|dømt)|ustraffet|ustraffa|plettfri vandel|mistet (?:jobben|arbeidet)|mista (?:jobben|arbeidet)|arbeidsledig|arbeidslaus|hjemløs|bostedsløs|heimlaus|sykmeldt|sjukmeld|på (?:uføretrygd|arbeidsavklaringspenger|foreldrepermisjon|dagpenger|trygd)|bor alene|bur aleine|aleneforsørger",
  },
  sv: {
    family:
      "# (?:@ )?(?:barn|söner|döttrar|barnbarn|syskon|bröder|systrar|pojkar|flickor|killar|tjejer|fosterbarn|bonusbarn)|(?:andra|tredje|fjärde) barnet|barnlös|(?:far|mor|pappa|mamma) till #",
    relatives:
      "(?:tidigare|avlidn[ae]|framlidn[ae]|före detta|f\\.d\\.|blivande|sjuka|dementa|ex-?) ?(?:man|make|maka|fru|hustru|sambo|pojkvän|flickvän|partner|far|mor|pappa|mamma|bror|syster|son|dotter|svärmor|svärfar)",
    nationality:
      "\\p{L}{3,}(?:sk|ska) (?:medborgar(?:e|skap)|nationalitet|härkomst|ursprung|påbrå|bakgrund)",
    religion:
      "(?:muslimsk|katolsk|judisk|kristen|protestantisk|ortodox|hinduisk|buddhistisk|\\p{L}+sk)a? (?:tro|trosinriktning|bakgrund)|(?:med|ut)lem i svenska kyrkan|utträdd ur svenska kyrkan",
    pregnancy:
      "gravid(?: (?:i|med) (?:vecka \\d{1,2}|v\\.? ?\\d{1,2}|\\p{L}+)(?: veckan| månaden)?)?|graviditetsvecka \\d{1,2}|v ?\\d{1,2}\\+\\d",
    record:
      "(?:inte |ej )?tidigare (?:straffad|dömd|lagförd)|ostraffad|(?:förekommer|inte|ej) i belastningsregistret|förlorat (?:sitt|mitt) (?:arbete|jobb)|blivit av med jobbet|arbetslös|arbetssökande|hemlös|bostadslös|sjukskriven|föräldraledig|på (?:sjukersättning|aktivitetsstöd|försörjningsstöd)|bor ensam|ensamstående|ensamboende",
  },
  fi: {
    family:
      "(?:#|kaksi|kolme|neljä|viisi|kuusi) (?:@ )?(?:lasta|poikaa|tytärtä|tyttöä|lastenlasta|sisarusta|veljeä|siskoa)|(?:toinen|kolmas|neljäs|viides) lapsi|lapseton",
    relatives:
      "(?:entinen|entisen|edesmennyt|edesmenneen|kuollut|kuolleen|tuleva|tulevan|ex-?) ?(?:mies|miehen|miehensä|aviomies|aviomiehen|vaimo|vaimon|vaimonsa|avo(?:mies|vaimo|puoliso)(?:n)?|puoliso|puolison|äiti|äidin|isä|isän|veli|veljen|sisko|siskon|poika|pojan|tytär|tyttären|anoppi|appi)|(?:äidin|isän)(?:äiti|isä|puoleinen) ?(?:isoäiti|isoisä|mummo|pappa)?",
    nationality:
      "\\p{L}{3,}n kansala(?:inen|isen|isuus|isuuden)|\\p{L}{3,}lais(?:taustainen|taustaisen|syntyinen|syntyisen)",
    religion:
      "(?:evankelis-)?\\p{L}{4,}(?:nen|sen|lainen|laisen) (?:usko|uskonto|kirkko(?:kunta)?|vakaumus)|(?:kuuluu|ei kuulu|eronnut) (?:evankelis-luterilais(?:een|esta) )?kirk(?:koon|osta)",
    pregnancy:
      "(?:\\d{1,2}\\.|\\p{L}+lla) raskaus(?:viikolla|kuukaudella)|raskausviikko(?:ja)? \\d{1,2}|rv \\d{1,2}\\+\\d|raskaana",
    record:
      "(?:ei )?aiemmin (?:rangaistu|tuomittu)|(?:ensikertalainen|rikoksenuusija)|rikosrekisteri(?:ssä)?|menettänyt työ(?:nsä|paikkansa)|työtön|työttömänä|työttömyys|asunnoton|sairauslomalla|vanhempainvapaalla|työkyvyttömyyseläkkeellä|eläkkeellä|asuu yksin|yksinhuoltaja|työkyvytön",
  },
  ro: {
    family:
      "# (?:copii|fii|fiice|fete|băieți|nepoți|frați|surori|minori)(?: (?:minori|majori|mici|mari|în întreținere))?|al (?:doilea|treilea|patrulea) copil|fără copii",
    relatives:
      "(?:fost(?:ul|a|ului|ei)?|răposat(?:ul|a|ului|ei)?|defunct(?:ul|a|ului|ei)?|viitor(?:ul)?|viitoarea) (?:soț(?:ul|ului)?|soți[aei]+|concubin(?:ul|a|ei|ului)?|partener(?:ul|a|ei|ului)?|logodnic(?:ul|a)?|soacr[aăei]+)|(?:soț(?:ul)?|soți[ae]|tat[aăl]+|mam[aă]|frate(?:le)?|sor[aă]|fiu(?:l)?|fiic[aă]) (?:decedat[ăa]?|încarcerat[ăa]?|bolnav[ăa]?|răposat[ăa]?)|(?:bunic(?:ul|a|ii)?|bunic[aă]|unchi(?:ul)?|mătuș[aă]) (?:matern[ăi]?|patern[ăi]?|meu|mea)",
    nationality:
      "(?:de |cu )?(?:cetățenie|cetățenia|naționalitate|naționalitatea|etnie|etnia|origine) \\p{L}{3,}(?:ă|iană|eană|ească|eza|eză|romă)|cetățean[ăul]* \\p{L}{3,}(?:an|ez|esc|ean|eană|ă)",
    religion:
      "(?:de |cu )?(?:confesiune|confesiunea|religie|religia|cult|credință) (?:ortodoxă|catolică|romano-catolică|greco-catolică|reformată|penticostală|baptistă|adventistă|musulmană|mozaică|evanghelică|unitariană|\\p{L}{4,}ă)",
    pregnancy:
      "(?:însărcinată|gravidă)(?: (?:în|cu) \\p{L}+(?: luni)?| în luna a \\p{L}+)?|(?:în )?luna a \\p{L}+ de sarcină|(?:\\d{1,2}|\\p{L}+) (?:săptămâni|luni) de (?:sarcină|gestație)|născut gemeni",
    record:
      "(?:cu|fără) antecedente penale|recidivist[ăa]?|necunoscut[ăa]? cu antecedente|pierdut locul de muncă|pierdut serviciul|șomer[ăa]?|în șomaj|fără (?:adăpost|loc de muncă|ocupație|venituri)|în concediu (?:medical|de maternitate|de creștere a copilului)|(?:plecat|plecată) la muncă în \\p{Lu}\\p{L}+|părăsit familia|locuiește singur[ăa]?|familie monoparentală|pensionat[ăa]? pe caz de boală|în rezervă",
  },
  hr: {
    family:
      "(?:#|dvoje|troje|četvero|četvoro|petero|petoro|dvoj[eicu]+|tro[ji]{1,2}c?[aeu]?) (?:@ )?(?:djece|dece|djeteta|deteta|sinova|sina|kćeri|kćerke|ćerki|ćerke|unučadi|unuka|braće|brata|sestara|sestre)|(?:drugo|treće|četvrto) (?:dijete|dete)|bez djece",
    relatives:
      "(?:bivš(?:i|a|eg|ega|e|oj|u|im)|pokojn(?:i|a|og|oga|e|oj|u|im)|budući|buduća|bolesn[aiogeu]+|izvanbračn(?:i|a|og|e|im)|vanbračn(?:i|a|og|e|im)) (?:partner(?:a|u|om|ica|ice|ici|icu|icom)?|suprug[aeuiom]*|mu[žz][aeuiom]*|žen(?:a|e|i|u|om)|majk(?:a|e|u|om)|majci|oca?|otac|ocem|brat[aeuiom]*|sestr[aeuiom]+|sin[aeuiom]*|kćer[i]?|drug[au]?|drugaric[aeu])|(?:bak[aeu]|djed[a]?|ded[aeu]|tetk[aeu]|ujak[a]?) (?:po (?:majci|ocu)|s (?:majčine|očeve) strane)",
    nationality:
      "(?:državljan(?:in|ina|ka|ke|stvo|stva)|nacionalnost[i]?|narodnost[i]?|podrijetlo|porijeklo) \\p{L}{3,}(?:sk|šk|čk|ck)(?:o|og|a|e|i)|\\p{L}{3,}(?:sk|šk|čk|ck)(?:o|og|oga|i|a|e|im) (?:državljan(?:in|ina|ka|ke|stvo|stva)|nacionalnosti|narodnosti|podrijetla|porijekla)",
    religion:
      "\\p{L}{4,}(?:čke|čka|ske|ska|ne|čku|sku) (?:vjere|vere|vjera|vera|vjeroispovijesti|veroispovesti)|(?:vjeroispovijest|veroispovest|vjera|vera) \\p{L}{4,}(?:čka|ska|na)",
    pregnancy:
      "u (?:\\d{1,2}\\.|\\p{L}+) (?:mjesecu|mesecu|tjednu|nedelji|nedjelji) (?:trudnoće|graviditeta)|trudna(?: \\d{1,2} (?:tjedana|nedelja))?|trudnica|\\d{1,2}\\. ?tj(?:edan|\\.)? (?:trudnoće|graviditeta)",
    record:
      "(?:ranije |prethodno |do sada |dosad |višestruko )?(?:ne)?osuđivan[aoi]?|(?:ne)?kažnjavan[aoi]?|izgubi(?:o|la) posao|nezaposlen[aoei]?|bez (?:posla|zaposlenja|doma|prihoda)|beskućni(?:k|ca)|na (?:bolovanju|porodiljnom|rodiljnom(?: dopustu)?|birou|zavodu)|u (?:mirovini|penziji)|invalidski umirovljenik|živi sam[a]?|samohran[aoi] (?:majka|otac|roditelj)|iseljeni(?:k|ca)(?: u \\p{Lu}\\p{L}+)?",
  },
  sk: {
    family:
      "(?:#|dvoje|troje|štvoro|pätoro|dve|tri) (?:@ )?(?:detí|deti|dieťa|synov|synovia|dcéry|dcér|vnúčat|vnukov|súrodencov|súrodenci|bratov|sestier|sestry)|(?:druhé|tretie|štvrté|piate|šieste|siedme|ôsme) dieťa|bezdetn[ýáeo]+",
    relatives:
      "(?:býval(?:ý|á|ého|ej|ú|ým|ou)|nebohý|nebohá|nebohého|nebohej|zosnul(?:ý|á|ého|ej)|zomrel(?:ý|á|ého|ej)|budúc(?:i|a|eho|ej)|chor(?:ý|á|ého|ej)|ex-?) ?(?:manžel(?:a|om|ka|ky|kou|ku)?|muž[a]?|žen[ayueo]+|partner(?:a|om|ka|ky|kou|ku)?|druh[a]?|družk[ayu]|matk[ayu]|otc[ai]|otec|brat[a]?|sestr[ayu]|syn[a]?|dcér[ayu])|(?:star(?:á|ej) mam[aye]|star(?:ý|ého) ot(?:ec|ca)|babk[aye]|dedko|tet[ay]|strýk[a]?) z (?:matkinej|otcovej) strany",
    nationality:
      "(?:štátn(?:y|a|eho) )?(?:občan(?:ia|a|ka|ky)?|občianstvo|národnos(?:ť|ti)|príslušnos(?:ť|ti)|pôvodu) \\p{L}{3,}(?:sk|ck)(?:á|ej|ého|a|y|o)|\\p{L}{3,}(?:sk|ck)(?:é|ého|ej|á|ý|y) (?:občan(?:ka|ia)?|občianstv[oa]|národnos(?:ť|ti)|príslušnos(?:ť|ti)|pôvodu)",
    religion:
      "(?:rímsko|grécko)?-?\\p{L}{4,}(?:ck|sk|n)(?:eho|ej|é|á|ého) (?:vyznani[ae]|vierovyznani[ae]|viery|náboženstv[oa])|(?:vierovyznanie|náboženstvo) \\p{L}{4,}(?:cke|ské|né)|bez vyznania",
    pregnancy:
      "v (?:\\d{1,2}\\.|\\p{L}+) (?:mesiaci|týždni) (?:tehotenstva|gravidity)|tehotná|gravidná|\\d{1,2}\\. ?(?:tt|týždeň tehotenstva)|g\\.? ?t\\.? ?\\d{1,2}\\+\\d",
    record:
      "(?:doposiaľ |doteraz |v minulosti |už |súdne )?(?:ne)?trestan[ýáéa](?: osoba)?|prišl?(?:iel|la)? o (?:prácu|zamestnanie)|strati(?:l|la) (?:prácu|zamestnanie)|nezamestnan[ýáée]|bez (?:domova|práce|prístrešia)|bezdomov(?:ec|kyňa)|na (?:PN|materskej|rodičovskej(?: dovolenke)?|dôchodku|úrade práce|invalidnom dôchodku)|v (?:predčasnom )?dôchodku|žije sám|žije sama|osamel(?:ý rodič|á matka)",
  },
};

const SUBTYPES = {
  family: "family",
  relatives: "family",
  nationality: "nationality",
  religion: "religion",
  pregnancy: "pregnancy",
  record: "circumstances",
} as const;
type Subject = keyof typeof SUBTYPES;

/** Of the numbers in words those below do not count: 'ein Kind', 'quelques enfants'. */
const NO_COUNT =
  /^(?:ein\P{L}?.*|mehrere.*|einige.*|wenige.*|paar|plusieurs|quelques|varios|varias|unos|unas|algunos|algunas|alcun[ie]|divers[ie]|qualche|enkele|enige|een paar|meerdere|anderhalf|anderhalve|v[áa]ri[oa]s|algum?a?s|kilka|kilku|parę|półtora|półtorej|flere|nogle|enkelte|et par|fleire|noen|nokre|flera|några|ett par|muutam.*|useita|useiden|pari|parin|câțiva|câteva|mai mulți|mai multe|nekoliko|par|niekoľko|pár)$/u;

const formsOf = memoize((language: string): readonly (readonly [Subject, RegExp])[] => {
  const own = CIRCUMSTANCES[language as ListedLanguage];
  const number = `(?:\\d{1,2}|${timesOf(language as ListedLanguage).numbers})`;
  return (Object.keys(SUBTYPES) as Subject[]).map((subject) => [
    subject,
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}-])(?:${own[subject].replaceAll("#", number).replaceAll("@", "\\p{L}{3,20}")})(?![\\p{L}\\p{M}\\p{N}])`,
      "giu",
    ),
  ]);
});

/**
 * What texts in the other languages say of a life in more than one word: how many children, former and late relatives, a
 * nationality or a faith with its noun, a pregnancy, a record, work that was lost: 'deux enfants mineurs', 'filippinsk
 * statsborger', 'perso il lavoro'.
 */
export const localCircumstances: Detector = {
  name: "local-circumstances",
  finds: [...new Set(Object.values(SUBTYPES))].map((subtype) => `DEM/${subtype}` as const),
  detect: (input) =>
    findLocally(input, (text, language) =>
      formsOf(language).flatMap(([subject, form]) =>
        [...matchesOf(form, text)].flatMap(({ 0: match, index }): Found[] =>
          subject === "family" && NO_COUNT.test(match.slice(0, match.search(/ /u)).toLowerCase())
            ? []
            : [
                {
                  start: index,
                  end: index + match.length,
                  type: "DEM",
                  subtype: SUBTYPES[subject],
                  score: 0.65,
                  evidence: { rule: `${subject}, ${language}` },
                },
              ],
        ),
      ),
    ),
};
