/** Names and keywords of presentationml_2006_main (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  anim animClr animEffect animMotion animRot animScale attrName attrNameLst audio bg bgPr bgRef bldAsOne
  bldDgm bldGraphic bldLst bldOleChart bldP bldSub blinds blipFill bodyStyle bold boldItalic boolVal browse by
  cBhvr cMediaNode cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr cSld cSldViewPr cTn cViewPr
  charRg checker childTnLst circle clrMap clrMapOvr clrMru clrVal cm cmAuthor cmAuthorLst cmLst cmd comb cond
  contentPart control controls cover custData custDataLst custShow custShowLst cut cxnSp defaultTextStyle
  diamond dissolve embed embeddedFont embeddedFontLst endCondLst endSnd endSync excl ext extLst fade fltVal
  font from graphicEl graphicFrame gridSpacing grpSp grpSpPr guide guideLst handoutMaster handoutMasterId
  handoutMasterIdLst hf hsl htmlPubPr inkTgt intVal italic iterate kinsoku kiosk link modifyVerifier newsflash
  nextCondLst normalViewPr notes notesMaster notesMasterId notesMasterIdLst notesStyle notesSz notesTextViewPr
  notesViewPr nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvPr nvSpPr oleChartEl oleObj origin otherStyle
  outlineViewPr pRg par penClr ph photoAlbum pic plus pos present presentation presentationPr prevCondLst
  prnPr progress pull push rCtr random randomBar regular restoredLeft restoredTop rgb rtn scale seq set showPr
  sld sldAll sldId sldIdLst sldLayout sldLayoutId sldLayoutIdLst sldLst sldMaster sldMasterId sldMasterIdLst
  sldRg sldSyncPr sldSz sldTgt slideViewPr snd sndAc sndTgt sorterViewPr sp spPr spTgt spTree split stCondLst
  stSnd strVal strips style subSp subTnLst tag tagLst tags tav tavLst text tgtEl timing titleStyle tmAbs tmPct
  tmpl tmplLst tn tnLst to transition txBody txEl txStyles val video viewPr webPr wedge wheel wipe xfrm zoom`;

export const attributes = `
  accel accent1 accent2 accent3 accent4 accent5 accent6 accumulate additive advAuto advClick advTm afterEffect
  algIdExt algIdExtSource algorithmName allowPng animBg authorId autoAdjust autoCompressPictures autoRev
  autoUpdateAnimBg b backwards bg1 bg2 bld bldLvl bookmarkIdSeed bounceEnd build builtIn bw bwMode by calcmode
  charset clientInsertedTime clr clrIdx clrMode clrSpc cmd collapse compatMode concurrent conformance
  cryptAlgorithmClass cryptAlgorithmSid cryptAlgorithmType cryptProvider cryptProviderType
  cryptProviderTypeExt cryptProviderTypeExtSource cx cy decel delay descr dir display dpi dt dur embed
  embedTrueTypeFonts encoding end evt evtFilter fill filter firstSlideNum flipH flipV fmla folHlink
  followColorScheme frame frameSlides from ftr fullScrn g grpId h hasCustomPrompt hashData hashValue hdr
  hidden hiddenSlides hlink horzBarState id idx imgH imgSz imgW initials invalEndChars invalStChars
  isNarration isPhoto l lang lastIdx lastView layout loop lvl masterRel matchingName mod mute name nextAc
  nodePh nodeType numSld organizeInFolders orient origin override panose path pathEditMode pitchFamily pos
  prLst preferRelativeResize preferSingleView preserve presetBounceEnd presetClass presetID presetSubtype
  prevAc prnWhat progId ptsTypes pubBrowser r rAng rctx relyOnVml removePersonalInfoOnSave repeatCount
  repeatDur resizeGraphics restart rev rot rotWithShape rtl s saltData saltValue saveSubsetFonts
  scaleToFitPaper serverSldId serverSldModifiedTime serverZoom shadeToTitle show showAnimation showAsIcon
  showCaptions showComments showFormatting showGuides showMasterPhAnim showMasterSp showNarration
  showOutlineIcons showScrollbar showSpeakerNotes showSpecialPlsOnTitleSld showWhenStopped sldNum snapToGrid
  snapToObjects snapVertSplitter spd spid spinCount spinValue spokes st strictFirstAndLastChars syncBehavior
  sz thruBlk title tm tmFilter to transition tx1 tx2 txBox type typeface uiExpand updateAutomatic uri
  useBgFill useLongFilenames useTimings userDrawn val valueType varScale vertBarState vol x xfrmType y
  zoomContents`;

export const values = `
  1024x768 1152x882 1152x900 1280x1024 1600x1200 1800x1400 1920x1200 1pic 1picTitle 2pic 2picTitle 35mm 4pic
  4picTitle 544x376 640x480 720x512 800x600 A3 A4 B4ISO B4JIS B5ISO B5JIS afterEffect afterGroup all allAtOnce
  always banner base begin blackTextOnWhite blank body breadthByLvl breadthByNode browser bw call canSlip
  category categoryEl ccw ccwIn ccwOut chart chartAndTx childStyle clickEffect clickPar clipArt clipArtAndTx
  clipArtAndVertTx clr ctrTitle cust custom cw cwIn cwOut d depthByBranch depthByNode dgm discrete down dt el
  emph end entr evt exit fast first fitToSlide fixed fmla fourObj frameStyle1 frameStyle2 frameStyle3
  frameStyle4 frameStyle5 frameStyle6 frameStyle7 freeze ftr full gray gridLegend hagakiCard half handoutView
  handouts1 handouts2 handouts3 handouts4 handouts6 handouts9 hash hdr hold horz hsl img in inByRing
  indefinite interactiveSeq invalid l last layout ld ledger letter lin locked lt lu mainSeq maximized med
  media mediaAndTx mediacall minimized mult never nextClick none normal notes notesMasterView notesView num
  obj objAndTwoObj objAndTx objOnly objOverTx objTx onBegin onClick onDblClick onEnd onMediaBookmark
  onMouseOut onMouseOver onNext onPrev onStopAudio out outByRing outline outlineView overhead p parent path
  pic picTx presentationAccent presentationText pt ptInCategory ptInSeries quarter r rd relative remove repl
  restored rgb rsaAES rsaFull ru sameClick screen16x10 screen16x9 screen4x3 secHead seek series seriesEl
  skipTimed sldImg sldMasterView sldNum sldSorterView sldThumbnailView sldView slides slow str strict subTitle
  sum tbl textAndBackground title titleOnly tmRoot transition transitional twoColTx twoObj twoObjAndObj
  twoObjAndTx twoObjOverTx twoTxTwoObj tx txAndChart txAndClipArt txAndMedia txAndObj txAndTwoObj txOverObj
  typeAny u up v3 v3v4 v4 verb vert vertTitleAndTx vertTitleAndTxOverChart vertTx wd whenNotActive
  whiteTextOnBlack whole withEffect withGroup`;
