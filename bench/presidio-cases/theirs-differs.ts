/** Cases of Presidio's tests that expect something else than the published format of the document says. */
export const THEIRS_DIFFERS: readonly {
  readonly file: string;
  readonly texts: readonly string[];
  readonly why: string;
}[] = [
  {
    file: "test_crypto_recognizer.py",
    texts: ["lowercase address 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
    why: "an address in small letters only carries no checksum and is valid (EIP-55)",
  },
  {
    file: "test_de_bsnr_recognizer.py",
    texts: ["991234567", "051234567"],
    why: "the first two digits are none of the regions in KBV's rules on physicians' numbers, annex 1",
  },
  {
    file: "test_de_id_card_recognizer.py",
    texts: ["C01234565", "CZ6311T03", "G00000002", "L01X00T47"],
    why: "C to K begin passports; nine characters carry no check digit, it follows as the tenth",
  },
  {
    file: "test_de_passport_recognizer.py",
    texts: ["L01X00T44", "C01234567", "F12345678"],
    why: "L to Y begin identity cards; nine characters carry no check digit, it follows as the tenth",
  },
  {
    file: "test_de_tax_number_recognizer.py",
    texts: [
      "0281508150123",
      "0981508150999",
      "1681508150001",
      "0181508150000",
      "Steuernummer: 0981508150999 wurde vergeben.",
    ],
    why: "the uniform number begins with the code of the tax office, not of the state, and has a 0 in fifth place",
  },
  {
    file: "test_de_license_plate_recognizer.py",
    texts: ["BAB1234", "MXYZ123", "ABCD 1234"],
    why: "district and letters are set apart (FZV, section 9), as test_de_kfz_recognizer.py has it",
  },
  {
    file: "test_de_kfz_recognizer.py",
    texts: ["b ab 1234", "m xy 999"],
    why: "plates are in capitals; in small letters any two short words before a number fit",
  },
  {
    file: "test_es_passport_recognizer.py",
    texts: ["AA123456"],
    why: "the older series has two letters",
  },
  {
    file: "test_imei_recognizer.py",
    texts: ["490154203237518", "device imei 490154203237518", "378282246310005"],
    why: "an IMEI is fifteen digits, mostly written without hyphens (3GPP TS 23.003, section 6.2)",
  },
  {
    file: "test_in_gstin_recognizer.py",
    texts: ["38ABCDE1234F1Z5"],
    why: "38 is Ladakh",
  },
  {
    file: "test_in_pan_recognizer.py",
    texts: ["A1111DFSFS"],
    why: "a PAN is five letters, four digits, a letter",
  },
  {
    file: "test_in_passport_recognizer.py",
    texts: ["my passport number is t3569075"],
    why: "the same number in small letters; the test does not look at the number of finds",
  },
  {
    file: "test_in_vehicle_registration_recognizer.py",
    texts: ["MN2412", "MCX1243", "I15432"],
    why: "marks without district and series, out of use since 1989",
  },
  {
    file: "test_ip_recognizer.py",
    texts: [
      "Use local ipv6 ::",
      "src=:: dst=::1",
      "Default 0.0.0.0",
      "Unspecified ::",
      "0.0.0.0/0",
      "::/0",
      "::/128",
    ],
    why: "the unspecified address is never a node's (RFC 4291, section 2.5.2; RFC 1122, section 3.2.1.3)",
  },
  {
    file: "test_ip_recognizer.py",
    texts: ["192.168.1.1.1"],
    why: "five numbers are no address",
  },
  {
    file: "test_kr_rrn_recognizer.py",
    texts: ["960303-0021413", "051102-9234110"],
    why: "9 and 0 are the sexes of those born in the 1800s",
  },
  {
    file: "test_medical_license_recognizer.py",
    texts: ["G92341666", "AA6653456", "BH0450010", "ZY1364061"],
    why: "the check digit is that of Luhn, not the DEA's: first, third and fifth digit and twice the others, modulo 10",
  },
  {
    file: "test_ng_nin_recognizer.py",
    texts: ["12345678901"],
    why: "no check digit is published",
  },
  {
    file: "test_ph_tin_recognizer.py",
    texts: ["Invalid TIN 000-123-457-000", "Not a TIN 123456789"],
    why: "the rule of the check digit is not published",
  },
  {
    file: "test_ph_umid_recognizer.py",
    texts: ["123456789012", "987654321098"],
    why: "no rule about the first digits is published",
  },
  {
    file: "test_pl_pesel_recognizer.py",
    texts: ["11111111114", "My pesel is 11111111114."],
    why: "the check digit of 1111111111 is 6: ten less the sum of the weighted digits",
  },
  {
    file: "test_sg_fin_recognizer.py",
    texts: ["A1234567Z", "B1234567Z"],
    why: "no such series",
  },
  {
    file: "test_swift_code_recognizer.py",
    texts: ["JFNBVHDNFSD"],
    why: "VH is no country (ISO 9362 takes ISO 3166's codes)",
  },
  {
    file: "test_tr_license_plate_recognizer.py",
    texts: [
      "34 ABC 1234",
      "06 A 123",
      "35 JK 12",
      "34ABC1234",
      "34 abc 1234",
      "Araç plakası 34 ABC 1234 olarak kayıtlıdır.",
      "Plaka 34 ABC 1234 ve 06 JK 567",
      "01 A 12",
      "81 A 12",
      "License plate 34 ABC 1234",
      "Plaka numarası 06 A 123 olarak kayıtlı",
    ],
    why: "one letter has four or five digits, two have three or four, three have two or three",
  },
  {
    file: "test_uk_nino_recognizer.py",
    texts: ["Here is my National Insurance Number YZ 61 48 68 B"],
    why: "the find begins with the space before the number",
  },
  {
    file: "test_uk_passport_recognizer.py",
    texts: ["123456789"],
    why: "passports have nine digits (HM Passport Office)",
  },
  {
    file: "test_url_recognizer.py",
    texts: ["http://microsoft"],
    why: "a host needs no dot (RFC 3986, section 3.2.2)",
  },
];
