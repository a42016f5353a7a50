/** The parts of a presentation that stay: slides with their notes and charts, layouts, masters, themes. */

import { type Kind, openPackage, type Package, type Part, packPackage } from "../office/package.js";
import { attributeOf, elementsOf, nameOf } from "../office/xml.js";

const POINT = "application/vnd.openxmlformats-officedocument.presentationml";
const PRESENTATION: Kind = {
  noun: "a presentation",
  root: "presentation",
  kept: {
    officeDocument: ["slide", "slideMaster", "notesMaster", "theme"],
    slide: ["slideLayout", "notesSlide", "chart"],
    slideLayout: ["slideMaster"],
    slideMaster: ["slideLayout", "theme"],
    notesSlide: ["notesMaster", "slide"],
    notesMaster: ["theme"],
  },
  leftOut: {
    comments: "comments",
    image: "pictures",
    media: "sounds and films",
    audio: "sounds and films",
    video: "sounds and films",
    oleObject: "embedded objects",
    package: "embedded files",
    vbaProject: "macros",
    diagramData: "diagrams",
    chartEx: "charts of newer kinds",
    control: "controls",
    customXml: "custom XML",
    handoutMaster: "the handout master",
    hyperlink: "addresses of links",
    font: "embedded fonts",
    tags: "tags",
  },
  mediaTypes: {
    officeDocument: `${POINT}.presentation.main+xml`,
    slide: `${POINT}.slide+xml`,
    slideLayout: `${POINT}.slideLayout+xml`,
    slideMaster: `${POINT}.slideMaster+xml`,
    notesSlide: `${POINT}.notesSlide+xml`,
    notesMaster: `${POINT}.notesMaster+xml`,
    theme: "application/vnd.openxmlformats-officedocument.theme+xml",
    chart: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
  },
  maxBytes: 64 * 1024 * 1024,
  maxElements: 600_000,
  older: ".ppt",
  ending: ".pptx",
  program: "PowerPoint",
  programs: "a presentation program",
  smaller: "split the presentation",
};

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export const openPresentation = (bytes: Uint8Array, file: string): Package =>
  openPackage(bytes, file, PRESENTATION);

export const packPresentation = (file: Package): Uint8Array =>
  packPackage(file, PRESENTATION, () => true);

const FOLDERS: Readonly<Record<string, string>> = {
  slide: "slides/slide",
  slideLayout: "slideLayouts/slideLayout",
  slideMaster: "slideMasters/slideMaster",
  notesSlide: "notesSlides/notesSlide",
  notesMaster: "notesMasters/notesMaster",
  theme: "theme/theme",
  chart: "charts/chart",
};

/**
 * The main part, then the slides as they are shown, each followed by its notes and charts, then the rest; with
 * names of PowerPoint's own instead of an author's. Slides that the presentation does not list are left out.
 */
export function partsInOrder({ main }: Package): readonly Part[] {
  const listed = elementsOf(main.xml.documentElement!).flatMap((one) =>
    /^p:(?:sldId|sldMasterId|notesMasterId)$/.test(nameOf(one))
      ? (attributeOf(one, "r:id") ?? [])
      : [],
  );
  const targets = main.targets as Map<string, Part>;
  for (const [id, { type }] of [...targets]) {
    if (type !== "theme" && !listed.includes(id)) targets.delete(id);
  }
  const slides = listed.flatMap((id) => {
    const part = targets.get(id);
    return part?.type === "slide" ? [part] : [];
  });
  const found = new Set<Part>([main]);
  for (const slide of slides) {
    found.add(slide);
    for (const part of slide.targets.values()) {
      if (part.type === "notesSlide" || part.type === "chart") found.add(part);
    }
  }
  const open = [...found, ...targets.values()];
  for (let part = open.shift(); part; part = open.shift()) {
    found.add(part);
    for (const next of part.targets.values()) {
      if (!found.has(next) && !open.includes(next)) open.push(next);
    }
  }
  const numbers = new Map<string, number>();
  for (const part of found) {
    const number = (numbers.get(part.type) ?? 0) + 1;
    numbers.set(part.type, number);
    part.name = part === main ? "ppt/presentation.xml" : `ppt/${FOLDERS[part.type]}${number}.xml`;
  }
  return [...found];
}
