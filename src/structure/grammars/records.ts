/** Records of one value per line: GEDCOM (family trees), dumps of DICOM headers, LDIF (directories), BibTeX. */

import type { SemanticType } from "../../document/types.js";
import { type Grammar, kindTable, linesOf, type Piece } from "../grammar.js";

type Kind = SemanticType | "prose" | "fixed" | "read";

/** What is known of a value: its piece. */
const pieceOf = (
  start: number,
  end: number,
  path: string,
  kind: Kind | undefined,
  ends: string,
): Piece[] => {
  if (start >= end || kind === "fixed" || kind === undefined) return [];
  if (kind === "prose") return [{ start, end, path, prose: true, ends }];
  return [{ start, end, path, ends, ...(kind !== "read" && { is: kind }) }];
};

/** GEDCOM 5.5.1 and 7: tags of people; all others are the program's. */
const GEDCOM = kindTable<Kind>({
  PERSON: "NAME GIVN SURN NICK NPFX NSFX SPFX _MARNM _AKA ALIA",
  LOC: "PLAC ADDR ADR1 ADR2 ADR3 CITY STAE POST CTRY LATI LONG",
  CODE: "PHON EMAIL EMAI FAX WWW SSN IDNO AFN REFN RIN _UID UID EXID",
  DATETIME: "DATE",
  prose:
    "NOTE CONT CONC TEXT TITL PUBL CAUS OCCU EDUC RELI NATI DSCR PROP CAST AUTH EVEN FACT TYPE",
});
const GEDCOM_LINE = /^(\s*\d{1,2} (?:@[^@\s]+@ )?([A-Z_][A-Z0-9_]*)(?: |$))(.*)$/;

export const gedcom: Grammar = {
  name: "gedcom",
  sniff: (text) => /^\ufeff?\s*0 (?:HEAD|@[^@\s]+@ [A-Z]{3,})/.test(text),
  cut(text) {
    let header = false;
    return [...linesOf(text)].flatMap(({ line, start, end }): Piece[] => {
      const [, head, tag, value] = GEDCOM_LINE.exec(line) ?? [];
      if (head === undefined)
        return /\S/.test(line) ? [{ start, end, path: "", prose: true, ends: "\n" }] : [];
      if (/^\s*0 /.test(line)) header = tag === "HEAD";
      // a link to another record
      if (/^@[^@]+@$/.test(value!.trim())) return [];
      const from = start + head.length;
      if (header && tag !== "NAME" && tag !== "NOTE") return [];
      if (tag !== "NAME") return pieceOf(from, end, tag!, GEDCOM.get(tag!), "\n@");
      // 'Leopold /Winterbourne/': the surname stands between strokes
      return [...value!.matchAll(/[^/]+/g)].flatMap(({ 0: part, index }) =>
        /\S/.test(part)
          ? pieceOf(from + index, from + index + part.length, "NAME", "PERSON", "\n/@")
          : [],
      );
    });
  },
};

/** DICOM PS3.6 and the profile of PS3.15 E: elements by name that say something of somebody. */
const DICOM = kindTable<Kind>({
  PERSON:
    "PatientName OtherPatientNames PatientBirthName PatientMotherBirthName ReferringPhysicianName PerformingPhysicianName NameOfPhysiciansReadingStudy OperatorsName RequestingPhysician PhysiciansOfRecord ConsultingPhysicianName PersonName ResponsiblePerson ScheduledPerformingPhysicianName VerifyingObserverName ContentCreatorName",
  CODE: "PatientID OtherPatientIDs AccessionNumber IssuerOfPatientID MedicalRecordLocator MilitaryRank PatientInsurancePlanCodeSequence PatientTelephoneNumbers StudyID AdmissionID DeviceSerialNumber StudyInstanceUID SeriesInstanceUID SOPInstanceUID FrameOfReferenceUID ReferringPhysicianTelephoneNumbers RequestAttributesSequence PerformedProcedureStepID FillerOrderNumberImagingServiceRequest PlacerOrderNumberImagingServiceRequest MediaStorageSOPInstanceUID StationName PersonTelephoneNumbers",
  LOC: "PatientAddress InstitutionAddress CountryOfResidence RegionOfResidence ReferringPhysicianAddress CurrentPatientLocation PatientInstitutionResidence",
  ORG: "InstitutionName InstitutionalDepartmentName ResponsibleOrganization",
  DATETIME:
    "PatientBirthDate PatientBirthTime PatientAge StudyDate SeriesDate AcquisitionDate ContentDate InstanceCreationDate AdmittingDate LastMenstrualDate ScheduledProcedureStepStartDate PerformedProcedureStepStartDate AcquisitionDateTime",
  prose:
    "ImageComments PatientComments AdditionalPatientHistory StudyComments StudyDescription SeriesDescription Occupation EthnicGroup ReligiousPreference MedicalAlerts Allergies AdmittingDiagnosesDescription RequestedProcedureDescription ReasonForStudy ProtocolName PerformedProcedureStepDescription TextString TextValue InterpretationText VisitComments ResultsComments",
});
/** What the type of an element's value says where its name does not (PS3.5, 6.2). */
const BY_TYPE = kindTable<Kind>({ PERSON: "PN", DATETIME: "AS DA DT", prose: "LT ST UT" });
const DICOM_LINE =
  /^(?<head>\s*\([0-9a-fA-F]{4},[0-9a-fA-F]{4}\)\s+(?:(?<type>[A-Z]{2})\s+)?)(?<value>\[[^\]\n]*\]|=?\S.*?)\s*#(?:.*\s)?(?<name>\S+)\s*$/;
