/**
 * Presentations, Rich Text, OpenDocument texts and messages of Outlook with a word of its own in every
 * place that a reader of their text does not see.
 */

import { burn, type Entry } from "@kenjiuno/msgreader/lib/Burner.js";
import { strToU8, zipSync } from "fflate";

/** A file and its words, each with the place that holds it. */
export interface Planted {
  readonly bytes: Uint8Array;
  readonly words: ReadonlyMap<string, string>;
}

const SENTENCE = "Mr Ambrose Vornaquist was born on 4 June 1975 in Leeds.";

/** Words that occur nowhere else, by twos of letters, so that none contains another. */
class Words {
  readonly placed = new Map<string, string>();
  constructor(readonly stem: string) {}

  at(place: string): string {
    const { size } = this.placed;
    const letter = (n: number) => String.fromCharCode(97 + n);
    const word = `${this.stem}${letter(Math.floor(size / 26))}${letter(size % 26)}narth`;
    this.placed.set(word, place);
    return word;
  }
}

const zip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const OFFICE = "http://schemas.openxmlformats.org";
const relationships = (list: readonly (readonly [string, string, string?])[]): string =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${list
    .map(
      ([type, target, mode], i) =>
        `<Relationship Id="r${i + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ""}/>`,
    )
    .join("")}</Relationships>`;

export function presentation(): Planted {
  const words = new Words("vq");
  const w = (place: string) => words.at(place);
  const spaces = `xmlns:p="${OFFICE}/presentationml/2006/main" xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
  const run = (text: string, inside = "") => `<a:r><a:rPr ${inside}/><a:t>${text}</a:t></a:r>`;
  const shape = (inside: string, names = "") =>
    `<p:sp ${names}><p:nvSpPr><p:cNvPr id="2" name="${w("name of a shape")}" descr="${w("alternative text")}" title="${w("title of a shape")}" ${w("name of an attribute")}="1"><a:hlinkClick r:id="r9" tooltip="${w("tooltip of a link")}"/><a:extLst><a:ext uri="{A}"><x:y xmlns:x="urn:${w("namespace of an extension")}" v="${w("extension")}"/></a:ext></a:extLst></p:cNvPr><p:cNvSpPr/><p:nvPr userDrawn="1"><p:custDataLst><p:tags r:id="r8"/></p:custDataLst></p:nvPr></p:nvSpPr><p:spPr><a:custGeom><a:gdLst><a:gd name="${w("name of a guide")}" fmla="val 1"/></a:gdLst><a:pathLst/></a:custGeom></p:spPr><p:txBody>${inside}</p:txBody></p:sp>`;
  const slide = `<p:sld ${spaces} xmlns:q="urn:${w("namespace of a slide")}"><!-- ${w("comment in XML")} --><?${w("instruction in XML")} ${w("value of an instruction")}?><p:cSld name="${w("name of a slide")}"><p:spTree>${shape(
    `<a:p who="${w("unknown attribute, keyword")}"><a:pPr><a:buBlip><a:blip r:embed="r7"/></a:buBlip></a:pPr>${run(SENTENCE, `bmk="${w("bookmark of a run")}" who="${w("attribute of a run")}"`)}<a:fld id="{1}" type="datetime1"><a:t>${w("date that a field showed")}</a:t></a:fld></a:p>`,
    `macro="${w("macro of a shape")}" textlink="${w("link of a shape")}" case="${w("unknown attribute of a shape")}"`,
  )}<p:pic><p:nvPicPr><p:cNvPr id="5" name="${w("name of a picture")}" descr="${w("description of a picture")}"/></p:nvPicPr><p:blipFill><a:blip r:embed="r7"/></p:blipFill></p:pic><q:x>${w("element of an unknown namespace")}</q:x></p:spTree><p:custDataLst><p:custData r:id="r8"/></p:custDataLst></p:cSld><p:timing><p:tnLst><p:par><p:cTn id="1" nodeType="${w("animation")}"/></p:par></p:tnLst></p:timing><p:transition advTm="1"><p:sndAc><p:stSnd><p:snd r:embed="r6" name="${w("name of a sound")}"/></p:stSnd></p:sndAc></p:transition></p:sld>`;
  const presentation = `<p:presentation ${spaces} ${w("attribute of the presentation")}="1"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:custShowLst><p:custShow name="${w("custom show")}" id="0"><p:sldLst/></p:custShow></p:custShowLst><p:modifyVerifier cryptProviderType="${w("modification check")}"/><p:extLst><p:ext uri="{5}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="${w("name of a section")}" id="{1}"/></p14:sectionLst></p:ext></p:extLst><p:embeddedFontLst><p:embeddedFont><p:font typeface="${w("embedded font")}"/></p:embeddedFont></p:embeddedFontLst></p:presentation>`;
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${OFFICE}/package/2006/content-types"><Override PartName="/${w("content type's part")}" ContentType="x/${w("content type")}"/></Types>`,
    "_rels/.rels": relationships([
      ["officeDocument", "/ppt/presentation.xml"],
      ["extended-properties", "/docProps/app.xml"],
      ["custom-properties", "/docProps/custom.xml"],
    ]),
    "ppt/presentation.xml": presentation,
    "ppt/_rels/presentation.xml.rels": relationships([
      ["slide", `/ppt/slides/${w("name of a part")}.xml`],
      ["commentAuthors", "/ppt/commentAuthors.xml"],
      ["tags", "/ppt/tags/tag1.xml"],
      ["hyperlink", `https://${w("address of a link")}.example/`, "External"],
    ]),
    [`ppt/slides/${[...words.placed].find(([, place]) => place === "name of a part")![0]}.xml`]:
      slide,
    "ppt/commentAuthors.xml": `<p:cmAuthorLst ${spaces}><p:cmAuthor id="0" name="${w("author of comments")}" initials="${w("initials")}"/></p:cmAuthorLst>`,
    "ppt/comments/comment1.xml": `<p:cmLst ${spaces}><p:cm><p:text>${w("comment")}</p:text></p:cm></p:cmLst>`,
    "ppt/tags/tag1.xml": `<p:tagLst ${spaces}><p:tag name="${w("tag")}" val="${w("value of a tag")}"/></p:tagLst>`,
    "ppt/media/image1.png": w("bytes of a picture"),
    "ppt/embeddings/book.xlsx": w("embedded workbook"),
    "customXml/item1.xml": `<x>${w("custom XML")}</x>`,
    "docProps/core.xml": `<c><creator>${w("author")}</creator><lastModifiedBy>${w("last author")}</lastModifiedBy></c>`,
    "docProps/app.xml": `<p><Company>${w("company")}</Company><TitlesOfParts>${w("titles of parts")}</TitlesOfParts></p>`,
    "docProps/custom.xml": `<p><property name="${w("custom property")}"/></p>`,
    "docProps/thumbnail.jpeg": w("thumbnail"),
    [w("name of an unknown part")]: w("unknown part"),
  };
  return { bytes: zip(parts), words: words.placed };
}

