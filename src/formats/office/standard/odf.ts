/** Keywords of OpenDocument 1.3. Written by tools/office/standard.py. */

export const values = `
  0 0deg 0grad 0rad 1 1.3 100 2 200 3 300 3d 400 500 600 700 800 900 A I ROC _blank _parent _self _top a above
  accent accepted address after-previous all alpha-numeric alternate always angled-connector-line angled-line
  annotations annote appear arc area array arrow-down arrow-left arrow-right arrow-up article as-char
  ascending asian asterisk at-axis at-labels at-labels-and-axis attractive author auto auto-create-new-frame
  automatic average averaged-abscissa avoid-overlap axial b-spline background balanced base64Binary baseline
  below bevel bibliography-type biggest bigint binary bit bitmap blend blob bold book booklet booktitle
  boolean border both bottom bottom-end bottom-left bottom-right bottom-start bow-tie buddhist butt capitalize
  caption cascade category-and-value cell-range center central chapter char chart charts checked checkerboard
  circle clip clob clockwise close close-horizontal close-vertical cm collapse collapsing color column
  column-percentage columns command complex condensed condition cone conference constant content continue
  continuous copy-all copy-results-only correct count counter-clockwise counterclockwise countnums
  cubic-spline cuboid currency current current-date curve custom custom1 custom2 custom3 custom4 custom5 cut
  cylinder dash dashed data date date-time datetime days decimal decorative default descending diamond
  direction disable disabled disc discrete dissolve distinct distribute-letter distribute-space document dot
  dot-dash dot-dashed dot-dot-dash dotted double double-sided down draft drawing-page drawings dynamic edition
  editor ellipsoid email embed embossed emphasis enable enabled end endnote engraved entrance equal-boolean
  equal-integer equal-use-only-zero error-margin evenodd execute exit expanded exponential extra-condensed
  extra-expanded fade fade-from-bottom fade-from-center fade-from-left fade-from-lowerleft
  fade-from-lowerright fade-from-right fade-from-top fade-from-upperleft fade-from-upperright fade-out
  fade-to-center false fast filter first first-page fix fixed flat float fly-away font-color footer footnote
  foreground foreign formula formula-hidden formulas forward frame frame-content frame-end-margin
  frame-start-margin free freeze from-another-table from-bottom from-center from-inside from-left
  from-lower-left from-lower-right from-right from-same-table from-top from-upper-left from-upper-right ft
  full gap gengou get gouraud gradient graphic gregorian greyscale grid handout hanging hanja hanja_yoil hatch
  header headers hidden hidden-and-protected hide high hijri hold horizontal horizontal-bar
  horizontal-checkerboard horizontal-lines horizontal-on-even horizontal-on-odd horizontal-stripes hourglass
  hours howpublished hsl i icon identifier ideograph-alpha ignore image in inbook inch incollection indefinite
  index information inherit inner inproceedings inside institution int integer intensity interactive-sequence
  interlocking-horizontal-left interlocking-horizontal-right interlocking-vertical-bottom
  interlocking-vertical-top into-default-style-data-style into-english-number inverse is-boolean isbn issn
  italic iterative jewish journal justify keep-text km label-alignment label-width-and-position landscape
  language laser last last-page last-visited-page latin leave-gap left left-outside letters line line-height
  linear lines listtab logarithmic long long-dash longvarbinary longvarchar lowercase lr lr-tb ltr luminance m
  main-sequence major manual margins mastersthesis max media media-call medium melt member-difference
  member-percentage member-percentage-difference mi middle min minor minutes mirrored misc miter mm modern
  modulate mono month months motion-path move move-from-bottom move-from-left move-from-lowerleft
  move-from-lowerright move-from-right move-from-top move-from-upperleft move-from-upperright move-short
  moving-average name name-and-extension named named-symbol near-axis near-axis-other-side near-origin never
  new next next-page no-action no-limit no-nulls no-repeat no-wrap nohref non-primitive none nonzero normal
  note notes nothing nullable number number-all-superior number-and-name number-no-superior numeric object
  objectBoundingBox objects oblique ole-action on-click onLoad onRequest once-concurrent once-successive open
  open-horizontal open-vertical organizations orgchart other out outer outline outline-subtotals-bottom
  outline-subtotals-top outside outside-end outside-start paced pad page page-content page-end-margin
  page-number page-start-margin pages paragraph paragraph-content paragraph-end-margin paragraph-start-margin
  parallel parent path pc pending percentage perspective phdthesis phong plain-number plain-number-and-name
  plus polynomial portrait position post power presentation previous previous-page primary print-range
  print-view printer prior proceedings product protected pt publisher push pyramid quarters query radial
  random real records rect rectangle rectangular ref reflect rejected remove remove-dependents
  remove-precedents repeat repeat-column repeat-row replace report-type reset restrict reverse rgb right
  right-outside rl rl-tb roll-from-bottom roll-from-left roll-from-right roll-from-top roman rotate round row
  row-percentage rows ruby run-through running-total scale scale-min school screen script scroll seconds
  section segments selection selection-indices self semi-automatic semi-condensed semi-expanded separating
  separator series set-default set-null shape short show side-by-side simple single size skewX skewY
  skip-white-space slide slow small-caps smallint solid sort-ascending sound space sphere spiral-inward-left
  spiral-inward-right spiral-outward-left spiral-outward-right spiralin-left spiralin-right spiralout-left
  spiralout-right spline sql sql-pass-through sqlnull square stagger-even stagger-odd standard
  standard-deviation standard-error star start stdev stdevp step-center-x step-center-y step-end step-start
  stop straight-line stretch stretch-from-bottom stretch-from-left stretch-from-right stretch-from-top strict
  string stripes struct sub submit subtitle sum super swiss system table table-cell table-column table-fields
  table-row tabular-layout tb tb-lr tb-rl techreport text text-box thick thin thumbnail time timestmp
  timing-root tinyint title to-another-table to-bottom to-center to-left to-lower-left to-lower-right to-right
  to-top to-upper-left to-upper-right top top-end top-left top-right top-start total-percentage
  trace-dependents trace-errors trace-precedents transition translate transparent triple true ttb
  ultra-condensed ultra-expanded unchecked uncover-to-bottom uncover-to-left uncover-to-lowerleft
  uncover-to-lowerright uncover-to-right uncover-to-top uncover-to-upperleft uncover-to-upperright unique unit
  unknown unpublished unsorted up uppercase url use-zero value value-and-percentage value-list value-type var
  varbinary varchar variable variance varp verb vertical vertical-bar vertical-checkerboard vertical-lines
  vertical-stripes visible void volume warning watermark wave wavyline wavyline-from-bottom wavyline-from-left
  wavyline-from-right wavyline-from-top whenNotActive wide with-previous word wrap www x y year years z
  zero-values`;
