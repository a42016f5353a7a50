/**
 * Addresses that name a standard and no page of anybody's: namespaces of XML, code systems of health records, schemas,
 * licences. Hosts of the bodies that publish them; what is below such a host is a name too.
 */
const HOSTS: ReadonlySet<string> = new Set(
  `w3.org www.w3.org xmlns.com purl.org schema.org json-schema.org json.schemastore.org www.schemastore.org
  hl7.org www.hl7.org terminology.hl7.org build.fhir.org fhir.nhs.uk fhir.hl7.org.uk loinc.org snomed.info unitsofmeasure.org
  www.whocc.no www.nlm.nih.gov hl7.eu ihe.net dicom.nema.org nucc.org
  schemas.xmlsoap.org schemas.microsoft.com schemas.openxmlformats.org docs.oasis-open.org www.oasis-open.org
  www.topografix.com www.opengis.net www.garmin.com cyclonedx.org spdx.org creativecommons.org
  opensource.org www.apache.org maven.apache.org logging.apache.org www.springframework.org java.sun.com xmlns.jcp.org jakarta.ee
  www.iana.org tools.ietf.org www.rfc-editor.org datatracker.ietf.org www.iso.org www.unece.org unece.org
  ns.adobe.com www.sitemaps.org www.opengis.net docbook.org relaxng.org www.omg.org
  schemas.android.com cdn.jsdelivr.net unpkg.com registry.npmjs.org pypi.org semver.org keepachangelog.com`
    .split(/\s+/)
    .filter((host) => host !== ""),
);

const ADDRESS = /^(?:https?:)?\/\/([a-z0-9.-]+)(?:[/#?][^\s@]*)?$/i;

/** Whether an address, alone, names a standard. */
export function isOfStandard(words: string): boolean {
  const host = ADDRESS.exec(words.trim())?.[1];
  return host !== undefined && HOSTS.has(host.toLowerCase());
}
