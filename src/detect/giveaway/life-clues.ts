/**
 * What gives away a faith, a party, a union, an addiction, a pregnancy, an origin: rites, diets, garments,
 * houses of worship, meetings, papers, languages. Written for this project from general knowledge.
 */

import { COUNTRIES } from "../../language/countries.js";

/** Words for the people of every country: 'Ghanaian', 'Poles'. */
const NATIONALITIES = COUNTRIES.flatMap(({ adjectives, people }) => [...adjectives, ...people]);
const MIGRANTS = [
  "asylum seeker",
  "refugee",
  "migrant",
  "immigrant",
  "stateless",
  "foreign national",
];
const AMERICAN =
  "Argentine, Bolivian, Chilean, Colombian, Cuban, Ecuadorian, Mexican, Peruvian, Venezuelan, Guatemalan";
const ARAB =
  "Arab, Syrian, Iraqi, Egyptian, Sudanese, Yemeni, Libyan, Moroccan, Tunisian, Algerian, Lebanese, Jordanian, Palestinian, Saudi, Kuwaiti";

// papers of residence tell that somebody came from elsewhere, not from where: a nationality is hidden in words that say as much
// what is hidden, in words that it is written in | its clues
export const LIFE_CLUES = `
Jehovah's Witness, Jehovah's Witnesses|Kingdom Hall, Watchtower, Watch Tower, Hospital Liaison Committee, bloodless surgery, cell salvage, blood refusal, no-blood card, blood card, field service, door-to-door ministry, Bethel, disfellowshipped
Muslim, Muslims, Moslem, Islam, Islamic, Sunni, Shia, Shiite, Salafi, Ahmadi|mosque, mosques, Friday prayers, jumu'ah, prayer mat, prayer room, halal, halal meals, Ramadan, iftar, suhoor, Eid, Eid al-Fitr, Eid al-Adha, hijab, niqab, burqa, burka, jilbab, abaya, headscarf, imam, Koran, Quran, Qur'an, Hajj, hajj, Umrah, umrah, madrasa, madrassah, Mecca, Makkah, nikah, sharia council, zakat
Jew, Jews, Jewish, Judaism, Orthodox Jew, Hasidic, Haredi|synagogue, shul, kosher, kosher meals, Shabbat, Shabbos, Sabbath, Passover, Pesach, Yom Kippur, Rosh Hashanah, Hanukkah, Chanukah, Purim, Sukkot, bar mitzvah, bat mitzvah, kippah, yarmulke, tefillin, sheitel, rabbi, rabbinical court, Beth Din, Torah, mikveh, mohel, bris, brit milah, shiva, yeshiva, eruv, menorah
Hindu, Hindus, Hinduism|mandir, Hindu temple, temple, Diwali, puja, Holi, Navratri, Bhagavad Gita, pandit, no beef, bindi, tilak, Ganesh, Krishna, ashram
Sikh, Sikhs, Sikhism|gurdwara, turban, patka, kirpan, kara, langar, Vaisakhi, Khalsa, Guru Nanak, uncut hair, granthi
Buddhist, Buddhists, Buddhism|vihara, temple, sangha, Vesak, Wesak, dharma, meditation retreat, Buddha, zendo
Catholic, Catholics, Catholicism, Roman Catholic, practising Catholic|Mass, Sunday Mass, daily Mass, rosary, confession, parish priest, holy communion, Holy Communion, last rites, anointing of the sick, Lourdes, Fatima, novena, scapular, Lent, Ash Wednesday, catechism, Knights of St Columba, diocese, pilgrimage
Christian, Christians, Christianity, Evangelical, Pentecostal, Baptist, Methodist, Anglican, Protestant, Presbyterian, Lutheran, Adventist, born-again Christian, Mennonite|his church, her church, their church, my church, our church, goes to church, go to church, went to church, attends church, attended church, church group, church elder, church member, her chapel, his chapel, her congregation, his congregation, her pastor, his pastor, pastor, youth pastor, house group, Bible study, bible study, Bible class, prayer group, prayer meeting, prayer meetings, Alpha course, worship group, Sunday school, gospel choir, Christian Union
Seventh-day Adventist, Adventist|Saturday Sabbath, Sabbath, vegetarian meals
Quaker, Quakers|meeting house, Meeting House, Friends' Meeting House, meeting for worship, Society of Friends, silent worship, conscientious objector
Mormon, Mormons, Mormonism|Latter-day Saints, temple garments, temple recommend, Book of Mormon, stake president, missionary, tithing
Rastafarian, Rastafarians|dreadlocks, ital, ital food, Nyabinghi, Haile Selassie
Hare Krishna, Scientologist, Scientology|auditing, E-meter, Dianetics, ISKCON, chanting
atheist, agnostic, Humanist, humanist|humanist ceremony, humanist funeral, no chaplaincy, declined the chaplain, affirmed instead of swearing
Wicca, Pagan, pagan|coven, solstice, moot, handfasting
trade union, trade union member, union member, trade unionist, union, Unite, UNISON, Unison, GMB, RMT, ASLEF, USDAW, NASUWT, NEU, PCS, UCU, CWU, BMA, RCN, TUC|union rep, union representative, shop steward, branch, branch meeting, branch secretary, branch chair, regional officer, regional organiser, convenor, convener, ballot, balloted, strike ballot, strike, strikes, on strike, strike day, strike fund, picket, picket line, picketing, industrial action, work to rule, facility time, check-off, recognition agreement, collective bargaining, subs, solidarity
Labour, Labour Party, Conservative, Conservative Party, Conservatives, Tory, Tories, Liberal Democrat, Liberal Democrats, Lib Dem, Green Party, UKIP, Reform UK, SNP, Plaid Cymru, DUP, Sinn Fein, Sinn Féin, Communist, communist, socialist, Socialist, Social Democrat, Republican, Democrat, anarchist, separatist, nationalist, political activist, dissident|canvassing, canvassed, canvasser, leafleting, leafleted, door-knocking, doorstep, party membership, party member, party card, membership card, constituency party, local party, party conference, selection meeting, rosette, hustings, manifesto, Momentum, polling agent, election agent, stood for election, stood as a candidate, ballot paper, demonstration, demonstrations, protest march, rally, sit-in
alcohol, alcoholic, alcoholism, alcohol dependence, alcohol addiction, alcohol abuse, alcohol misuse, drink problem|AA, AA meeting, AA meetings, Alcoholics Anonymous, sponsor, twelve steps, twelve-step, 12-step, step meeting, one-year chip, AUDIT score, AUDIT-C, units a week, units per week, units of alcohol, units a day, detox, alcohol detox, detoxification, rehab, rehabilitation unit, CIWA, Pabrinex, sober, sobriety, dry house, relapse, relapsed, breathalysed, alcohol liaison, alcohol nurse, alcohol worker, drink diary, Al-Anon, Turning Point, Change Grow Live
heroin, heroin addict, heroin user, heroin addiction, heroin dependence, opioid, opiate, opiates, addiction, addict, drug addict, drug addiction, drug use, drug user, drug misuse, drug dependence, substance misuse, substance abuse, cocaine, crack, crack cocaine, crystal meth, amphetamine, cannabis|NA meeting, NA meetings, Narcotics Anonymous, Cocaine Anonymous, sponsor, twelve steps, twelve-step, 12-step, methadone script, methadone clinic, daily pick-up, supervised consumption, needle exchange, needle and syringe programme, sharps bin, track marks, injection sites, groin sinus, urine drug screen, drug screen, drug test, naloxone kit, COWS, drug and alcohol service, drug service, drug worker, recovery worker, recovery house, rehab, rehabilitation unit, detox, detoxification, relapse, relapsed, clean for, drug treatment order, Turning Point, Change Grow Live, CGL, opioid substitution
gambling, gambling addiction, gambling problem, betting, compulsive gambler|GA meeting, GA meetings, Gamblers Anonymous, GamCare, GamStop, self-exclusion, self-excluded, betting shop, bookmaker, bookmakers, online casino, spread betting
pregnant, pregnancy|antenatal, antenatal clinic, antenatal appointment, antenatal appointments, booking appointment, midwife, midwives, midwifery, 12-week scan, twelve-week scan, 20-week scan, twenty-week scan, dating scan, anomaly scan, ultrasound scan, nuchal scan, gestation, gravida, primigravida, multigravida, LMP, last menstrual period, EDD, due date, estimated date of delivery, expected week of childbirth, fundal height, fetal heartbeat, foetal heartbeat, fetal movements, morning sickness, hyperemesis, beta-hCG, hCG, maternity leave, maternity pay, MAT B1, MATB1, maternity notes, NCT class, birth plan, doula, labour ward, trimester, first trimester, second trimester, third trimester, gestational diabetes, anti-D
abortion, termination, miscarriage, stillbirth|BPAS, Marie Stopes, MSI Reproductive Choices, mifepristone, misoprostol, pregnancy advisory service, evacuation of retained products, ERPC, HSA1 form, counselling before, bereavement midwife, Sands, Tommy's
${[...NATIONALITIES, ...MIGRANTS].join(", ")}|interpreter, interpreters, translator, mother tongue, first language, native language, home language, ESOL, English as a second language, English as an additional language, limited English, no English, accent
${MIGRANTS.join(", ")}|visa, work visa, student visa, spouse visa, visa status, visa expires, skilled worker visa, sponsorship licence, certificate of sponsorship, leave to remain, indefinite leave, settled status, pre-settled status, residence permit, biometric residence permit, BRP, right to work, right-to-work check, asylum, asylum claim, asylum support, asylum interview, Home Office, UK Visas and Immigration, immigration status, immigration tribunal, immigration solicitor, immigration detention, deportation, deported, naturalised, naturalisation, citizenship ceremony, Life in the UK test, embassy, consulate, consul, country of origin, home country, NASS, Refugee Council
${ARAB}|Arabic, Arabic-speaking
Iranian, Iranians, Persian, Afghan, Afghans, Tajik|Farsi, Dari, Nowruz
Afghan, Afghans, Pashtun, Pakistani, Pakistanis|Pashto, Pushto
Pakistani, Pakistanis, Punjabi, Kashmiri|Urdu, Mirpuri, Pothwari, Punjabi, shalwar kameez
Indian, Indians|Hindi, Gujarati, Punjabi, Tamil, Telugu, Malayalam, Marathi, Kannada, sari
Bangladeshi, Bangladeshis, Bengali|Bengali, Sylheti, Bangla
Sri Lankan, Sri Lankans, Tamil, Sinhalese|Tamil, Sinhala, Sinhalese
Nepali, Nepalese, Gurkha|Nepali, Gurkha
Chinese, Taiwanese, Hong Konger|Mandarin, Cantonese, Hakka, Lunar New Year
Filipino, Filipina, Filipinos|Tagalog, Filipino
Eritrean, Eritreans|Tigrinya
Ethiopian, Ethiopians|Amharic, Oromo, Tigrinya
Nigerian, Nigerians|Yoruba, Igbo, Hausa, Pidgin
Ghanaian, Ghanaians|Twi, Akan, Fante
Kenyan, Kenyans, Tanzanian, Tanzanians, Ugandan|Swahili, Kiswahili, Luganda
Zimbabwean, Zimbabweans|Shona, Ndebele
South African, South Africans|Afrikaans, Zulu, Xhosa
Congolese, Rwandan, Burundian|Lingala, Kinyarwanda, French-speaking
Turk, Turks, Turkish, Iraqi, Iranian, Syrian, Kurd|Kurdish, Sorani, Kurmanji
Brazilian, Brazilians, Angolan, Mozambican|Portuguese, Portuguese-speaking
${AMERICAN}|Spanish, Spanish-speaking
Iranian, Israeli, Israelis|Hebrew
Roma, Romani, Gypsy, Gypsies, gypsy, Traveller, Travellers, Irish Traveller, Sinti|Romani, Romanes, Cant, Shelta, halting site, caravan site, pitch, pitches, trailer, caravan, wagon, horse fair, Appleby Fair, Traveller liaison officer, unauthorised encampment, encampment
Welsh, Welshman, Welshwoman|Cymraeg, eisteddfod, Eisteddfod
Maori, Māori|te reo, marae, iwi, haka
Aboriginal, Indigenous, Native American, First Nations, Inuit|reservation, tribal, Dreamtime, on country, powwow
`;
