/** Names and keywords of drawingml_2006_wordprocessingDrawing (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  align anchor cNvGraphicFramePr docPr effectExtent extent inline lineTo posOffset positionH positionV
  simplePos start wrapNone wrapPolygon wrapSquare wrapThrough wrapTight wrapTopAndBottom`;

export const attributes = `
  allowOverlap anchorId b behindDoc cx cy descr distB distL distR distT editId edited hidden id l layoutInCell
  locked name r relativeFrom relativeHeight simplePos t title wrapText x y`;

export const values = `
  bothSides bottom bottomMargin center character column inside insideMargin largest left leftMargin line
  margin outside outsideMargin page paragraph right rightMargin top topMargin`;