/** As pydicom prints them: `(0010,0010) Patient's Name                      PN: 'Haugland^Sverre'`. */
const NAMED_LINE =
  /^(?<head>\s*\([0-9a-fA-F]{4}, ?[0-9a-fA-F]{4}\)\s+(?<name>\S.*?)\s+(?<type>[A-Z]{2}): )(?<value>.*)$/;

export const dicom: Grammar = {
  name: "dicom dump",
  sniff: (text) => /^\s*(?:#.*\n\s*)*\([0-9a-fA-F]{4}, ?[0-9a-fA-F]{4}\)\s/m.test(text),
  cut(text) {
    const pieces: Piece[] = [];
    let lines = 0;
    let known = 0;
    for (const { line, start, end } of linesOf(text)) {
      if (!/\S/.test(line)) continue;
      lines++;
      const element = (NAMED_LINE.exec(line) ?? DICOM_LINE.exec(line))?.groups;
      if (!element) {
        if (!/^\s*(?:#|\()/.test(line)) pieces.push({ start, end, path: "", prose: true });
        else known++;
        continue;
      }
      known++;
      const { head, value, type } = element;
      const name = element["name"]!.replace(/['’]s\b|[^A-Za-z]/g, "");
      const from = start + head!.length + (/^[[='"]/.test(value!) ? 1 : 0);
      const to = start + head!.length + value!.length - (/[\]'"]$/.test(value!) ? 1 : 0);
      const kind = DICOM.get(name) ?? BY_TYPE.get(type ?? "");
      pieces.push(...pieceOf(from, to, name, kind, "\n"));
    }
    return known >= 2 && known >= lines / 2 ? pieces : undefined;
  },
};

/** Attributes of directories (RFC 4519, 4524, 2798); those that are not listed are read. */
const LDIF = kindTable<Kind>({
  PERSON: "cn commonname sn surname givenname gn displayname initials",
  CODE: "uid userid mail rfc822mailbox telephonenumber mobile homephone pager facsimiletelephonenumber employeenumber samaccountname userprincipalname userpassword carlicense homedirectory jpegphoto labeleduri x121address",
  LOC: "street streetaddress postaladdress homepostaladdress postalcode postofficebox l localityname st",
  fixed:
    "objectclass changetype version add replace delete objectcategory useraccountcontrol employeetype dc preferredlanguage instancetype uidnumber gidnumber loginshell memberuid",
  prose: "description title ou o organizationname department",
});

export const ldif: Grammar = {
  name: "ldif",
  machine: true,
  sniff: (text) => /^(?:version: 1\s+)?(?:#.*\s+)*dn:/m.test(text) && /^objectclass:/im.test(text),
  cut: (text) =>
    [...linesOf(text)].flatMap(({ line, start, end }): Piece[] => {
      const [head, name] = /^([A-Za-z][\w.;-]*)::? ?/.exec(line) ?? [];
      if (head === undefined)
        return /^#/.test(line) ? [{ start: start + 1, end, path: "comment", prose: true }] : [];
      const from = start + head.length;
      const key = name!.toLowerCase().replace(/;.*$/, "");
      if (/^(?:dn|member|manager|uniquemember|owner|secretary|memberof|seealso)$/.test(key))
        return [...line.slice(head.length).matchAll(/(?:^|,)\s*(\w+)=((?:[^,\\]|\\.)+)/g)].flatMap(
          (part) => {
            const stop = from + part.index + part[0].length;
            const own = LDIF.get(part[1]!.toLowerCase());
            const kind = own === "PERSON" || own === "CODE" || own === "LOC" ? own : undefined;
            return pieceOf(stop - part[2]!.length, stop, part[1]!, kind, ",=\n");
          },
        );
      return pieceOf(from, end, name!, LDIF.get(key) ?? "read", "\n");
    }),
};

/** Fields of BibTeX; what is not listed is of the work. */
const BIBTEX = kindTable<Kind>({
  PERSON: "author editor translator",
  prose: "note annote abstract",
});

export const bibtex: Grammar = {
  name: "bibtex",
  machine: true,
  sniff: (text) => /^\s*(?:%.*\s*)*@[A-Za-z]+\s*\{\s*[^,\s]+,/.test(text),
  cut: (text) =>
    [
      ...text.matchAll(/(?<=[,{]\s*)([A-Za-z-]+)\s*=\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|"([^"]*)")/g),
    ].flatMap((field): Piece[] => {
      const value = field[2] ?? field[3] ?? "";
      const kind = BIBTEX.get(field[1]!.toLowerCase());
      const end = field.index + field[0].length - 1;
      const start = end - value.length;
      if (kind !== "PERSON") return pieceOf(start, end, field[1]!, kind, '{}"');
      // names stand with 'and' between them
      const names: Piece[] = [];
      let from = start;
      for (const name of value.split(/(\s+and\s+)/)) {
        if (!/^\s+and\s+$/.test(name) && !/^\s*(?:others\s*)?$/.test(name))
          names.push(...pieceOf(from, from + name.length, field[1]!, kind, '{}",'));
        from += name.length;
      }
      return names;
    }),
};
