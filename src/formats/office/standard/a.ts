/** Names and keywords of drawingml_2006_main (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  accent1 accent2 accent3 accent4 accent5 accent6 ahLst ahPolar ahXY alpha alphaBiLevel alphaCeiling
  alphaFloor alphaInv alphaMod alphaModFix alphaOff alphaOutset alphaRepl anchor arcTo audioCd audioFile avLst
  backdrop band1H band1V band2H band2V bevel bevelB bevelT bgClr bgFillStyleLst biLevel bldChart bldDgm blend
  blip blipFill blue blueMod blueOff blur bodyPr bottom br buAutoNum buBlip buChar buClr buClrTx buFont
  buFontTx buNone buSzPct buSzPts buSzTx cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr camera
  cell3D chExt chOff chart close clrChange clrFrom clrMap clrRepl clrScheme clrTo comp cont contourClr cs
  cubicBezTo custClr custClrLst custDash custGeom cxn cxnLst cxnSp cxnSpLocks defPPr defRPr dgm dk1 dk2 ds
  duotone ea effect effectDag effectLst effectRef effectStyle effectStyleLst end endCxn endParaRPr ext extLst
  extraClrScheme extraClrSchemeLst extrusionClr fgClr fill fillOverlay fillRect fillRef fillStyleLst
  fillToRect firstCol firstRow flatTx fld fmtScheme folHlink font fontRef fontScheme gamma gd gdLst glow
  gradFill graphic graphicData graphicFrame graphicFrameLocks gray grayscl green greenMod greenOff gridCol
  grpFill grpSp grpSpLocks grpSpPr gs gsLst headEnd highlight hlink hlinkClick hlinkHover hlinkMouseOver hsl
  hslClr hue hueMod hueOff innerShdw insideH insideV inv invGamma lastCol lastRow latin left lightRig lin ln
  lnB lnBlToTr lnDef lnL lnR lnRef lnSpc lnStyleLst lnT lnTlToBr lnTo lstStyle lt1 lt2 lum lumMod lumOff
  lvl1pPr lvl2pPr lvl3pPr lvl4pPr lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr majorFont masterClrMapping minorFont
  miter moveTo neCell noAutofit noFill norm normAutofit nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr
  nwCell objectDefaults off outerShdw overrideClrMapping p pPr path pathLst pattFill pic picLocks pos prstClr
  prstDash prstGeom prstShdw prstTxWarp pt quadBezTo quickTimeFile r rPr rect red redMod redOff reflection
  relOff right rot round rtl sat satMod satOff scene3d schemeClr scrgbClr seCell shade snd softEdge solidFill
  sp sp3d spAutoFit spDef spLocks spPr spcAft spcBef spcPct spcPts srcRect srgbClr st stCxn stretch style
  swCell sx sy sym sysClr t tab tabLst tableStyle tableStyleId tailEnd tbl tblBg tblGrid tblPr tblStyle
  tblStyleLst tc tcBdr tcPr tcStyle tcTxStyle theme themeElements themeManager themeOverride tile tileRect
  tint tl2br top tr tr2bl txBody txDef txSp uFill uFillTx uLn uLnTx up useSpRect videoFile wavAudioFile
  wholeTbl xfrm`;

export const attributes = `
  a accent1 accent2 accent3 accent4 accent5 accent6 action algn altLang amt anchor anchorCtr ang animBg b bIns
  bandCol bandRow baseline bg1 bg2 bld bldStep blend blurRad bmk bright builtIn bwMode cap categoryIdx char
  charset cmpd compatLnSpc contourW contrast cstate cx cy d def defTabSz descr dir dirty dist dpi dx dy dz
  eaLnBrk embed endA endPos endSnd err extrusionH extrusionOk fadeDir fill firstCol firstRow flip flipH flipV
  fmla folHlink fontAlgn fontScale forceAA fov fromWordArt g gdRefAng gdRefR gdRefX gdRefY gridSpan grow h
  hMerge hR hangingPunct hidden highlightClick history hlink horzOverflow hue i id idx indent invalidUrl kern
  kumimoji kx ky l lIns lang lastClr lastCol lastRow lat latinLnBrk legacySpreadsheetColorIndex len lim link
  lnSpcReduction lon lum lvl marB marL marR marT maxAng maxR maxX maxY minAng minR minX minY n name
  noAdjustHandles noChangeArrowheads noChangeAspect noChangeShapeType noCrop noDrilldown noEditPoints noGrp
  noMove noProof noResize noRot noSelect noTextEdit noUngrp normalizeH numCol panose path pitchFamily pos
  preferRelativeResize prst prstMaterial r rIns rad ref rev rig rot rotWithShape rowSpan rtl rtlCol sat scaled
  script seriesIdx smtClean smtId sp spc spcCol spcFirstLastPara stA stAng stPos startAt strike stroke styleId
  styleName swAng sx sy sz t tIns tgtFrame thresh time title tooltip track tx tx1 tx2 txBox ty type typeface u
  upright uri useA vMerge val vert vertOverflow w wR wrap x y z zoom`;

export const values = `
  3dDkShadow 3dLight accent1 accent2 accent3 accent4 accent5 accent6 accentBorderCallout1 accentBorderCallout2
  accentBorderCallout3 accentCallout1 accentCallout2 accentCallout3 actionButtonBackPrevious
  actionButtonBeginning actionButtonBlank actionButtonDocument actionButtonEnd actionButtonForwardNext
  actionButtonHelp actionButtonHome actionButtonInformation actionButtonMovie actionButtonReturn
  actionButtonSound activeBorder activeCaption aliceBlue all allAtOnce allPts alphaLcParenBoth alphaLcParenR
  alphaLcPeriod alphaUcParenBoth alphaUcParenR alphaUcPeriod angle antiqueWhite appWorkspace aqua aquamarine
  arabic1Minus arabic2Minus arabicDbPeriod arabicDbPlain arabicParenBoth arabicParenR arabicPeriod arabicPlain
  arc arrow artDeco auto azure b background balanced base beige bentArrow bentConnector2 bentConnector3
  bentConnector4 bentConnector5 bentUpArrow bevel bg bg1 bg2 bisque bl black blackGray blackWhite
  blanchedAlmond blockArc blue blueViolet borderCallout1 borderCallout2 borderCallout3 br bracePair
  bracketPair brightRoom brown btnFace btnHighlight btnShadow btnText burlyWood cadetBlue callout1 callout2
  callout3 can captionText category categoryEl chartPlus chartStar chartX chartreuse chevron chilly chocolate
  chord circle circleNumDbPlain circleNumWdBlackPlain circleNumWdWhitePlain circularArrow clear clip cloud
  cloudCallout clr contrasting convex coolSlant coral corner cornerTabs cornflowerBlue cornsilk crimson cross
  ctr cube curvedConnector2 curvedConnector3 curvedConnector4 curvedConnector5 curvedDownArrow curvedLeftArrow
  curvedRightArrow curvedUpArrow cyan darkBlue darkCyan darkGoldenrod darkGray darkGreen darkGrey darkKhaki
  darkMagenta darkOliveGreen darkOrange darkOrchid darkRed darkSalmon darkSeaGreen darkSlateBlue darkSlateGray
  darkSlateGrey darkTurquoise darkViolet darken darkenLess dash dashDnDiag dashDot dashHeavy dashHorz dashLong
  dashLongHeavy dashUpDiag dashVert dbl dblStrike dec decagon deepPink deepSkyBlue def diagBrick diagCross
  diagStripe diamond dimGray dimGrey dist divot dk1 dk2 dkBlue dkCyan dkDnDiag dkEdge dkGoldenrod dkGray
  dkGreen dkGrey dkHorz dkKhaki dkMagenta dkOliveGreen dkOrange dkOrchid dkRed dkSalmon dkSeaGreen dkSlateBlue
  dkSlateGray dkSlateGrey dkTurquoise dkUpDiag dkVert dkViolet dnDiag dodecagon dodgerBlue donut dot dotDash
  dotDashHeavy dotDmnd dotDotDash dotDotDashHeavy dotGrid dotted dottedHeavy doubleWave downArrow
  downArrowCallout ea1ChsPeriod ea1ChsPlain ea1ChtPeriod ea1ChtPlain ea1JpnChsDbPeriod ea1JpnKorPeriod
  ea1JpnKorPlain eaVert ellipse ellipseRibbon ellipseRibbon2 ellipsis email firebrick flat flood floralWhite
  flowChartAlternateProcess flowChartCollate flowChartConnector flowChartDecision flowChartDelay
  flowChartDisplay flowChartDocument flowChartExtract flowChartInputOutput flowChartInternalStorage
  flowChartMagneticDisk flowChartMagneticDrum flowChartMagneticTape flowChartManualInput
  flowChartManualOperation flowChartMerge flowChartMultidocument flowChartOfflineStorage
  flowChartOffpageConnector flowChartOnlineStorage flowChartOr flowChartPredefinedProcess flowChartPreparation
  flowChartProcess flowChartPunchedCard flowChartPunchedTape flowChartSort flowChartSummingJunction
  flowChartTerminator folHlink foldedCorner forestGreen frame freezing fuchsia funnel gainsboro gear6 gear9
  ghostWhite glow gold goldenrod gradientActiveCaption gradientInactiveCaption gray grayText grayWhite green
  greenYellow grey gridLegend halfFrame hardEdge harsh heart heavy hebrew2Minus heptagon hexagon hidden
  highlight highlightText hindiAlpha1Period hindiAlphaPeriod hindiNumParenR hindiNumPeriod hlink homePlate
  honeydew horizontalScroll horz horzBrick hotLight hotPink hqprint in inactiveBorder inactiveCaption
  inactiveCaptionText indianRed indigo infoBk infoText invGray irregularSeal1 irregularSeal2
  isometricBottomDown isometricBottomUp isometricLeftDown isometricLeftUp isometricOffAxis1Left
  isometricOffAxis1Right isometricOffAxis1Top isometricOffAxis2Left isometricOffAxis2Right
  isometricOffAxis2Top isometricOffAxis3Bottom isometricOffAxis3Left isometricOffAxis3Right
  isometricOffAxis4Bottom isometricOffAxis4Left isometricOffAxis4Right isometricRightDown isometricRightUp
  isometricTopDown isometricTopUp ivory just justLow khaki l lavender lavenderBlush lawnGreen leftArrow
  leftArrowCallout leftBrace leftBracket leftCircularArrow leftRightArrow leftRightArrowCallout
  leftRightCircularArrow leftRightRibbon leftRightUpArrow leftUpArrow legacyFlat1 legacyFlat2 legacyFlat3
  legacyFlat4 legacyHarsh1 legacyHarsh2 legacyHarsh3 legacyHarsh4 legacyMatte legacyMetal legacyNormal1
  legacyNormal2 legacyNormal3 legacyNormal4 legacyObliqueBottom legacyObliqueBottomLeft
  legacyObliqueBottomRight legacyObliqueFront legacyObliqueLeft legacyObliqueRight legacyObliqueTop
  legacyObliqueTopLeft legacyObliqueTopRight legacyPerspectiveBottom legacyPerspectiveBottomLeft
  legacyPerspectiveBottomRight legacyPerspectiveFront legacyPerspectiveLeft legacyPerspectiveRight
  legacyPerspectiveTop legacyPerspectiveTopLeft legacyPerspectiveTopRight legacyPlastic legacyWireframe
  lemonChiffon lg lgCheck lgConfetti lgDash lgDashDot lgDashDotDot lgGrid lightBlue lightCoral lightCyan
  lightGoldenrodYellow lightGray lightGreen lightGrey lightPink lightSalmon lightSeaGreen lightSkyBlue
  lightSlateGray lightSlateGrey lightSteelBlue lightYellow lighten lightenLess lightningBolt lime limeGreen
  line lineInv linen lt1 lt2 ltBlue ltCoral ltCyan ltDnDiag ltGoldenrodYellow ltGray ltGreen ltGrey ltHorz
  ltPink ltSalmon ltSeaGreen ltSkyBlue ltSlateGray ltSlateGrey ltSteelBlue ltUpDiag ltVert ltYellow lvlAtOnce
  lvlOne magenta major maroon mathDivide mathEqual mathMinus mathMultiply mathNotEqual mathPlus matte med
  medAquamarine medBlue medOrchid medPurple medSeaGreen medSlateBlue medSpringGreen medTurquoise medVioletRed
  mediumAquamarine mediumBlue mediumOrchid mediumPurple mediumSeaGreen mediumSlateBlue mediumSpringGreen
  mediumTurquoise mediumVioletRed menu menuBar menuHighlight menuText metal midnightBlue minor mintCream
  mistyRose moccasin mongolianVert moon morning mult narHorz narVert navajoWhite navy noSmoking noStrike
  nonIsoscelesTrapezoid none norm notchedRightArrow obliqueBottom obliqueBottomLeft obliqueBottomRight
  obliqueLeft obliqueRight obliqueTop obliqueTopLeft obliqueTopRight octagon off oldLace olive oliveDrab on
  one openDmnd orange orangeRed orchid orthographicFront oval over overflow paleGoldenrod paleGreen
  paleTurquoise paleVioletRed papayaWhip parallelogram pct10 pct20 pct25 pct30 pct40 pct5 pct50 pct60 pct70
  pct75 pct80 pct90 peachPuff pentagon perspectiveAbove perspectiveAboveLeftFacing perspectiveAboveRightFacing
  perspectiveBelow perspectiveContrastingLeftFacing perspectiveContrastingRightFacing perspectiveFront
  perspectiveHeroicExtremeLeftFacing perspectiveHeroicExtremeRightFacing perspectiveHeroicLeftFacing
  perspectiveHeroicRightFacing perspectiveLeft perspectiveRelaxed perspectiveRelaxedModerately
  perspectiveRight peru phClr pie pieWedge pink plaid plaque plaqueTabs plastic plum plus powder powderBlue
  print ptInCategory ptInSeries purple quadArrow quadArrowCallout r rect red relaxedInset ribbon ribbon2
  riblet rightArrow rightArrowCallout rightBrace rightBracket rnd romanLcParenBoth romanLcParenR romanLcPeriod
  romanUcParenBoth romanUcParenR romanUcPeriod rosyBrown round1Rect round2DiagRect round2SameRect roundRect
  royalBlue rtTriangle saddleBrown salmon sandyBrown screen scrollBar seaGreen seaShell series seriesEl shape
  shdw1 shdw10 shdw11 shdw12 shdw13 shdw14 shdw15 shdw16 shdw17 shdw18 shdw19 shdw2 shdw20 shdw3 shdw4 shdw5
  shdw6 shdw7 shdw8 shdw9 shingle sib sienna silver skyBlue slateBlue slateGray slateGrey slope sm smCheck
  smConfetti smGrid small smileyFace sng sngStrike snip1Rect snip2DiagRect snip2SameRect snipRoundRect snow
  soft softEdge softRound softmetal solid solidDmnd sp sphere springGreen sq square squareTabs star10 star12
  star16 star24 star32 star4 star5 star6 star7 star8 stealth steelBlue straightConnector1 stripedRightArrow
  sun sunrise sunset swooshArrow sysDash sysDashDot sysDashDotDot sysDot t tan teal teardrop textArchDown
  textArchDownPour textArchUp textArchUpPour textButton textButtonPour textCanDown textCanUp textCascadeDown
  textCascadeUp textChevron textChevronInverted textCircle textCirclePour textCurveDown textCurveUp
  textDeflate textDeflateBottom textDeflateInflate textDeflateInflateDeflate textDeflateTop textDoubleWave1
  textFadeDown textFadeLeft textFadeRight textFadeUp textInflate textInflateBottom textInflateTop textNoShape
  textPlain textRingInside textRingOutside textSlantDown textSlantUp textStop textTriangle
  textTriangleInverted textWave1 textWave2 textWave4 thaiAlphaParenBoth thaiAlphaParenR thaiAlphaPeriod
  thaiDist thaiNumParenBoth thaiNumParenR thaiNumPeriod thickThin thinThick thistle threePt tl tomato tr
  translucentPowder trapezoid tree trellis tri triangle turquoise twoPt tx1 tx2 upArrow upArrowCallout upDiag
  upDownArrow upDownArrowCallout uturnArrow vert vert270 verticalScroll violet warmMatte wave wavy wavyDbl
  wavyHeavy wdDnDiag wdUpDiag weave wedgeEllipseCallout wedgeRectCallout wedgeRoundRectCallout wheat white
  whiteSmoke window windowFrame windowText wordArtVert wordArtVertRtl words x xy y yellow yellowGreen zigZag`;