export function richText(): Planted {
  const words = new Words("vr");
  const w = (place: string) => words.at(place);
  const groups = [
    `{\\info{\\author ${w("author")}}{\\operator ${w("last author")}}{\\company ${w("company")}}{\\*\\userprops{\\propname ${w("custom property")}}}}`,
    `{\\fonttbl{\\f0\\fnil ${w("font")};}{\\f1 Arial{\\*\\falt ${w("other font")}};}}`,
    `{\\stylesheet{\\s1 ${w("style")};}}`,
    `{\\*\\listtable{\\list{\\listname ${w("list")};}}}`,
    `{\\*\\revtbl{${w("author of changes")};}}`,
    `{\\*\\generator ${w("generator")};}{\\*\\template ${w("template")}}`,
    `{\\*\\xmlnstbl{\\xmlns1 urn:${w("namespace")};}}`,
    `{\\*\\filetbl{\\file\\fid0 ${w("file table")};}}`,
    `{\\*\\${w("unknown destination")} ${w("words of an unknown destination")}}`,
    `{\\*\\docvar {${w("document variable")}}{x}}`,
    `{\\*\\bkmkstart ${w("bookmark")}}{\\*\\bkmkend x}`,
    `{\\*\\annotation{\\*\\atnid ${w("initials")}}{\\*\\atnauthor ${w("author of a comment")}} ${w("comment")}}`,
    `{\\field{\\*\\fldinst HYPERLINK "http://${w("address of a link")}"}{\\fldrslt link}}`,
    `{\\field{\\*\\fldinst{\\*\\formfield{\\*\\ffname ${w("form field")}}{\\*\\ffdeftext ${w("default of a form field")}}}}{\\fldrslt field}}`,
    `{\\pict\\pngblip ${Buffer.from(w("picture")).toString("hex")}}`,
    `{\\object{\\*\\objclass ${w("class of an object")}}{\\*\\objdata ${Buffer.from(w("object")).toString("hex")}}}`,
    `{\\xe ${w("entry of an index")}}{\\tc ${w("entry of contents")}}`,
    `{\\shp{\\*\\shpinst{\\sp{\\sn wzName}{\\sv ${w("name of a shape")}}}{\\sp{\\sn wzDescription}{\\sv ${w("alternative text")}}}}}`,
    `{\\deleted ${w("deleted text")}}`,
    `{\\*\\datastore ${Buffer.from(w("data store")).toString("hex")}}{\\*\\themedata ${Buffer.from(w("theme")).toString("hex")}}`,
    `\\${w("unknown control word")} `,
    `{\\nonesuch {\\*\\x ${w("nested unknown")}}}`,
    `{\\upr{}{\\*\\ud{\\*\\bkmkstart ${w("bookmark in Unicode")}}}}`,
    `{\\*\\passwordhash ${w("password hash")}}{\\*\\wgrffmtfilter ${w("filter")}}{\\*\\protusertbl{${w("user who may edit")}}}`,
    `{\\*\\ftnsep ${w("separator of footnotes")}}{\\*\\pgptbl ${w("paragraph groups")}}`,
    `{\\*\\mmathPr{\\mmathFont1 ${w("font of formulas")}}}{\\*\\rsidtbl \\rsid1 ${w("revision table")}}`,
    `{\\*\\blipuid ${w("id of a picture")}}{\\*\\background{\\shp{\\*\\shpinst{\\sp{\\sn fillBlip}{\\sv ${w("background")}}}}}}`,
    `{\\*\\mailmerge{\\mmconnectstr ${w("mail merge")}}}{\\*\\hlinkbase ${w("base of links")}}`,
  ];
  const source = `{\\rtf1\\ansi ${groups.join("\n")} ${SENTENCE}\\par} ${w("after the end")}`;
  return { bytes: strToU8(source), words: words.placed };
}

