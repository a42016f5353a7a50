import { listOf } from "../kit/phrases.js";

/** Occupations that say something about whoever is called so; written for this project. */
export const OCCUPATIONS = listOf(`
  accountant, acrobat, actor, actress, actuary, acupuncturist, aid worker, air hostess, air traffic
  controller, airline pilot, ambulance driver, anaesthesiologist, anaesthetist, anesthesiologist,
  animator, announcer, anthropologist, antique dealer, apothecary, apprentice, archaeologist,
  archeologist, architect, archivist, arranger, art critic, art dealer, art director, art
  historian, art teacher, artist, artistic director, assembly worker, assistant lecturer, assistant
  professor, associate professor, astrologer, astronaut, astronomer, astrophysicist, au pair,
  auctioneer, auto mechanic, baker, ballet dancer, bank clerk, bank manager, bank teller, barber,
  bargee, barista, barmaid, barman, bartender, baseball player, basketball coach, basketball
  player, bassist, beautician, beekeeper, bell boy, biochemist, biographer, biologist, blacksmith,
  blogger, boat builder, bodyguard, boilermaker, bookbinder, bookkeeper, bookmaker, bookseller,
  botanist, bouncer, boxer, brewer, bricklayer, broadcaster, building contractor, bus driver,
  business consultant, businessman, businesswoman, butcher, butler, cab driver, cabin crew, cabinet
  maker, camera operator, cameraman, car mechanic, cardiologist, care assistant, care worker,
  caregiver, carer, caretaker, carpenter, cartographer, cartoonist, cashier, caterer, cattle
  breeder, cellist, chambermaid, chartered accountant, chauffeur, chef, chemical engineer, chemist,
  chess player, chief executive officer, child minder, childminder, chiropodist, chiropractor,
  choreographer, cinematographer, civil engineer, civil servant, cleaning lady, lollipop lady, lollipop man, bin man, tea lady, clergyman, cleric,
  clockmaker, clown, coal miner, coastguard, cobbler, columnist, comedian, comedienne, commercial
  agent, community worker, composer, computer engineer, computer operator, computer programmer,
  computer scientist, confectioner, conservationist, construction worker, coppersmith, copywriter,
  correspondent, craftsman, crane operator, cricketer, criminal defence lawyer, criminologist,
  croupier, customer service representative, cyclist, dairy farmer, dancer, data scientist, day
  labourer, decorator, delivery driver, delivery man, dental assistant, dental hygienist, dental
  technician, dentist, dermatologist, designer, dietician, dietitian, dinner lady, diplomat, diver, docker,
  dockworker, documentary maker, domestic servant, domestic worker, door-to-door salesman,
  draftsman, draughtsman, dressmaker, drummer, dustman, ecologist, economist, editor-in-chief,
  electrical engineer, electrician, electronics engineer, embroiderer, endocrinologist, engine
  driver, engineer, entertainer, entomologist, entrepreneur, environmentalist, epidemiologist,
  essayist, estate agent, factory worker, farm worker, farmer, fashion designer, fashion model,
  fencer, fighter pilot, film actor, film critic, film director, film producer, film-maker,
  filmmaker, financial adviser, financial advisor, financial analyst, financial consultant,
  firefighter, fireman, fisherman, fishmonger, fitness instructor, fitter, flight attendant,
  florist, folk singer, football coach, football manager, football player, footballer, foreman,
  forest ranger, forester, foundry worker, freelancer, fruit picker, funeral director, furniture
  maker, gamekeeper, garbage collector, gardener, gendarmerie officer, geneticist, geographer,
  geologist, geriatric nurse, glassblower, glazier, goalkeeper, goldsmith, golfer, governess,
  graphic designer, grave digger, greengrocer, grocer, guitarist, gynaecologist, gynecologist,
  hairdresser, handball player, handyman, head teacher, headmistress, headteacher, health visitor,
  herbalist, herdsman, historian, hockey player, home help, homemaker, horse trainer,
  horticulturist, hotel manager, hotelier, house painter, housekeeper, housewife, human rights
  activist, human rights lawyer, hydrologist, illustrator, imam, industrialist, innkeeper,
  insurance agent, insurance broker, interior decorator, interior designer, inventor, investigative
  journalist, investment banker, ironworker, IT consultant, IT specialist, janitor, jazz singer,
  jeweler, jeweller, jockey, joiner, journalist, judo trainer, jurist, kindergarten teacher,
  kitchen hand, kitchen porter, laboratory assistant, laboratory technician, laborer, labourer,
  landscape architect, landscape gardener, language teacher, laundry worker, law professor, law
  student, lead singer, lecturer, legal secretary, librarian, lifeguard, linguist, literary critic,
  lithographer, lobbyist, locksmith, longshoreman, lorry driver, lorry-driver, lumberjack, machine
  operator, machinist, magician, mail carrier, mailman, maintenance worker, make-up artist,
  managing director, manicurist, marine biologist, market trader, marketing manager, martial
  artist, masseur, masseuse, materials scientist, mathematician, maths teacher, mechanic,
  mechanical engineer, medical student, merchant, metal worker, metallurgist, meteorologist,
  microbiologist, migrant worker, milkman, miller, milliner, miner, missionary, mountain guide,
  mountaineer, municipal guard, museum curator, music critic, music producer, music teacher,
  musician, musicologist, nanny, naturalist, naval officer, neurologist, neurosurgeon, news anchor,
  news presenter, newsagent, night guard, night porter, night watchman, novelist, nun, nurse
  practitioner, nursery nurse, nutritionist, obstetrician, occupational therapist, office clerk,
  office manager, office worker, oncologist, opera singer, ophthalmologist, optician, optometrist,
  organist, ornithologist, orthodontist, orthopaedist, osteopath, paediatrician, painter, painter
  and decorator, palaeontologist, paleontologist, panel beater, paralegal, paramedic, park ranger,
  parking attendant, parliamentary assistant, pastry chef, pediatrician, pensioner, percussionist,
  perfumer, personal assistant, personal trainer, pharmacist, pharmacologist, philanthropist,
  philologist, philosopher, photographer, photojournalist, physical therapist, physicist,
  physiotherapist, pianist, piano teacher, picture restorer, plasterer, playwright, plumber,
  podiatrist, poet, political scientist, politician, pop singer, postal worker, postman,
  postmaster, postwoman, potter, poultry farmer, press officer, primary school teacher, printer,
  private detective, private investigator, private secretary, private tutor, professional
  footballer, professional soldier, professional writer, programmer, projectionist, proofreader,
  property developer, prostitute, psychoanalyst, public servant, publican, publicist, quantity
  surveyor, quarry worker, rabbi, racing driver, radio presenter, radiographer, radiologist,
  railway worker, rancher, real estate agent, real estate broker, realtor, receptionist, record
  producer, recording artist, recruiter, referee, reporter, research assistant, research associate,
  research fellow, researcher, restaurant owner, restaurateur, retired teacher, roofer, rugby
  player, sailor, sales assistant, sales manager, sales representative, salesman, salesperson,
  saleswoman, saxophonist, scaffolder, school bus driver, school principal, school teacher,
  schoolmaster, schoolteacher, scientist, screenwriter, scriptwriter, sculptor, seaman, seamstress,
  secondary school teacher, secret agent, seismologist, senior lecturer, sex worker, shepherd, ship
  owner, shipbuilder, shoemaker, shop assistant, shop owner, shopkeeper, silversmith, singer,
  singer-songwriter, skater, skier, soccer player, social scientist, sociologist, software
  developer, software engineer, sommelier, songwriter, sound engineer, speech therapist, sports
  teacher, statistician, steelworker, stewardess, stockbroker, stonemason, store manager,
  storekeeper, street cleaner, street trader, street vendor, structural engineer, student,
  stuntman, surgeon, swimmer, sworn translator, systems analyst, tailor, tattoo artist, tax
  adviser, tax advisor, taxi driver, taxi-driver, taxidermist, teacher, teaching assistant,
  technical writer, technician, telephone operator, television director, television presenter,
  television producer, tennis player, textile worker, theologian, tiler, toolmaker, tour guide,
  tourist guide, toy maker, trade unionist, traffic warden, train driver, tram driver, travel
  agent, treasurer, truck driver, trumpeter, tutor, typesetter, typist, undertaker, university
  professor, upholsterer, urban planner, urologist, valet, vet, veterinarian, veterinary surgeon,
  vicar, village guard, village headman, vintner, violinist, virologist, visual artist, vocalist,
  voice actor, volleyball player, waiter, waitress, war correspondent, warehouse worker,
  warehouseman, watchmaker, weaver, web designer, web developer, welder, wet nurse, window cleaner,
  wine grower, winegrower, winemaker, woodcutter, woodworker, world champion, wrestler, writer,
  yoga teacher, youth worker, zookeeper, zoologist`);

