/** Names and keywords of drawingml_2006_chart (ISO/IEC 29500). Written by tools/office/standard.py. */

export const elements = `
  applyToEnd applyToFront applyToSides area3DChart areaChart auto autoTitleDeleted autoUpdate axId axPos
  backWall backward bandFmt bandFmts bar3DChart barChart barDir baseTimeUnit bubble3D bubbleChart bubbleScale
  bubbleSize builtInUnit cat catAx chart chartObject chartSpace clrMapOvr crossAx crossBetween crosses
  crossesAt custSplit custUnit dLbl dLblPos dLbls dPt dTable data date1904 dateAx delete depthPercent
  dispBlanksAs dispEq dispRSqr dispUnits dispUnitsLbl doughnutChart downBars dropLines errBarType errBars
  errDir errValType evenFooter evenHeader explosion ext extLst externalData f firstFooter firstHeader
  firstSliceAng floor fmtId formatCode formatting forward gapDepth gapWidth grouping h hMode hPercent
  headerFooter hiLowLines holeSize idx intercept invertIfNegative lang layout layoutTarget lblAlgn lblOffset
  leaderLines legacyDrawingHF legend legendEntry legendPos line3DChart lineChart logBase lvl majorGridlines
  majorTickMark majorTimeUnit majorUnit manualLayout marker max min minorGridlines minorTickMark minorTimeUnit
  minorUnit minus multiLvlStrCache multiLvlStrRef name noEndCap noMultiLvlLbl numCache numFmt numLit numRef
  oddFooter oddHeader ofPieChart ofPieType order orientation overlap overlay pageMargins pageSetup period
  perspective pictureFormat pictureOptions pictureStackUnit pie3DChart pieChart pivotFmt pivotFmts pivotSource
  plotArea plotVisOnly plus printSettings protection pt ptCount rAngAx radarChart radarStyle rich rotX rotY
  roundedCorners scaling scatterChart scatterStyle secondPiePt secondPieSize selection separator ser serAx
  serLines shape showBubbleSize showCatName showDLblsOverMax showHorzBorder showKeys showLeaderLines
  showLegendKey showNegBubbles showOutline showPercent showSerName showVal showVertBorder sideWall size
  sizeRepresents smooth spPr splitPos splitType stockChart strCache strLit strRef style surface3DChart
  surfaceChart symbol thickness tickLblPos tickLblSkip tickMarkSkip title trendline trendlineLbl trendlineType
  tx txPr upBars upDownBars userInterface userShapes v val valAx varyColors view3D w wMode wireframe x xMode
  xVal y yMode yVal`;

export const attributes = `
  accent1 accent2 accent3 accent4 accent5 accent6 alignWithMargins b bg1 bg2 blackAndWhite bwMode copies
  differentFirst differentOddEven draft fallbackImg featureList firstPageNumber folHlink footer formatCode
  header hlink horizontalDpi id idx l orientation paperSize r sourceLinked t tx1 tx2 uri useFirstPageNumber
  val version verticalDpi`;

export const values = `
  area auto autoZero b bar bestFit between billions both box circle clustered col cone coneToMax cross ctr
  cust cylinder dash days default diamond dot edge exp factor filled fixedVal gap high hundredMillions
  hundredThousands hundreds in inBase inEnd inner l landscape line lineMarker linear log low marker max maxMin
  midCat millions min minMax minus months movingAvg nextTo none out outEnd outer percent percentStacked
  percentage picture pie plus poly portrait pos power pyramid pyramidToMax r smooth smoothMarker span square
  stack stackScale stacked standard star stdDev stdErr stretch t tenMillions tenThousands thousands tr
  triangle trillions val w x y years zero`;
