/** Names and keywords of drawingml_2006_spreadsheetDrawing (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  absoluteAnchor blipFill cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr clientData col colOff
  contentPart cxnSp ext from graphicFrame grpSp grpSpPr nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr
  oneCellAnchor pic pos row rowOff sp spPr style to twoCellAnchor txBody wsDr xfrm`;

export const attributes = `
  bwMode cx cy descr editAs fLocksText fLocksWithSheet fPrintsWithSheet fPublished flipH flipV hidden id macro
  name preferRelativeResize rot rotWithShape textlink title txBox x y`;

export const values = `
  absolute oneCell twoCell`;
