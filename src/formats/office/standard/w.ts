/** Names and keywords of wordprocessingml_2006_main (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  abstractNum abstractNumId active activeRecord activeWritingStyle addressFieldName adjustLineHeightInTable
  adjustRightInd alias aliases alignBordersAndEdges alignTablesRowByRow allowPNG allowSpaceOfSameStyleInTable
  altChunk altChunkPr altName alwaysMergeEmptyNamespace alwaysShowPlaceholderText annotationRef
  applyBreakingRules attachedSchema attachedTemplate attr autoCaption autoCaptions autoFormatOverride
  autoHyphenation autoRedefine autoSpaceDE autoSpaceDN autoSpaceLikeWord95 autofitToFirstFixedWidthCell b bCs
  background balanceSingleByteDoubleByteWidth bar basedOn bdo bdr behavior behaviors between bibliography bidi
  bidiVisual blockQuote body bodyDiv bookFoldPrinting bookFoldPrintingSheets bookFoldRevPrinting bookmarkEnd
  bookmarkStart bordersDoNotSurroundFooter bordersDoNotSurroundHeader bottom br cachedColBalance calcOnExit
  calendar cantSplit caps caption captions category cellDel cellIns cellMerge characterSpacingControl charset
  checkBox checkErrors checked citation clickAndTypeStyle clrSchemeMapping cnfStyle col colDelim color cols
  column comboBox comment commentRangeEnd commentRangeStart commentReference comments compat compatSetting
  connectString consecutiveHyphenLimit contentPart contextualSpacing continuationSeparator control
  convMailMergeEsc cr cs customXml customXmlDelRangeEnd customXmlDelRangeStart customXmlInsRangeEnd
  customXmlInsRangeStart customXmlMoveFromRangeEnd customXmlMoveFromRangeStart customXmlMoveToRangeEnd
  customXmlMoveToRangeStart customXmlPr dataBinding dataSource dataType date dateFormat dayLong dayShort
  ddList decimalSymbol default defaultTabStop defaultTableStyle del delInstrText delText description
  destination dir dirty displayBackgroundShape displayHangulFixedWidth displayHorizontalDrawingGridEvery
  displayVerticalDrawingGridEvery div divBdr divId divs divsChild doNotAutoCompressPictures
  doNotAutofitConstrainedTables doNotBreakConstrainedForcedTable doNotBreakWrappedTables
  doNotDemarcateInvalidXml doNotDisplayPageBoundaries doNotExpandShiftReturn doNotHyphenateCaps
  doNotIncludeSubdocsInStats doNotLeaveBackslashAlone doNotOrganizeInFolder doNotRelyOnCSS
  doNotSaveAsSingleFile doNotShadeFormData doNotSnapToGridInCell doNotSuppressBlankLines
  doNotSuppressIndentation doNotSuppressParagraphBorders doNotTrackFormatting doNotTrackMoves
  doNotUseEastAsianBreakRules doNotUseHTMLParagraphAutoSpacing doNotUseIndentAsNumberingTabStop
  doNotUseLongFileNames doNotUseMarginsForDrawingGridOrigin doNotValidateAgainstSchema
  doNotVertAlignCellWithSp doNotVertAlignInTxbx doNotWrapTextWithPunct docDefaults docGrid docPart docPartBody
  docPartCategory docPartGallery docPartList docPartObj docPartPr docPartUnique docParts docVar docVars
  document documentProtection documentType drawing drawingGridHorizontalOrigin drawingGridHorizontalSpacing
  drawingGridVerticalOrigin drawingGridVerticalSpacing dropDownList dstrike dynamicAddress eastAsianLayout
  effect em embedBold embedBoldItalic embedItalic embedRegular embedSystemFonts embedTrueTypeFonts emboss
  enabled encoding end endnote endnotePr endnoteRef endnoteReference endnotes entryMacro equation
  evenAndOddHeaders exitMacro fHdr family ffData fieldMapData fitText flatBorders fldChar fldData fldSimple
  font fonts footerReference footnote footnoteLayoutLikeWW8 footnotePr footnoteRef footnoteReference footnotes
  forceUpgrade forgetLastTabAlignment formProt format formsDesign frame frameLayout framePr frameset
  framesetSplitbar ftr gallery glossaryDocument gridAfter gridBefore gridCol gridSpan group growAutofit guid
  gutterAtTop hMerge hdr hdrShapeDefaults headerReference headerSource helpText hidden hideGrammaticalErrors
  hideMark hideSpellingErrors highlight hps hpsBaseText hpsRaise hyperlink hyphenationZone i iCs id
  ignoreMixedContent ilvl imprint ind ins insideH insideV instrText isLgl jc keepLines keepNext kern kinsoku
  lang lastRenderedPageBreak latentStyles layoutRawTableWidth layoutTableRowsApart left legacy lid
  lineWrapLikeWord6 link linkStyles linkToQuery linkedToFile listEntry listItem listSeparator lnNumType lock
  locked lsdException lvl lvlJc lvlOverride lvlPicBulletId lvlRestart lvlText mailAsAttachment mailMerge
  mailSubject mainDocumentType mappedName marBottom marH marLeft marRight marTop marW matchSrc maxLength
  mirrorIndents mirrorMargins monthLong monthShort moveFrom moveFromRangeEnd moveFromRangeStart moveTo
  moveToRangeEnd moveToRangeStart movie multiLevelType mwSmallCaps name next noBorder noBreakHyphen
  noColumnBalance noEndnote noExtraLineSpacing noLeading noLineBreaksAfter noLineBreaksBefore noProof
  noPunctuationKerning noResizeAllowed noSpaceRaiseLower noTabHangInd noWrap notTrueType nsid num numFmt numId
  numIdMacAtCleanup numPicBullet numPr numRestart numStart numStyleLink numbering numberingChange oMath object
  objectEmbed objectLink odso optimizeForBrowser outline outlineLvl overflowPunct p pBdr pPr pPrChange
  pPrDefault pStyle pageBreakBefore panose1 paperSrc permEnd permStart personal personalCompose personalReply
  pgBorders pgMar pgNum pgNumType pgSz pict picture pitch pixelsPerInch placeholder pos position
  printBodyTextBeforeHeader printColBlack printFormsData printFractionalCharacterWidth printPostScriptOverText
  printTwoOnOne printerSettings proofErr proofState ptab qFormat query r rFonts rPr rPrChange rPrDefault
  rStyle readModeInkLockDown recipientData recipients relyOnVML removeDateAndTime removePersonalInformation
  result revisionView richText right rsid rsidRoot rsids rt rtl rtlGutter ruby rubyAlign rubyBase rubyPr
  saveFormsData saveInvalidXml savePreviewPicture saveSubsetFonts saveThroughXslt saveXmlDataOnly scrollbar
  sdt sdtContent sdtEndPr sdtPr sectPr sectPrChange selectFldWithFirstOrLastChar semiHidden separator settings
  shadow shapeDefaults shapeLayoutLikeWW8 shd showBreaksInFrames showEnvelope showXMLTags showingPlcHdr sig
  size sizeAuto smallCaps snapToGrid softHyphen sourceFileName spaceForUL spacing spacingInWholePoints
  specVanish splitPgBreakAndParaMark src start startOverride statusText storeMappedDataAs
  strictFirstAndLastChars strike style styleLink styleLockQFSet styleLockTheme stylePaneFormatFilter
  stylePaneSortMethod styles subDoc subFontBySize suff summaryLength suppressAutoHyphens suppressBottomSpacing
  suppressLineNumbers suppressOverlap suppressSpBfAfterPgBrk suppressSpacingAtTopOfPage suppressTopSpacing
  suppressTopSpacingWP swapBordersFacingPages sym sz szCs t tab table tabs tag targetScreenSz tbl tblBorders
  tblCaption tblCellMar tblCellSpacing tblDescription tblGrid tblGridChange tblHeader tblInd tblLayout tblLook
  tblOverlap tblPr tblPrChange tblPrEx tblPrExChange tblStyle tblStyleColBandSize tblStylePr
  tblStyleRowBandSize tblW tblpPr tc tcBorders tcFitText tcMar tcPr tcPrChange tcW temporary text
  textAlignment textDirection textInput textboxTightWrap themeFontLang titlePg tl2br tmpl top topLinePunct tr
  tr2bl trHeight trPr trPrChange trackRevisions truncateFontHeightsLikeWP6 txbxContent type types u udl
  uiCompat97To2003 uiPriority ulTrailSpace underlineTabInNumList unhideWhenUsed uniqueTag updateFields
  useAltKinsokuLineBreakRules useAnsiKerningPairs useFELayout useNormalStyleForList usePrinterMetrics
  useSingleBorderforContiguousCells useWord2002TableStyleRules useWord97LineBreakRules useXSLTWhenSaving
  vAlign vMerge vanish vertAlign view viewMergedData w wAfter wBefore webHidden webSettings widowControl
  wordWrap wpJustification wpSpaceWidth wrapTrailSpaces writeProtection yearLong yearShort zoom`;

export const attributes = `
  abstractNumId accent1 accent2 accent3 accent4 accent5 accent6 actualPg after afterAutospacing afterLines
  algIdExt algIdExtSource algorithmName alignment all allStyles alternateStyleNames anchor anchorId anchorLock
  appName ascii asciiTheme author before beforeAutospacing beforeLines bg1 bg2 bidi bottom bottomFromText
  caption chapNum chapSep chapStyle char charSpace characterSet checkStyle clear clearFormatting code colFirst
  colLast color combine combineBrackets comments conformance count countBy cryptAlgorithmClass
  cryptAlgorithmSid cryptAlgorithmType cryptProvider cryptProviderType cryptProviderTypeExt
  cryptProviderTypeExtSource cryptSpinCount cs csb0 csb1 cstheme customMarkFollows customStyle customStyles
  date dateUtc decorated defLockedState defQFormat defSemiHidden defUIPriority defUnhideWhenUsed default
  directFormattingOnNumbering directFormattingOnParagraphs directFormattingOnRuns directFormattingOnTables
  dirty displacedByCustomXml display displayText distance dllVersion docLocation drawAspect dropCap durableId
  dxaOrig dyaOrig eastAsia eastAsiaTheme ed edGrp edit end endChars enforcement equalWidth evenHBand evenVBand
  fieldCodes fill first firstColumn firstLine firstLineChars firstRow firstRowFirstColumn firstRowLastColumn
  fldCharType fldLock fmt followedHyperlink font fontKey fontSz footer format formatting frame fullDate
  grammar gutter h hAnchor hAnsi hAnsiTheme hRule hSpace hanging hangingChars hash hashValue header heading
  headingStyles hint history horzAnchor hyperlink id ilvl initials inkAnnotations insDel instr lang lastColumn
  lastRow lastRowFirstColumn lastRowLastColumn lastValue latentStyles leader left leftChars leftFromText
  legacy legacyIndent legacySpace line linePitch lineRule lines locked lockedField markup multiLine name
  nlCheck noHBand noLabel noSpellErr noVBand null num numFmt numId numPicBulletId numberingStyles oddHBand
  oddVBand offsetFrom orient original other paraId percent pos prefixMappings progId qFormat recommended
  relativeTo restart right rightChars rightFromText rsidDel rsidP rsidR rsidRDefault rsidRPr rsidSect rsidTr
  salt saltValue semiHidden sep shadow shapeId shapeid solutionID space spelling spinCount start startChars
  storeItemID styleId stylesInUse subsetted sz t1 t2 tableStyles tblpX tblpXSpec tblpY tblpYSpec tentative
  textId tgtFrame themeColor themeFill themeFillShade themeFillTint themeShade themeTint tooltip top
  top3HeadingStyles topFromText tplc type uiPriority unhideWhenUsed updateMode uri usb0 usb1 usb2 usb3 vAnchor
  vMerge vMergeOrig vSpace val value vendorID vert vertAnchor vertCompress visibleStyles w wrap x xAlign xpath
  y yAlign zOrder`;

export const values = `
  0000 0001 0002 0003 0004 0005 1024x768 1152x882 1152x900 1280x1024 1600x1200 1800x1440 1920x1200 544x376
  640x480 720x512 800x600 Big5 GBK KS_C-5601-1992 above accent1 accent2 accent3 accent4 accent5 accent6
  addressBook administrators aiueo aiueoFullWidth all allLines allPages allowHyphenationAtTrackBottom
  allowTextAfterFloatingTableBreak always angle antsBlack antsRed any apples arabicAbjad arabicAlpha
  archedScallops around atLeast auto autoExp autoText autoTxt autofit babyPacifier babyRattle back background1
  background2 bahtText balloons3Colors balloonsHotAir band1Horz band1Vert band2Horz band2Vert bar basedOn
  baseline basicBlackDashes basicBlackDots basicBlackSquares basicThinLines basicWhiteDashes basicWhiteDots
  basicWhiteSquares basicWideInline basicWideMidline basicWideOutline bats bbPlcHdr begin below beneathText
  bestFit bib birds birdsFlight black blinkBackground blue both bottom btLr bullet cabins cakeSlice calculated
  candyCorn cardinalText catalog celticKnotwork center certificateBanner chainLink champagneBottle character
  checkedBarBlack checkedBarColor checkered chicago chineseCounting chineseCountingThousand
  chineseLegalSimplified chosung christmasTree circle circlesLines circlesRectangles classicalWave clean clear
  clocks colon cols column comma comments compass compatibilityMode compressPunctuation
  compressPunctuationAndJapaneseKana confetti confettiGrays confettiOutline confettiStreamers confettiWhite
  cont content contentLocked continuationNotice continuationSeparator continue continuous contributors
  cornerTriangles couponCutoutDashes couponCutoutDots coverPg crazyMaze creaturesButterfly creaturesFish
  creaturesInsects creaturesLadyBug crossStitch cs cup curly current currentDate currentTime custAutoTxt
  custBib custCoverPg custEq custFtrs custHdrs custPgNum custPgNumB custPgNumMargins custPgNumT custQuickParts
  custTblOfContents custTbls custTxtBox custWatermarks custom custom1 custom2 custom3 custom4 custom5 cyan
  dark1 dark2 darkBlue darkCyan darkGray darkGreen darkMagenta darkRed darkYellow dash dashDotDotHeavy
  dashDotHeavy dashDotStroked dashLong dashLongHeavy dashSmallGap dashed dashedHeavy database date dateTime
  dbColumn decimal decimalEnclosedCircle decimalEnclosedCircleChinese decimalEnclosedFullstop
  decimalEnclosedParen decimalFullWidth decimalFullWidth2 decimalHalfWidth decimalZero decoArch decoArchColor
  decoBlocks decorative default diagCross diagStripe diamondsGray differentiateMultirowTableHeaders dirty
  distribute distributeLetter distributeSpace doNotCompress doNotFlipMirrorIndents docEnd docParts document1
  document2 dollarText dot dotDash dotDotDash dotted dottedHeavy double doubleD doubleDiamonds doubleWave drop
  dxa eMail eachPage eachSect earth1 earth2 eastAsia eclipsingSquares1 eclipsingSquares2 editors eggsBlack
  emDash email enDash enableOpenTypeFeatures end envelopes eq even evenPage everyone exact fans fax film
  firecrackers first firstAndLastLine firstCol firstLineOnly firstPage firstRow fixed flowersBlockPrint
  flowersDaisies flowersModern1 flowersModern2 flowersPansy flowersRedRose flowersRoses flowersTeacup
  flowersTiny followedHyperlink font formFld formLetters forms front ftrs fullPage ganada gems gingerbreadMan
  gradient gramEnd gramStart green gregorian gregorianArabic gregorianMeFrench gregorianUs
  gregorianXlitEnglish gregorianXlitFrench handmade1 handmade2 hash hdrs heartBalloon heartGray hearts heavy
  hebrew hebrew1 hebrew2 heebieJeebies hex highKashida hijri hindiConsonants hindiCounting hindiNumbers
  hindiVowels holly horzCross horzStripe houseFunky hybridMultilevel hyperlink hyphen hypnotic iceCreamCones
  icon ideographDigital ideographEnclosedCircle ideographLegalTraditional ideographTraditional ideographZodiac
  ideographZodiacTraditional indent inline inset inside iroha irohaFullWidth iso-8859-1 iso-8859-9 japan
  japaneseCounting japaneseDigitalTenThousand japaneseLegal korea koreanCounting koreanDigital koreanDigital2
  koreanLegal ks_c-5601-1987 landscape lastCol lastLineOnly lastRow left legacy letter light1 light2 lightBulb
  lightGray lightning1 lightning2 lights lines linesAndChars lowKashida lowerLetter lowerRoman lr lrTb lrTbV
  lrV ltr macintosh magenta mailingLabels majorAscii majorBidi majorEastAsia majorHAnsi mapPins mapleLeaf
  mapleMuffins margin marquee marqueeToothed master masterPages mediumKashida middleDot minorAscii minorBidi
  minorEastAsia minorHAnsi modern moons mosaic multilevel musicNotes name native neCell never newDocument
  newPage newSection next nextColumn nextPage nil none normal northwest notBeside notFirstPage notSpecified
  nothing null num numTab number numberInDash numbering nwCell odbc oddPage off on onCall ordinal ordinalText
  outline outset outside ovals overlap overrideTableStyleFontSizeAndJustification owners p packages page
  pageBottom palmsBlack palmsColor paperClips papyrus paragraph partyFavor partyGlass pct pct10 pct12 pct15
  pct20 pct25 pct30 pct35 pct37 pct40 pct45 pct5 pct50 pct55 pct60 pct62 pct65 pct70 pct75 pct80 pct85 pct87
  pct90 pct95 pencils people peopleHats peopleWaving period pg pgNum pgNumB pgNumMargins pgNumT placeholder
  poinsettias portrait postageStamp prev print printer priority pumpkin1 pushPinNote1 pushPinNote2 pyramids
  pyramidsAbove quadrants query readOnly red regular rest restart reverseDiagStripe right rightVertical rings
  rl rlV roman round rows rsaAES rsaFull rtl russianLower russianUpper safari saka sawtooth sawtoothGray
  scaredCat script sdtContentLocked sdtLocked seCell seattle sectEnd separate separator shadowedSquares
  shapes1 shapes2 sharksTeeth shift_jis shimmer shorebirdTracks single singleLevel skyrocket snapToChars
  snowflakeFancy snowflakes solid sombrero southwest space sparkle spellEnd spellStart speller spreadsheet
  square stars stars3d starsBlack starsShadowed starsTop start strict subscript sun superscript swCell
  swirligig swiss tab table taiwan taiwaneseCounting taiwaneseCountingThousand taiwaneseDigital tb tbLrV tbRl
  tbRlV tbV tblOfContents tbls text text1 text2 textFile textFit textWrapping thai thaiCounting thaiDistribute
  thaiLetters thaiNumbers thick thickThinLargeGap thickThinMediumGap thickThinSmallGap thinDiagCross
  thinDiagStripe thinHorzCross thinHorzStripe thinReverseDiagStripe thinThickLargeGap thinThickMediumGap
  thinThickSmallGap thinThickThinLargeGap thinThickThinMediumGap thinThickThinSmallGap thinVertStripe
  threeDEmboss threeDEngrave through tight toolbar top tornPaper tornPaperBlack trackedChanges transitional
  trees triangle1 triangle2 triangleCircle1 triangleCircle2 triangleParty triangles tribal1 tribal2 tribal3
  tribal4 tribal5 tribal6 triple twistedLines1 twistedLines2 txtBox type typeAny umalqura underDot underscore
  unlocked upperLetter upperRoman useWord2013TrackBottomHyphenation variable vertStripe vietnameseCounting
  vine watermarks wave waveline wavyDouble wavyHeavy weavingAngles weavingBraid weavingRibbon weavingStrips
  web white whiteFlowers wholeTable windows-1250 windows-1251 windows-1253 windows-1255 windows-1256
  windows-1257 windows-1258 windows-874 woodwork words xIllusions yellow zanyTriangles zigZag zigZagStitch`;