export function openDocument(): Planted {
  const words = new Words("vo");
  const w = (place: string) => words.at(place);
  const oasis = "urn:oasis:names:tc:opendocument:xmlns";
  const spaces = [
    ...["office", "text", "style", "table", "meta", "form", "script"].map(
      (name) => `xmlns:${name}="${oasis}:${name}:1.0"`,
    ),
    `xmlns:draw="${oasis}:drawing:1.0" xmlns:svg="${oasis}:svg-compatible:1.0" xmlns:fo="${oasis}:xsl-fo-compatible:1.0"`,
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(" ");
  const body = [
    `<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>${w("author of a change")}</dc:creator></office:change-info><text:p>${w("deleted text")}</text:p></text:deletion></text:changed-region></text:tracked-changes>`,
    `<text:variable-decls><text:variable-decl text:name="${w("variable")}"/></text:variable-decls>`,
    `<text:user-field-decls><text:user-field-decl text:name="${w("user field")}" office:string-value="${w("value of a user field")}"/></text:user-field-decls>`,
    `<office:forms form:name="${w("form")}"><form:form form:name="${w("inner form")}"><form:text form:value="${w("value in a form")}"/></form:form></office:forms>`,
    `<text:p text:style-name="${w("style of a paragraph")}" xml:id="${w("id")}" text:cond-style-name="${w("conditional style")}" text:who="${w("unknown attribute")}">${SENTENCE}<text:bookmark text:name="${w("bookmark")}"/><text:reference-mark text:name="${w("reference mark")}"/><office:annotation office:name="${w("name of a comment")}"><dc:creator>${w("author of a comment")}</dc:creator><text:p>${w("comment")}</text:p></office:annotation><text:a xlink:href="http://${w("address of a link")}" office:title="${w("title of a link")}" office:name="${w("name of a link")}">link</text:a></text:p>`,
    `<text:p><draw:frame draw:name="${w("name of a frame")}"><draw:image xlink:href="Pictures/1.png"/><svg:title>${w("title of a picture")}</svg:title><svg:desc>${w("description of a picture")}</svg:desc></draw:frame><text:script script:language="x" xlink:href="${w("script")}">${w("words of a script")}</text:script></text:p>`,
    `<text:section text:name="${w("name of a section")}" text:condition="${w("condition")}"><text:section-source xlink:href="${w("source of a section")}"/><text:p>Text.</text:p></text:section>`,
    `<table:table table:name="${w("name of a table")}" table:print-ranges="${w("print ranges")}"><table:title>${w("title of a table")}</table:title><table:desc>${w("description of a table")}</table:desc><table:table-column/><table:table-row><table:table-cell office:value-type="string" office:string-value="${w("value of a cell")}" table:formula="${w("formula")}" table:content-validation-name="${w("validation")}"><text:p>Cell.</text:p></table:table-cell></table:table-row></table:table>`,
    `<text:p><text:note text:id="${w("id of a note")}" text:note-class="footnote"><text:note-citation text:label="${w("label of a note")}">1</text:note-citation><text:note-body><text:p>Note.</text:p></text:note-body></text:note></text:p>`,
    `<q:x xmlns:q="urn:${w("unknown namespace")}" q:y="${w("attribute of an unknown namespace")}"/><!-- ${w("comment in XML")} --><?${w("instruction")} x?>`,
  ].join("");
  const styles = `<office:document-styles ${spaces}><office:font-face-decls><style:font-face style:name="${w("font")}" svg:font-family="${w("family of a font")}"/></office:font-face-decls><office:styles><style:style style:name="${w("style")}" style:display-name="${w("shown name of a style")}" style:family="paragraph"><style:text-properties style:font-name="${w("font of a style")}" fo:font-family="${w("font family")}"/></style:style><text:list-style style:name="${w("list style")}"><text:list-level-style-number text:level="1" style:num-prefix="${w("label of a list")}" style:num-format="1"/></text:list-style></office:styles><office:master-styles><style:master-page style:name="${w("master page")}" style:display-name="${w("shown name of a page")}" style:page-layout-name="${w("page layout")}"/></office:master-styles></office:document-styles>`;
  const parts = {
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<office:document-content ${spaces}><office:scripts><office:script>${w("scripts")}</office:script></office:scripts><office:body><office:text text:global="${w("attribute of the text")}">${body}</office:text></office:body></office:document-content>`,
    "styles.xml": styles,
    "meta.xml": `<office:document-meta ${spaces}><office:meta><meta:initial-creator>${w("author")}</meta:initial-creator><dc:creator>${w("last author")}</dc:creator><meta:printed-by>${w("who printed it")}</meta:printed-by><meta:user-defined meta:name="${w("property")}">${w("value of a property")}</meta:user-defined></office:meta></office:document-meta>`,
    "settings.xml": `<s>${w("printer in the settings")}</s>`,
    "META-INF/manifest.xml": `<m><f full-path="${w("path in the manifest")}"/></m>`,
    "META-INF/documentsignatures.xml": `<s>${w("signature")}</s>`,
    "Thumbnails/thumbnail.png": w("thumbnail"),
    "Basic/Standard/Module.xml": w("macro"),
    "Object 1/content.xml": `<x>${w("embedded object")}</x>`,
    "Configurations2/x.xml": w("configuration"),
    "layout-cache": w("layout cache"),
    [w("name of an unknown part")]: w("unknown part"),
  };
  return { bytes: zip(parts), words: words.placed };
}

/** Of [MS-OXMSG] and [MS-OXPROPS]: properties of text that are neither people, subject nor body. */
const PROPERTIES: Readonly<Record<string, string>> = {
  "001A": "class of a message",
  "0070": "topic of the conversation",
  "003D": "prefix of the subject",
  "0040": "received by",
  "0042": "sent on behalf of",
  "0044": "received on behalf of",
  "007D": "headers of transport",
  "0E02": "blind copies, as shown",
  "1035": "id of a message",
  "1039": "references",
  "1042": "reply to",
  "3FFA": "last to change it",
  "3FF8": "creator",
  "3001": "name of the item",
  "3705": "category",
  "8001": "named property",
  "0C1E": "type of the address",
  "5902": "property of the program",
};

export function outlookMessage(): Planted {
  const words = new Words("vm");
  const text = (content: string) => new Uint8Array(Buffer.from(content, "utf16le"));
  const entries: Entry[] = [{ name: "Root Entry", type: 5, children: [], length: 0 }];
  const put = (parent: Entry, name: string, content?: Uint8Array): Entry => {
    const entry: Entry = content
      ? { name, type: 2, length: content.length, binaryProvider: () => content }
      : { name, type: 1, length: 0, children: [] };
    parent.children!.push(entries.push(entry) - 1);
    return entry;
  };
  const [root] = entries as [Entry];
  put(root, "__properties_version1.0", new Uint8Array(32));
  put(root, "__substg1.0_0037001F", text("Call"));
  put(root, "__substg1.0_0C1A001F", text("Ambrose Vornaquist"));
  put(root, "__substg1.0_5D01001F", text("ambrose@vornaquist.example"));
  put(root, "__substg1.0_1000001F", text(SENTENCE));
  for (const [tag, place] of Object.entries(PROPERTIES)) {
    put(root, `__substg1.0_${tag}001F`, text(words.at(place)));
  }
  const named = put(root, "__nameid_version1.0");
  put(named, "__substg1.0_00040102", text(words.at("name of a property")));
  put(root, words.at("name of a stream"), text(words.at("unknown stream")));
  const recipient = put(root, "__recip_version1.0_#00000000");
  put(recipient, "__properties_version1.0", new Uint8Array(8));
  put(recipient, "__substg1.0_3001001F", text("Bob Moe"));
  put(recipient, "__substg1.0_39FE001F", text("bob@moe.example"));
  put(recipient, "__substg1.0_3A20001F", text(words.at("other name of a recipient")));
  put(recipient, "__substg1.0_5FF7001F", text(words.at("entry of a directory")));
  const attachment = put(root, "__attach_version1.0_#00000000");
  put(attachment, "__properties_version1.0", new Uint8Array(8));
  put(attachment, "__substg1.0_3707001F", text(`${words.at("name of an attachment")}.png`));
  put(attachment, "__substg1.0_3712001F", text(words.at("id of an attachment")));
  put(attachment, "__substg1.0_370D001F", text(words.at("path of an attachment")));
  put(attachment, "__substg1.0_37010102", text(words.at("picture")));
  return { bytes: new Uint8Array(burn(entries)), words: words.placed };
}
