/** Names and keywords of spreadsheetml_2006_main (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  DataBinding Map MapInfo Schema alignment anchor author authors autoFilter autoSortScope b bgColor bk
  bookViews border borders bottom brk c cacheField cacheFields cacheHierarchies cacheHierarchy cacheSource
  calcChain calcPr calculatedColumnFormula calculatedItem calculatedItems calculatedMember calculatedMembers
  cell cellMetadata cellStyle cellStyleXfs cellStyles cellWatch cellWatches cellXfs cfRule cfvo charset
  chartFormat chartFormats chartsheet col colBreaks colFields colHierarchiesUsage colHierarchyUsage colItems
  color colorFilter colorScale colors cols comment commentList commentPr comments condense conditionalFormat
  conditionalFormats conditionalFormatting connection connections consolidation control controlPr controls
  customFilter customFilters customPr customProperties customSheetView customSheetViews customWorkbookView
  customWorkbookViews d dataBar dataConsolidate dataField dataFields dataRef dataRefs dataValidation
  dataValidations dateGroupItem dbPr ddeItem ddeItems ddeLink definedName definedNames deletedField diagonal
  dialogsheet dimension dimensions discretePr drawing drawingHF dxf dxfs dynamicFilter e end entries
  evenFooter evenHeader ext extLst extend externalBook externalLink externalReference externalReferences f
  family fgColor field fieldGroup fieldUsage fieldsUsage fileRecoveryPr fileSharing fileVersion fill fills
  filter filterColumn filters firstFooter firstHeader font fonts format formats formula formula1 formula2 from
  functionGroup functionGroups futureMetadata gradientFill group groupItems groupLevel groupLevels groupMember
  groupMembers groups header headerFooter headers horizontal hyperlink hyperlinks i iconFilter iconSet
  ignoredError ignoredErrors indexedColors inputCells is item items k kpi kpis left legacyDrawing
  legacyDrawingHF location m main map maps mdx mdxMetadata measureGroup measureGroups member members mergeCell
  mergeCells metadata metadataStrings metadataType metadataTypes mp mpMap mps mruColors ms n name nc ndxf
  numFmt numFmts objectPr oc oddFooter oddHeader odxf olapPr oldFormula oleItem oleItems oleLink oleObject
  oleObjects oleSize outline outlinePr p page pageField pageFields pageItem pageMargins pageSetUpPr pageSetup
  pages pane parameter parameters patternFill phoneticPr picture pivotArea pivotAreas pivotCache
  pivotCacheDefinition pivotCacheRecords pivotCaches pivotField pivotFields pivotHierarchies pivotHierarchy
  pivotSelection pivotTableDefinition pivotTableStyleInfo printOptions protectedRange protectedRanges
  protection query queryCache queryTable queryTableDeletedFields queryTableField queryTableFields
  queryTableRefresh r rFont rPh rPr raf rangePr rangeSet rangeSets rc rcc rcft rcmt rcv rdn reference
  references reviewed reviewedList revisions rfmt rgbColor right ris rm row rowBreaks rowFields
  rowHierarchiesUsage rowHierarchyUsage rowItems rqt rrc rsnm s scenario scenarios scheme selection
  serverFormat serverFormats set sets shadow sharedItems sheet sheetCalcPr sheetData sheetDataSet
  sheetFormatPr sheetId sheetIdMap sheetName sheetNames sheetPr sheetProtection sheetView sheetViews sheets si
  singleXmlCell singleXmlCells sortByTuple sortCondition sortState sst start stop stp strike styleSheet sz t
  tabColor table tableColumn tableColumns tablePart tableParts tableStyle tableStyleElement tableStyleInfo
  tableStyles tables text textField textFields textPr to top top10 totalsRowFormula tp tpl tpls tr tupleCache
  u undo userInfo users v val value valueMetadata values vertAlign vertical volType volTypes webPr
  webPublishItem webPublishItems webPublishObject webPublishObjects webPublishing workbook workbookPr
  workbookProtection workbookView worksheet worksheetSource x xf xmlCellPr xmlColumnPr xmlPr`;

export const attributes = `
  Append AutoFit ConnectionID DataBindingLoadMode DataBindingName FileBinding FileBindingName ID Name
  Namespace PreserveFormat PreserveSortAFLayout RootElement SchemaID SchemaRef SelectionNamespaces
  ShowImportExportValidationErrors a aboveAverage aca action activeCell activeCellId activeCol activePane
  activeRow activeSheetId activeTab adjust adjustColumnWidth advise algorithmName alignWithMargins alignment
  allCaption allDrilled allUniqueName allowBlank allowPng allowRefreshQuery altText alwaysShow and appName
  applyAlignment applyAlignmentFormats applyBorder applyBorderFormats applyFill applyFont applyFontFormats
  applyNumberFormat applyNumberFormats applyPatternFormats applyProtection applyStyles applyWidthHeightFormats
  array assign asteriskTotals attribute author authorId auto autoCompressPictures autoEnd autoFill autoFilter
  autoFilterDateGrouping autoFormatId autoLine autoLoad autoPage autoPageBreaks autoPict autoRecover
  autoRepublish autoScale autoShow autoStart autoUpdate avgSubtotal axis b background backgroundQuery
  backgroundRefresh backupFile base baseColWidth baseField baseItem bc bestFit blackAndWhite blank boolean
  borderId bottom builtInGroupCount builtinId bx byPosition c ca cacheId cacheIndex calcCompleted calcId
  calcMode calcOnSave calculatedColumn calendarType cap caption caseSensitive cell cellColor cellComments
  cellMeta cf cfe cff cfo changesSavedWin characterSet chart chartFormat che checkCompatibility chf cho
  clearAll clearComments clearContents clearFormats click clipped cm codeName codePage coerce colGrandTotals
  colHeaderCaption colHidden colId colPageCount collapsed collapsedLevelsAreSubtotals colorId cols columnSort
  comma command commandType comment compact compactData concurrentCalc concurrentManualCount conformance
  connection connectionId consecutive containsBlank containsDate containsInteger containsMixedTypes
  containsNonDate containsNumber containsSemiMixedTypes containsString content copies copy count
  countASubtotal countSubtotal cp crashSave createdVersion credentials cs css ct culture current customBuiltin
  customFormat customHeight customList customListSort customMenu customRollUp customView customWidth d data
  dataBound dataCaption dataCellStyle dataDxfId dataExtractLoad dataField dataOnRows dataOnly dataPosition
  dataSourceSort databaseField date1904 dateCompatibility dateTime dateTimeGrouping day dde ddeService
  ddeTopic decimal defaultAttributeDrillState defaultColWidth defaultGridColor defaultMemberUniqueName
  defaultPivotStyle defaultRowHeight defaultSize defaultSubtotal defaultTableStyle defaultThemeVersion degree
  del1 del2 delete deleteColumns deleteRows deleted delimited delimiter denormalized descending description
  destination destinationFile diagonalDown diagonalUp differentFirst differentOddEven dimension
  dimensionUniqueName disableEdit disableFieldList disablePrompts disableRefresh disabled diskRevisions
  display displayFolder displayName divId dn double dpi dr draft dragOff dragToCol dragToData dragToPage
  dragToRow dt2D dtr dvAspect dxf dxfId dyDescent e eb edge edit editData editPage emptyCellReference
  enableDrill enableFieldProperties enableFormatConditionsCalculation enableRefresh enableWizard endDate
  endNum endOfListFormulaUpdate eol equalAverage error errorCaption errorStyle errorTitle errors evalError
  evalOrder exclusive exp extendable f fc fi field fieldId fieldIdWrapped fieldListSortAscending fieldPosition
  fieldPrintTitles fileType fillFormulas fillId filter filterMode filterPrivacy filterUnique filterVal first
  firstBackgroundRefresh firstDataCol firstDataRow firstHeaderRow firstPageNumber firstRow firstSheet
  fitToHeight fitToPage fitToWidth fld fontId footer forceFullCalc format formatCells formatCode formatColumns
  formatRows formula formulaRange fullCalcOnLoad fullPrecision function functionGroupId ghostCol ghostRow goal
  grandCol grandRow grandTotalCaption gridDropZones gridLines gridLinesSet group groupBy groupInterval
  growShrinkType gte guid h hashValue header headerRowBorderDxfId headerRowCellStyle headerRowCount
  headerRowDxfId headers headersInLastRefresh headings help hidden hiddenButton hiddenColumn hiddenColumns
  hiddenLevel hiddenRow hiddenRows hideNewItems hidePivotFieldList hier hierarchy hierarchyUsage history
  horizontal horizontalCentered horizontalDpi hour ht htmlFormat htmlTables i i1 i2 i3 i4 iLevel iMeasureFld
  iMeasureHier icon iconId iconSet id imeMode immersive in includeHiddenRowCol includeNewItemsInFilter
  includePrintSettings indent index indexed insertBlankRow insertColumns insertHyperlinks insertPageBreak
  insertRow insertRowShift insertRows integer intermediate interval invalid item itemPageCount itemPrintTitles
  iterate iterateCount iterateDelta justLastX justifyLastLine keepAlive keepChangeHistory keyAttribute
  knownFonts l label labelOnly lastEdited lastGuid left leftLabels length level lfe lff lfo lhe lhf lho link
  linkedCell listDataValidation listFillRange local localConnection localRefresh localSheetId location
  lockRevision lockStructure lockText lockWindows locked longFileNames longText lowestEdited m macro man
  manualBreakCount mapId mappingCount max maxDate maxLength maxRId maxRank maxSheetId maxSubtotal maxVal
  maxValIso maxValue maximized mdx mdxSubqueries measure measureFilter measureGroup measures memberName
  memberPropertyField memberValueDatatype merge mergeCell mergeInterval mergeItem min minDate minLength minRId
  minRefreshableVersion minSubtotal minSupportedVersion minValue minimized minimumVersion minute
  missingCaption missingItemsLimit month moveWithCells mpFld multipleFieldFilters multipleItemSelectionAllowed
  n name nameLen new newLength newName nextId nf nonAutoSortDefault np ns numFmtId numberStoredAsText o
  objects odcFile odxf offset old oldComment oldCustomMenu oldDescription oldFunction oldFunctionGroupId
  oldHelp oldHidden oldLength oldName oldPh oldQuotePrefix oldShortcutKey oldStatusBar ole oleUpdate oneField
  onlySync onlyUseConnectionFile operator optimizeMemory orientation outline outlineData outlineLevel
  outlineLevelCol outlineLevelRow outlineSymbols p pLen pPos pageOrder pageOverThenDown pageStyle pageWrap
  pane paperSize par parameterType parent parentSet parsePre password pasteAll pasteBorders pasteColWidths
  pasteComments pasteDataValidation pasteFormats pasteFormulas pasteNumberFormats pasteValues patternType
  percent personalView ph phonetic pivot pivotButton pivotTableStyle pivotTables position post preferPic
  preserveFormatting preserveHistory preserveSortFilterLayout previousCol previousRow print printArea
  printDrill priority productSubtotal progId prompt promptTitle promptedSolutions propertyName protected pt
  publishItems publishToServer published qualifier queryFailed queryTableFieldId quotePrefix r r1 r2 rId ra
  rank rankBy readOnlyRecommended readingOrder recalcAlways reconnectionMethod recordCount ref ref3D refMode
  refersTo refreshAllConnections refreshError refreshOnChange refreshOnLoad refreshedBy refreshedDate
  refreshedDateIso refreshedVersion relative relativeIndent removeDataOnSave repairLoad reservationPassword
  reverse revisionId revisionsAlgorithmName revisionsHashValue revisionsPassword revisionsSaltValue
  revisionsSpinCount rfe rff rfo rgb rhe rhf rho right rightToLeft rowColShift rowDrillCount rowGrandTotals
  rowHeaderCaption rowHidden rowNumbers rowPageCount rows rupBuild s sId saltValue saveData
  saveExternalLinkValues savePassword sb scale scaleWithDoc scenarios scope sd second securityDescriptor
  selectLockedCells selectUnlockedCells selected semicolon sendLocale series serverCommand serverField
  serverFill serverFont serverFontColor serverNumberFormat set setDefinition shapeId shared sheet sheetId
  sheetPosition shortcutKey show showAll showAsCaption showAutoFilter showBorderUnselectedTables showButton
  showCalcMbrs showCell showColHeaders showColStripes showColumnStripes showComments showDataAs
  showDataDropDown showDataTips showDrill showDropDown showDropDowns showDropZones showEmptyCol showEmptyRow
  showError showErrorMessage showFirstColumn showFormulaBar showFormulas showGridLines showHeader showHeaders
  showHorizontalScroll showInFieldList showInkAnnotation showInputMessage showItems showLastColumn
  showMemberPropertyTips showMissing showMultipleLabel showObjects showOutlineSymbols showPageBreaks
  showPivotChartFilter showPropAsCaption showPropCell showPropTip showRowCol showRowColHeaders showRowHeaders
  showRowStripes showRuler showSheetTabs showStatusbar showTip showValue showVerticalScroll showWhiteSpace
  showZeros shrinkToFit si singleSignOnId size sizeWithCells solveOrder sort sortBy sortMethod sortType source
  sourceData sourceFile sourceObject sourceRef sourceSheetId sourceType space spans spinCount splitAll
  splitFirst sqlType sqref st start startDate startLabels startNum state status statusBar stdDev
  stdDevPSubtotal stdDevSubtotal stopIfTrue string stringValue1 stringValue2 style subtotal subtotalCaption
  subtotalHiddenItems subtotalTop sumSubtotal summaryBelow summaryRight supportAdvancedDrill supportSubquery
  syncHorizontal syncRef syncVertical t tab tabRatio tabSelected table tableBorderDxfId tableColumnId
  tableType tag targetScreenSize text textDates textHAlign textRotation textVAlign theme thickBot thickBottom
  thickTop thicket thousands time timePeriod tint title tooltip top topAutoShow topLabels topLeftCell
  totalsRowBorderDxfId totalsRowCellStyle totalsRowCount totalsRowDxfId totalsRowFunction totalsRowLabel
  totalsRowShown trackRevisions transitionEntry transitionEvaluation trend tupleCache twoDigitTextYear type u
  ua uiObject un unbalanced unbalancedGroup unboundColumnsLeft unboundColumnsRight undone uniqueCount
  uniqueList uniqueMemberProperty uniqueName uniqueParent unlockedFormula updateLinks updatedVersion
  upgradeOnRefresh uri url useAutoFormatting useFirstPageNumber usePrinterDefaults user userName v
  vacatedStyle val valIso value varPSubtotal varSubtotal vbProcedure version vertical verticalCentered
  verticalDpi view visibility visualTotals vm vml weight width windowHeight windowProtection windowWidth
  workbookAlgorithmName workbookHashValue workbookParameter workbookPassword workbookSaltValue
  workbookSpinCount workbookViewId wrapText x xSplit xWindow xfDxf xfId xl2000 xl97 xlm xml xmlDataType xpath
  ySplit yWindow year z-order zeroHeight zeroValues zoomScale zoomScaleNormal zoomScalePageLayoutView
  zoomScaleSheetLayoutView zoomToFit`;

export const values = `
  1024x768 1152x882 1152x900 1280x1024 1600x1200 1800x1440 1920x1200 3Arrows 3ArrowsGray 3Flags 3Signs
  3Symbols 3Symbols2 3TrafficLights1 3TrafficLights2 4Arrows 4ArrowsGray 4Rating 4RedToBlack 4TrafficLights
  544x376 5Arrows 5ArrowsGray 5Quarters 5Rating 640x480 720x512 800x600 A1 DMY DVASPECT_CONTENT DVASPECT_ICON
  DYM EMD ENTITIES ENTITY Hiragana ID IDREF IDREFS M1 M10 M11 M12 M2 M3 M4 M5 M6 M7 M8 M9 MDY MYD NA NCName
  NMTOKEN NMTOKENS NOTATION Name OLEUPDATE_ALWAYS OLEUPDATE_ONCALL Q1 Q2 Q3 Q4 QName R1C1 YDM YMD a aa
  aboveAverage ad add all always anyType anyURI area areaError array asDisplayed ascending ascendingAlpha
  ascendingNatural atEnd auto autoFilter autoNoTable average avg axisCol axisPage axisRow axisValues b
  base64Binary baseline beginsWith belowAverage between blank blankRow boolean bottom bottomLeft bottomRight
  button byte c captionBeginsWith captionBetween captionContains captionEndsWith captionEqual
  captionGreaterThan captionGreaterThanOrEqual captionLessThan captionLessThanOrEqual captionNotBeginsWith
  captionNotBetween captionNotContains captionNotEndsWith captionNotEqual cell cellColor cellIs center
  centerContinuous chart colorScale column commIndAndComment commIndicator commNone computedArea consolidation
  containsBlanks containsErrors containsText count countA countNums custom d darkDown darkGray darkGrid
  darkHorizontal darkTrellis darkUp darkVertical dash dashDot dashDotDot dashed data dataBar dataTable date
  dateBetween dateEqual dateNewerThan dateNewerThanOrEqual dateNotBetween dateNotEqual dateOlderThan
  dateOlderThanOrEqual dateTime day days decimal default delete deleteCol deleteRow descending descendingAlpha
  descendingNatural difference disabled displayed distributed dos dotted double doubleAccounting doubleQuote
  downThenOver duplicateValues duration e endsWith equal expression external field fill firstColumn
  firstColumnStripe firstColumnSubheading firstHeaderCell firstRowStripe firstRowSubheading
  firstSubtotalColumn firstSubtotalRow firstTotalCell float fontColor formatting formula frozen frozenSplit
  fullAlpha fullHangul fullKatakana fullwidthKatakana g gDay gMonth gMonthDay gYear gYearMonth general grand
  gray0625 gray125 greaterThan greaterThanOrEqual gregorian gregorianArabic gregorianMeFrench gregorianUs
  gregorianXlitEnglish gregorianXlitFrench hair halfAlpha halfHangul halfKatakana halfwidthKatakana headerRow
  hebrew hexBinary hidden hijri hiragana hour hours icon iconSet index information inlineStr insertClear
  insertCol insertDelete insertRow int integer integrated japan justify k korea label landscape language
  last7Days lastColumn lastHeaderCell lastMonth lastQuarter lastTotalCell lastWeek lastYear left lessThan
  lessThanOrEqual lightDown lightGray lightGrid lightHorizontal lightTrellis lightUp lightVertical linear list
  long m mac major manual max medium mediumDashDot mediumDashDotDot mediumDashed mediumGray min minor minute
  minutes month months n na nd negativeInteger never nextMonth nextQuarter nextWeek nextYear nil noControl
  noConversion nonNegativeInteger nonPositiveInteger none normal normalizedString notBetween notContains
  notContainsBlanks notContainsErrors notContainsText notEqual null num off olapFunctions on origin
  overThenDown overwriteClear p pageBreakPreview pageFieldLabels pageFieldValues pageLayout path percent
  percentDiff percentOfCol percentOfRow percentOfTotal percentile pinYin pivotTable placeholders portrait
  positiveInteger printArea product prompt quarters query queryTable r range realTimeData ref refError right
  row rtf runTotal s scenario second secondColumnStripe secondColumnSubheading secondRowStripe
  secondRowSubheading secondSubtotalColumn secondSubtotalRow seconds selection shared sheet short single
  singleAccounting singleQuote skip slantDashDot solid split stdDev stdDevP stdDevp stop stored str strict
  string stroke subscript sum superscript t taiwan text textLength thai thick thin thirdColumnSubheading
  thirdRowSubheading thirdSubtotalColumn thirdSubtotalRow thisMonth thisQuarter thisWeek thisYear time
  timePeriod today token tomorrow top top10 topEnd topLeft topRight totalRow transitional u uniqueValues
  unknown unsignedByte unsignedInt unsignedLong unsignedShort userSet v value valueBetween valueEqual
  valueGreaterThan valueGreaterThanOrEqual valueLessThan valueLessThanOrEqual valueNotBetween valueNotEqual
  var varP varp veryHidden visible w warning whole wholeTable win worksheet xml year yearToDate years
  yesterday`;
