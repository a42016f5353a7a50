/**
 * Attributes of PresentationML, DrawingML and their charts (ECMA-376, parts 1 and 4) that say where things are
 * and how they look. Names of shapes, guides, themes and fonts are judged where they are cleaned.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const KNOWN = words(`
  accent1 accent2 accent3 accent4 accent5 accent6 algn altLang amt anchor anchorCtr ang autoCompressPictures b bIns
  bandCol bandRow baseline bg1 bg2 blurRad bright bwMode cap char charset cmpd compatLnSpc compatMode conformance cont
  contourW contrast cx cy d defTabSz dir dirty dist dt eaLnBrk endA endPos err extrusionH extrusionOk fadeDir fill
  firstCol firstRow firstSlideNum flip flipH flipV fmla folHlink fontAlgn fontScale forceAA formatCode fov fromWordArt
  ftr gdRefAng gdRefR gdRefX gdRefY gridSpan grow h hR hMerge hangingPunct hasCustomPrompt hdr hidden hlink horzOverflow
  hue i id idx indent kern kumimoji kx ky l lIns lang lastClr lastCol lastRow lat latinLnBrk len lim lnSpcReduction lon
  lum lvl marB marL marR marT maxAng maxR maxX maxY minAng minR minX minY name noAdjustHandles noChangeArrowheads
  noChangeAspect noChangeShapeType noCrop noDrilldown noEditPoints noGrp noMove noProof noResize noRot noSelect noTextEdit
  noUngrp normalizeH numCol orient panose path pitchFamily pos preserve prst prstMaterial ptCount r rIns rad rev rig rot
  rotWithShape rowSpan rtl rtlCol sat scaled script serverZoom show showMasterPhAnim showMasterSp
  showSpecialPlsOnTitleSld sldNum smtClean sourceLinked sp spc spcCol spcFirstLastPara stA stAng stPos startAt
  strictFirstAndLastChars strike stroke swAng sx sy sz t tIns thresh tx tx1 tx2 txBox ty type typeface u upright uri
  useBgFill userDrawn val vMerge vert vertOverflow w wR wrap x y z zoom`);

export const isKnownAttribute = (name: string): boolean => KNOWN.has(name);
