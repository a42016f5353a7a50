/**
 * Countries and the words for their people: 'Austria' and 'Austrian' say the same of somebody, as do a
 * country's other names. A line each: country and its other names | adjective and nouns for people.
 */

import { foldTerm } from "./fold.js";

const NATIONS = `
Afghanistan|Afghan,Afghans
Albania|Albanian,Albanians
Algeria|Algerian,Algerians
Andorra|Andorran,Andorrans
Angola|Angolan,Angolans
Antigua and Barbuda|Antiguan,Barbudan
Argentina,Argentine Republic|Argentine,Argentinian,Argentinean,Argentines,Argentinians
Armenia|Armenian,Armenians
Australia,Commonwealth of Australia|Australian,Australians,Aussie
Austria,Republic of Austria|Austrian,Austrians
Azerbaijan|Azerbaijani,Azerbaijanis,Azeri
Bahamas,The Bahamas|Bahamian,Bahamians
Bahrain|Bahraini,Bahrainis
Bangladesh|Bangladeshi,Bangladeshis
Barbados|Barbadian,Barbadians,Bajan
Belarus,Byelorussia,Belorussia|Belarusian,Belarusians,Belorussian
Belgium,Kingdom of Belgium|Belgian,Belgians
Belize|Belizean,Belizeans
Benin|Beninese,Beninois
Bhutan|Bhutanese
Bolivia|Bolivian,Bolivians
Bosnia and Herzegovina,Bosnia,Bosnia-Herzegovina|Bosnian,Bosnians,Bosnian-Herzegovinian
Botswana|Botswanan,Motswana,Batswana
Brazil,Brasil|Brazilian,Brazilians
Brunei|Bruneian,Bruneians
Bulgaria|Bulgarian,Bulgarians
Burkina Faso|Burkinabe,Burkinabé
Burundi|Burundian,Burundians
Cambodia,Kampuchea|Cambodian,Cambodians
Cameroon|Cameroonian,Cameroonians
Canada|Canadian,Canadians
Cape Verde,Cabo Verde|Cape Verdean,Cape Verdeans
Central African Republic|Central African
Chad|Chadian,Chadians
Chile|Chilean,Chileans
China,People's Republic of China,PRC|Chinese
Colombia|Colombian,Colombians
Comoros|Comorian,Comorans
Democratic Republic of the Congo,DR Congo,Zaire,Congo-Kinshasa|Congolese,Zairean
Republic of the Congo,Congo,Congo-Brazzaville|Congolese
Costa Rica|Costa Rican,Costa Ricans
Croatia|Croatian,Croatians,Croat,Croats
Cuba|Cuban,Cubans
Cyprus|Cypriot,Cypriots
Czech Republic,Czechia|Czech,Czechs
Czechoslovakia|Czechoslovak,Czechoslovakian,Czechoslovaks
Denmark,Kingdom of Denmark|Danish,Dane,Danes
Djibouti|Djiboutian,Djiboutians
Dominica|Dominican
Dominican Republic|Dominican,Dominicans
East Germany,German Democratic Republic,GDR|East German,East Germans
East Timor,Timor-Leste|East Timorese,Timorese
Ecuador|Ecuadorian,Ecuadorean,Ecuadorians
Egypt|Egyptian,Egyptians
El Salvador|Salvadoran,Salvadorian,Salvadorans
England|English,Englishman,Englishwoman
Equatorial Guinea|Equatorial Guinean,Equatoguinean
Eritrea|Eritrean,Eritreans
Estonia|Estonian,Estonians
Eswatini,Swaziland|Swazi,Swazis
Ethiopia|Ethiopian,Ethiopians
Faroe Islands|Faroese
Fiji|Fijian,Fijians
Finland|Finnish,Finn,Finns
France,French Republic|French,Frenchman,Frenchwoman
Gabon|Gabonese
Gambia,The Gambia|Gambian,Gambians
Georgia|Georgian,Georgians
Germany,Federal Republic of Germany,Deutschland|German,Germans
Ghana|Ghanaian,Ghanaians
Greece,Hellenic Republic|Greek,Greeks
Greenland|Greenlandic,Greenlander
Grenada|Grenadian,Grenadians
Guatemala|Guatemalan,Guatemalans
Guinea|Guinean,Guineans
Guinea-Bissau|Bissau-Guinean
Guyana|Guyanese
Haiti|Haitian,Haitians
Honduras|Honduran,Hondurans
Hong Kong|Hongkonger,Hong Konger
Hungary|Hungarian,Hungarians
Iceland|Icelandic,Icelander,Icelanders
India,Republic of India|Indian,Indians
Indonesia|Indonesian,Indonesians
Iran,Persia,Islamic Republic of Iran|Iranian,Iranians,Persian
Iraq|Iraqi,Iraqis
Ireland,Republic of Ireland,Éire|Irish,Irishman,Irishwoman
Israel|Israeli,Israelis
Italy,Italian Republic|Italian,Italians
Ivory Coast,Côte d'Ivoire|Ivorian,Ivorians
Jamaica|Jamaican,Jamaicans
Japan|Japanese
Jordan|Jordanian,Jordanians
Kazakhstan|Kazakh,Kazakhstani,Kazakhs
Kenya|Kenyan,Kenyans
Kiribati|I-Kiribati
North Korea,Democratic People's Republic of Korea,DPRK|North Korean,North Koreans
South Korea,Republic of Korea,Korea|South Korean,South Koreans,Korean,Koreans
Kosovo|Kosovar,Kosovan,Kosovars
Kuwait|Kuwaiti,Kuwaitis
Kyrgyzstan|Kyrgyz,Kyrgyzstani
Laos|Laotian,Lao,Laotians
Latvia|Latvian,Latvians
Lebanon|Lebanese
Lesotho|Basotho,Mosotho
Liberia|Liberian,Liberians
Libya|Libyan,Libyans
Liechtenstein|Liechtensteiner
Lithuania|Lithuanian,Lithuanians
Luxembourg|Luxembourgish,Luxembourger,Luxembourgian
Macau,Macao|Macanese
Madagascar|Malagasy
Malawi|Malawian,Malawians
Malaysia|Malaysian,Malaysians
Maldives|Maldivian,Maldivians
Mali|Malian,Malians
Malta|Maltese
Marshall Islands|Marshallese
Mauritania|Mauritanian,Mauritanians
Mauritius|Mauritian,Mauritians
Mexico|Mexican,Mexicans
Micronesia,Federated States of Micronesia|Micronesian
Moldova|Moldovan,Moldovans
Monaco|Monegasque,Monacan
Mongolia|Mongolian,Mongolians
Montenegro|Montenegrin,Montenegrins
Morocco|Moroccan,Moroccans
Mozambique|Mozambican,Mozambicans
Myanmar,Burma|Burmese,Myanmarese
Namibia|Namibian,Namibians
Nauru|Nauruan,Nauruans
Nepal|Nepalese,Nepali
Netherlands,The Netherlands,Holland,Kingdom of the Netherlands|Dutch,Dutchman,Dutchwoman,Netherlandish
New Zealand,Aotearoa|New Zealander,New Zealanders,Kiwi
Nicaragua|Nicaraguan,Nicaraguans
Niger|Nigerien
Nigeria|Nigerian,Nigerians
North Macedonia,Macedonia,Republic of Macedonia|Macedonian,Macedonians
Northern Ireland|Northern Irish
Norway,Kingdom of Norway|Norwegian,Norwegians
Oman|Omani,Omanis
Ottoman Empire|Ottoman
Pakistan|Pakistani,Pakistanis
Palau|Palauan,Palauans
Palestine,State of Palestine|Palestinian,Palestinians
Panama|Panamanian,Panamanians
Papua New Guinea|Papua New Guinean
Paraguay|Paraguayan,Paraguayans
Peru|Peruvian,Peruvians
Philippines,The Philippines|Filipino,Filipina,Philippine,Filipinos
Poland,Republic of Poland|Polish,Pole,Poles
Portugal|Portuguese
Prussia,Kingdom of Prussia|Prussian,Prussians
Puerto Rico|Puerto Rican,Puerto Ricans
Qatar|Qatari,Qataris
Romania|Romanian,Romanians,Rumanian
Russia,Russian Federation|Russian,Russians
Rwanda|Rwandan,Rwandans
Saint Kitts and Nevis|Kittitian,Nevisian
Saint Lucia|Saint Lucian
Saint Vincent and the Grenadines|Vincentian
Samoa|Samoan,Samoans
San Marino|Sammarinese
São Tomé and Príncipe|São Toméan
Saudi Arabia|Saudi,Saudi Arabian,Saudis
Scotland|Scottish,Scot,Scots,Scotsman,Scotswoman
Senegal|Senegalese
Serbia|Serbian,Serbians,Serb,Serbs
Seychelles|Seychellois
Sierra Leone|Sierra Leonean,Sierra Leoneans
Singapore|Singaporean,Singaporeans
Slovakia,Slovak Republic|Slovak,Slovakian,Slovaks
Slovenia|Slovenian,Slovene,Slovenians,Slovenes
Solomon Islands|Solomon Islander
Somalia|Somali,Somalian,Somalis
South Africa,Republic of South Africa,RSA|South African,South Africans
South Sudan|South Sudanese
Soviet Union,USSR,Union of Soviet Socialist Republics,U.S.S.R.|Soviet,Soviets
Spain,Kingdom of Spain,España|Spanish,Spaniard,Spaniards
Sri Lanka,Ceylon|Sri Lankan,Sri Lankans,Ceylonese
Sudan|Sudanese
Suriname|Surinamese
Sweden,Kingdom of Sweden|Swedish,Swede,Swedes
Switzerland,Swiss Confederation|Swiss
Syria|Syrian,Syrians
Taiwan,Republic of China|Taiwanese
Tajikistan|Tajik,Tajikistani,Tajiks
Tanzania|Tanzanian,Tanzanians
Thailand,Siam|Thai,Thais,Siamese
Togo|Togolese
Tonga|Tongan,Tongans
Trinidad and Tobago,Trinidad|Trinidadian,Tobagonian,Trinidadians
Tunisia|Tunisian,Tunisians
Turkey,Türkiye,Republic of Turkey|Turkish,Turk,Turks
Turkmenistan|Turkmen,Turkmens
Tuvalu|Tuvaluan,Tuvaluans
Uganda|Ugandan,Ugandans
Ukraine|Ukrainian,Ukrainians
United Arab Emirates,UAE,U.A.E.|Emirati,Emiratis
United Kingdom,UK,U.K.,Great Britain,Britain,United Kingdom of Great Britain and Ireland|British,Briton,Britons,Brit
United States,United States of America,USA,U.S.,U.S.A.,America,the States|American,Americans
Uruguay|Uruguayan,Uruguayans
Uzbekistan|Uzbek,Uzbekistani,Uzbeks
Vanuatu|Ni-Vanuatu
Vatican City,Holy See|Vatican
Venezuela|Venezuelan,Venezuelans
Vietnam,Viet Nam|Vietnamese
Wales|Welsh,Welshman,Welshwoman
West Germany|West German,West Germans
Yemen|Yemeni,Yemenis
Yugoslavia|Yugoslav,Yugoslavian,Yugoslavs
Zambia|Zambian,Zambians
Zimbabwe,Rhodesia|Zimbabwean,Zimbabweans,Rhodesian
`;

/** Folded name of a country or word for its people -> the countries' words, folded. */
const byWord = new Map<string, readonly string[]>();
for (const line of NATIONS.trim().split("\n")) {
  const words = line.split(/[|,]/).map(foldTerm);
  for (const word of words) {
    // 'Congolese' says no more than what the countries share
    const shared = byWord.get(word)?.filter((other) => words.includes(other));
    byWord.set(word, shared ?? words);
  }
}

/** Folded words that say the same of somebody as this country or nationality; empty where it is neither. */
export const nationTerms = (folded: string): readonly string[] => byWord.get(folded) ?? [];