/** Ranks, offices and occupations that most texts use for somebody at work in the matter described. */
export const ROLES = listOf(`
  activist, administrator, admiral, adviser, advisor, advocate, ambassador, analyst, army officer,
  assistant, athlete, attorney, auditor, author, bailiff, banker, barrister, bishop, board member,
  branch chairman, broker, builder, captain, CEO, CFO, chairman, chairperson, chairwoman, chief
  executive, chief inspector, cleaner, clerk, co-founder, coach, colonel, commander, commentator,
  commissioner, conductor, congressman, congresswoman, constructor, consul, consultant, contractor,
  cook, coroner, corporal, councillor, counsellor, counselor, courier, court clerk, curator,
  customs officer, cutter, dealer, dean, deputy inspector, deputy mayor, detective, developer,
  director, district governor, doctor, doorman, driver, editor, editor in chief, founder, founding
  member, general manager, general practitioner, governor, GP, guard, head of department, headman,
  headmaster, human resources manager, hunter, importer, inspector, interpreter, investigator,
  judge, lawyer, legal adviser, lieutenant, magistrate, maid, manager, manufacturer, mason, mayor,
  member of parliament, member of the board, MEP, midwife, military officer, minister, model, monk,
  MP, notary, notary public, nurse, officer, orderly, party leader, pastor, pathologist, physician,
  pilot, player, police constable, police inspector, police officer, policeman, policewoman,
  porter, president, priest, prime minister, prison guard, prison officer, prison warder, probation
  officer, producer, professor, project manager, prosecutor, psychiatrist, psychologist,
  psychotherapist, publisher, rector, registrar, retailer, runner, secretary, security guard,
  security officer, senator, sergeant, servant, social worker, soldier, sole director, solicitor,
  spokesman, spokeswoman, steward, surveyor, tax inspector, teacher trainer, therapist, trade union
  leader, trader, trainee solicitor, translator, turner, umpire, usher, vendor, veteran, vice
  president, vice-chancellor, vice-president, war veteran, worker`);
