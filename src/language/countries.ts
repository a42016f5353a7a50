/**
 * Countries and territories with the words for their people, one per line:
 * names, comma-separated | adjectives | nouns for people that are not the adjective with an s.
 * Written for this project after the member states of the United Nations and common usage.
 */
const TABLE = `
Afghanistan|Afghan
Albania|Albanian
Algeria|Algerian
American Samoa|American Samoan
Andorra|Andorran
Angola|Angolan
Anguilla|Anguillan
Antigua and Barbuda,Antigua|Antiguan,Barbudan
Argentina|Argentine,Argentinian,Argentinean
Armenia|Armenian
Aruba|Aruban
Australia|Australian
Austria|Austrian
Azerbaijan|Azerbaijani,Azeri
Bahamas,the Bahamas|Bahamian
Bahrain|Bahraini
Bangladesh|Bangladeshi
Barbados|Barbadian
Belarus,Byelorussia|Belarusian,Belarusan,Byelorussian
Belgium|Belgian
Belize|Belizean
Benin|Beninese
Bermuda|Bermudian,Bermudan
Bhutan|Bhutanese
Bolivia|Bolivian
Bosnia and Herzegovina,Bosnia-Herzegovina,Bosnia|Bosnian,Bosniak
Botswana|Botswanan|Motswana
Brazil|Brazilian
British Virgin Islands|
Brunei,Brunei Darussalam|Bruneian
Bulgaria|Bulgarian
Burkina Faso|Burkinabe,Burkinabé
Burma|Burmese
Burundi|Burundian
Cambodia|Cambodian
Cameroon|Cameroonian
Canada|Canadian
Cape Verde,Cabo Verde|Cape Verdean
Cayman Islands|Caymanian
Central African Republic|Central African
Chad|Chadian
Chile|Chilean
China,People's Republic of China,PRC|Chinese
Colombia|Colombian
Comoros|Comorian
Congo,Democratic Republic of the Congo,Democratic Republic of Congo,DRC,Republic of the Congo,Zaire|Congolese,Zairean,Zairian
Cook Islands|Cook Islander
Costa Rica|Costa Rican
Croatia|Croatian|Croat
Cuba|Cuban
Curaçao|Curaçaoan
Cyprus|Cypriot,Greek Cypriot,Turkish Cypriot
Czech Republic,Czechia|Czech|Czechs
Czechoslovakia|Czechoslovak,Czechoslovakian
Denmark|Danish|Dane
Djibouti|Djiboutian
Dominica|
Dominican Republic|Dominican
East Timor,Timor-Leste|East Timorese,Timorese
Ecuador|Ecuadorian,Ecuadorean
Egypt|Egyptian
El Salvador|Salvadoran,Salvadorean
England|English|Englishman,Englishmen,Englishwoman,Englishwomen
Equatorial Guinea|Equatorial Guinean
Eritrea|Eritrean
Estonia|Estonian
Eswatini,Swaziland|Swazi
Ethiopia|Ethiopian
Falkland Islands|Falkland Islander
Faroe Islands|Faroese
Fiji|Fijian
Finland|Finnish|Finn
France|French|Frenchman,Frenchmen,Frenchwoman,Frenchwomen
French Guiana|
French Polynesia|French Polynesian
Gabon|Gabonese
Gambia,the Gambia|Gambian
Georgia|Georgian
Germany,Federal Republic of Germany,German Democratic Republic,East Germany,West Germany|German,East German,West German
Ghana|Ghanaian
Gibraltar|Gibraltarian
Great Britain,Britain|British|Briton,Brit
Greece|Greek
Greenland|Greenlandic|Greenlander
Grenada|Grenadian
Guadeloupe|
Guam|Guamanian
Guatemala|Guatemalan
Guernsey|
Guinea|Guinean
Guinea-Bissau|
Guyana|Guyanese
Haiti|Haitian
Honduras|Honduran
Hong Kong|Hongkonger,Hong Konger
Hungary|Hungarian
Iceland|Icelandic|Icelander
India|Indian
Indonesia|Indonesian
Iran,Islamic Republic of Iran|Iranian
Iraq|Iraqi
Ireland,Republic of Ireland|Irish|Irishman,Irishmen,Irishwoman,Irishwomen
Isle of Man|Manx|Manxman
Israel|Israeli
Italy|Italian
Ivory Coast,Côte d'Ivoire|Ivorian
Jamaica|Jamaican
Japan|Japanese
Jordan|Jordanian
Kazakhstan|Kazakh,Kazakhstani
Kenya|Kenyan
Kiribati|
Kosovo|Kosovan,Kosovar
Kuwait|Kuwaiti
Kyrgyzstan|Kyrgyz,Kyrgyzstani
Laos|Laotian
Latvia|Latvian
Lebanon|Lebanese
Lesotho|Basotho
Liberia|Liberian
Libya|Libyan
Liechtenstein|Liechtensteiner
Lithuania|Lithuanian
Luxembourg|Luxembourgish|Luxembourger
Macau,Macao|Macanese
Madagascar|Malagasy
Malawi|Malawian
Malaysia|Malaysian
Maldives,the Maldives|Maldivian
Mali|Malian
Malta|Maltese
Marshall Islands|Marshallese
Martinique|
Mauritania|Mauritanian
Mauritius|Mauritian
Mexico|Mexican
Micronesia|Micronesian
Moldova|Moldovan,Moldavian
Monaco|Monegasque,Monégasque
Mongolia|Mongolian
Montenegro|Montenegrin
Montserrat|
Morocco|Moroccan
Mozambique|Mozambican
Myanmar|
Namibia|Namibian
Nauru|Nauruan
Nepal|Nepalese,Nepali
Netherlands,the Netherlands,Holland|Dutch|Dutchman,Dutchmen,Dutchwoman,Dutchwomen
Netherlands Antilles|
New Caledonia|New Caledonian
New Zealand|New Zealander
Nicaragua|Nicaraguan
Niger|Nigerien
Nigeria|Nigerian
North Korea|North Korean
North Macedonia,Macedonia,the former Yugoslav Republic of Macedonia|Macedonian
Northern Ireland|Northern Irish
Northern Cyprus,Turkish Republic of Northern Cyprus|
Norway|Norwegian
Oman|Omani
Pakistan|Pakistani
Palau|Palauan
Palestine,Palestinian Territories|Palestinian
Panama|Panamanian
Papua New Guinea|Papua New Guinean
Paraguay|Paraguayan
Peru|Peruvian
Philippines,the Philippines|Filipino,Filipina,Philippine
Poland|Polish|Poles
Portugal|Portuguese
Puerto Rico|Puerto Rican
Qatar|Qatari
Réunion|
Romania|Romanian
Russia,Russian Federation|Russian
Rwanda|Rwandan
Saint Kitts and Nevis,St Kitts and Nevis|Kittitian
Saint Lucia,St Lucia|Saint Lucian
Saint Vincent and the Grenadines,St Vincent and the Grenadines|Vincentian
Samoa|Samoan
San Marino|San Marinese,Sammarinese
São Tomé and Príncipe|São Toméan
Saudi Arabia|Saudi,Saudi Arabian
Scotland|Scottish|Scotsman,Scotsmen,Scotswoman,Scots
Senegal|Senegalese
Serbia,Serbia and Montenegro|Serbian|Serb
Seychelles,the Seychelles|Seychellois
Sierra Leone|Sierra Leonean
Singapore|Singaporean
Slovakia,Slovak Republic|Slovak,Slovakian
Slovenia|Slovenian,Slovene
Solomon Islands|Solomon Islander
Somalia,Somaliland|Somali,Somalian,Somalilander
South Africa|South African
South Korea|South Korean,Korean
South Sudan|South Sudanese
Soviet Union,USSR,U.S.S.R.|Soviet
Spain|Spanish|Spaniard
Sri Lanka|Sri Lankan
Sudan|Sudanese
Suriname|Surinamese
Sweden|Swedish|Swede
Switzerland,Swiss Confederation|Swiss
Syria,Syrian Arab Republic|Syrian
Taiwan|Taiwanese
Tajikistan|Tajik,Tajikistani
Tanzania|Tanzanian
Thailand|Thai
Togo|Togolese
Tonga|Tongan
Trinidad and Tobago,Trinidad|Trinidadian,Tobagonian
Tunisia|Tunisian
Turkey,Türkiye|Turkish|Turk
Turkmenistan|Turkmen
Tuvalu|Tuvaluan
Uganda|Ugandan
Ukraine|Ukrainian
United Arab Emirates,UAE|Emirati
United Kingdom,United Kingdom of Great Britain and Northern Ireland,UK,U.K.|
United States,United States of America,USA,U.S.A.,U.S.,US|American
Uruguay|Uruguayan
Uzbekistan|Uzbek,Uzbekistani
Vanuatu|
Vatican City,Holy See|
Venezuela|Venezuelan
Vietnam,Viet Nam|Vietnamese
Wales|Welsh|Welshman,Welshmen,Welshwoman
Western Sahara|Sahrawi
Yemen|Yemeni
Yugoslavia|Yugoslav,Yugoslavian
Zambia|Zambian
Zimbabwe|Zimbabwean
`;

interface Country {
  readonly names: readonly string[];
  readonly adjectives: readonly string[];
  readonly people: readonly string[];
}

const split = (cell: string | undefined): string[] => (cell ? cell.split(",") : []);

export const COUNTRIES: readonly Country[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [names, adjectives, people] = line.split("|");
    return { names: split(names), adjectives: split(adjectives), people: split(people) };
  });
