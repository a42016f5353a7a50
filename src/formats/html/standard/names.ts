/** Names of elements, attributes and values of HTML, SVG and MathML, in words. */

export const elements = `
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
  dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr
  html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee menu
  menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param
  picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
  th thead time title tr track tt u ul var video wbr xmp
  animate animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix fecomponenttransfer
  fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca
  fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
  fespecularlighting fespotlight fetile feturbulence filter font-face foreignobject g glyph glyphref hkern line
  lineargradient marker mask metadata mpath path pattern polygon polyline radialgradient rect set stop switch symbol
  text textpath tref tspan use view vkern
  annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi mlabeledtr
  mlongdiv mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mscarries mscarry msgroup msline
  mspace msqrt msrow mstack mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics
  xml`;

/** Keywords of attributes: roles, states, relations, kinds of input, of text and of link, media types, metadata. */
export const values = `
  accept access accordion accuracy action activedescendant additional adr alert alertdialog allow alternate alternative always
  amphtml amp anonymous anywhere aperture app apple application apps archived archives aria article ascii assertive atom atomic attribution
  author authors autocomplete autoplay avif banner big5 binary birthday block blocking bookmark booking border both bottom braille
  browser busy button cache cancel canonical capable capture cell center challenge char charset checkbox circle city clear
  clickjacking clipboard close code collapsed color column columnheader combobox command company complementary
  compatible compress content contentinfo controls copy copyright country cover created creator credentialless credit credentials
  cross csp csv currency current current date datetime day days decimal deflate defer definition delete describedby description deletion details
  device dialog dir directory disabled disclosure dns document domain double download drop dtd duration eager
  edge element ellipsis email embed emphasis empty encoding encrypt enctype endtag enter environment error errormessage equiv europe event
  every expanded explicit extension external facebook false family favicon feed fetch figure file first flowto focus footer form format
  frame fullscreen fusion gallery generator generic geo geolocation get given go googlebot grammar graphics grid gridcell group guide gzip
  haspopup head header heading height help hidden high highlight home honorific hreflang html http https humans icon ical icons identity
  ietf image images img immersive immediate import index inert info initial inline input insert insertion integrity invalid ism iso item
  itemprop itemref itemscope itemtype jpeg jpg json javascript key keywords keyshortcuts label labelledby landmark language large last latin
  layer lazy left legal legend level license line link list listbox listitem live local locale locality location log logo loose
  low magnetometer main maintained manifest map mark marquee mask math maximum me media medium member menu menubar menuitem
  menuitemcheckbox menuitemradio message meta meter method metadata microphone microsoft mime mixed mobile modal modified
  modulepreload monitoring mp3 mp4 mpeg msapplication multipart multiline multiselectable music name names navbutton navigation new next nickname no
  nofollow noarchive noindex noopener none nope noreferrer nosnippet note notify notranslate ns ogg ogp og oblique office
  off on opener open openid opensearch option organization orientation origin other otp outline output owns page parent pagination
  paragraph parameter part passive password pattern payload payment pdf person phone photo php picture picker pingback plain platform
  player png polite popover popup portrait posinset post postal precomposed preconnect prefetch prefix preload preloading
  prerender presentation pressed preview prev previous primary print privacy product profile progress progressbar progressive property
  provider public publisher published pubdate punycode purl query radio radiogroup range rating readonly recommended record ref referrer
  refresh region rel relevant remove removals rendering replies reply required reset responsive rev review right robots role roledescription
  rotate row rowcount rowgroup rowheader rowindex rows rowspan rss ruby same sandbox scale schema screen scripting scroll scrollbar search
  searchbox section secure security select selected self sensor separator setsize serif shape shift sgml shortcut
  shortlink shrink sidebar site sitename size skip slider slow small smart sms snap snippet sort sorted source spacing speaker
  specific spinbutton square standalone standard starttag start startup state static status status strict street string strong stylesheet sub
  submit subscript subtitle subtitles summary superscript support suggestion svg swap switch tab table tablist tabpanel tag tags tall
  target tel term terms text textbox theme thing thumbnail tiff tile tilecolor tileimage time timer title to toggle toolbar toggle tooltip
  top touch track transitional translate translation transparent tree treegrid treeitem true twitter type unicode unsafe unsecure until
  updated upgrade upload url urlencoded usb use user username utf utf8 valid value valuemax valuemin valuenow valuetext vary verification version
  video view viewport viewport vocab vnd voice wall wav web webapp webm webp webmanifest week width window windows with woff woff2 word
  workers worldwide www w3c w3 org com dc dcterms foaf xhtml xlink xml xmlns xsl xslt year yes zoom zxx
  initial minimum scalable fit device insets uniform resizes overlays light dark only telephone address
  compat doctype ietf hypertext translator editor edited event events article articlebody image mainentity
  lang hans hant latn cyrl arab
  application octet stream form data multipart related calendar vcard rtf ecmascript module importmap speculationrules
  datavocabulary data-vocabulary contact creativework webpage webpagelement blogposting newsarticle imageobject videoobject
  offer breadcrumblist listitem searchaction postaladdress headline datepublished datemodified
  xmlschema math mathml annotation wikibase encoding tex mathvariant doublestruck script fraktur monospace sansserif
  upper lower roman alpha latin greek disc square circle lr rl tb ltr rtl justify char void above below hsides vsides lhs rhs box
  groups cols blank parent top self get post dialog
  turbulence fractalnoise stitch nostitch duplicate wrap over atop xor lighter arithmetic magnify
  userspaceonuse objectboundingbox strokewidth pad reflect repeat saturate huerotate luminancetoalpha identity table discrete gamma
  sourcegraphic sourcealpha backgroundimage backgroundalpha fillpaint strokepaint xmidymid xminymin xmaxymax xmidymin xmidymax xminymid
  xmaxymid xminymax xmaxymin meet slice exact stretchy accent evenodd nonzero round butt bevel miter auto
  `;

/** Typefaces that systems have, and their kinds. */
export const typefaces = `
  andale apple arial arimo avenir baskerville black bold book bookman calibri cambria cantarell chalkboard charter cochin color comic
  condensed consolas constantia copperplate corbel cousine courier didot droid emoji fira font garamond gadget
  geneva georgia gill gothic grande graphik handwriting heavy helvetica hiragino hoefler impact inconsolata inter italic
  iowan kaku kosugi lato liberation light lucida malgun mangal marker meiryo menlo merriweather microsoft mincho monaco mono monospace
  montserrat ms mt narrow neue new noto nova nunito nunitosans old open optima oldstyle oswald oxygen palatino papyrus pingfang playfair
  plex poppins prime pro proxima raleway regular roboto rockwell rounded san sans segoe semibold serif slab source sourcesans std
  style symbol symbols system tahoma text tinos thin times trebuchet typewriter ubuntu unicode urw verdana wide yahei yu
  awesome fontawesome glyphicons icomoon ionicons dashicons material bootstrap feather octicons sf display code light free brands solid`;

/** What authors and frameworks call the parts of pages; no word of it names anybody or anything. */
export const parts = `
  about absolute accent accessibility account active ad add addons admin ads affix after agenda alert align all also
  anchor animate animated answer any archive area arrow article aside asset assets attachment auth auto avatar awesome
  back backdrop background backward badge banner bar base basic before below between bg big blank block blockquote blog
  body bold book bookmark border bottom bottombar box boxed brand breadcrumb breadcrumbs break breakpoint broken btn bubble
  build builder bullet button buttons byline cache calendar callout canvas caption captcha capitalize card cards caret carousel cart
  cat categories category cell center centered change chapter chart chat check checkbox checked chevron child choice
  circle cite class classes clear clearfix click clickable close closed cloud code col collapse collapsed collapsible
  collapsing color column columns comment comments common compact component components condensed config confirm
  contact contain container content contents context control controls cookie cookies copy copyright core count counter
  cover create credits css current custom dark dashboard data database date day decoration default del delete desc
  description desktop detail details dialog direction disable disabled dismiss display divider doc document docs done double
  down download draft drag dropdown drop dropcap duration edit editable editor effect element elementor elements email
  embed emphasis empty enabled end entry equal error errors event events even example excerpt expand expanded external
  fade fallback false faq favicon featured feature features feed field fields fieldset figure file files fill filter filters first fit
  fixed flag flex flip float floating flow fluid flush focus folder follow font fonts foot footer footnote footnotes foreground form
  format forward frame framework free full fullscreen fullwidth function gallery gap general generated generic global go
  grad gradient graphic grey grid group groups grow gutenberg gutter half hamburger has head headed header heading headings headline
  height help helper hero hidden hide high highlight highlighted hint history home homepage horizontal hover
  icon icons idx image images img imgs important in include indent index indicator info inherit initial inline inner input inputs
  inset inside insert internal intro introduction invalid inverse invert invisible is item items jumbotron justified justify justification
  keyboard kicker label labels landing lang language languages large last latest layer layout layouts lazy lead leading left legal legend less
  level levels lib library light line lines link links list listing lists live load loaded loader loading local locale
  lock locked login logo logout loop low lower main margin mark marker markdown masthead master match max maximize media
  medium mega menu menus message messages meta metadata middle min mini minimal minimize minor minus mobile modal mode modern modified
  module modules month more mount move multi multiple muted name names nav navbar navigation nested new news
  next no node none normal not note notes notice notification null number numbers object odd off offset offcanvas
  on online only opacity open opened option optional options order ordered orientation origin original other
  out outer outline outlined over overflow overlay own pad padded padding page pager pages pagination panel panels paragraph
  parallax parent parents part partial parts password path pattern payment percent photo photos picture pictures pill pills pin
  placeholder plain play player plugin plugins point pointer policy poll popover popup portal portfolio position post
  posted posts prefix presentation press preview previous price primary print priority privacy private
  prev product products profile profiles progress project projects prompt public publish published pull pull-quote pull-right
  push question quick quote quotes radio radius rail random range rank rate rating ratio raw read readable reader readmore
  recent record red region register related relative remove repeat reply report request required reset
  resize resource resources response responsive rest result results reveal reverse review reviews revision right rotate
  round rounded row rows rtl rule rules runner sample save scale screen screenreader script scripts scroll scrollable scrollbar
  search secondary section sections select selected selection selector send separator series service services session set settings setup
  shadow shape share sharing sheet shop show shown shrink side sidebar sidenav sign signature signin signup simple
  single site sites size sizes skin skip slide slider slides slideshow slim small smooth snippet social solid sort sortable source
  space spacer spacing span special spinner split spread sprite square stack stacked standard star start starting state
  static status step steps sticky stretch striped stroke strong structure style styles stylesheet styling sub subhead
  subheading submenu submit subtitle subnav success suffix suggest suggested suggestions summary super support surface svg swiper switch switcher symbol
  tab tabbed tabindex table tables tabs tag tagline tags target team teaser template terms tertiary test text textarea texts theme themes
  thick thin third thread thumb thumbnail thumbnails tile tiles time timeline timestamp tiny tip tips title titles toc
  today toggle toggleable toggler token tool toolbar tools tooltip top topbar topic topics total touch track transition translate
  transparent tree trigger true truncate type types typography under underline unit units unordered unread
  up update updated upload upper url use used user users util utilities utility valid validate validation value values
  variant version vertical video videos view viewer views viewport visibility visible visually visited volume wait warning wave
  weather web website week weight well wide widescreen widget widgets width widths window word wordpress words wrap wrapper
  wrapping write wysiwyg year zero zone zoom
  uppercase lowercase nowrap subpixel antialiased tracking leading inset sticky translate skew ring blur shrink snap peer
  prose container flexbox mso msonormal msolistparagraph msolist normaltable wordsection worddocument mediawiki infobox navbox reflist vevent vcard
  hentry hfeed entry-content alignleft alignright aligncenter alignnone sr srcset uikit bulma foundation tailwind
  bootstrap jquery react vue angular ember svelte amp wp elementor divi mui chakra ant shadcn fa fas far fab fal
  bold italic semibold extrabold extralight monospace serif sans caps
  success danger warning info primary secondary light dark muted body white black gray slate zinc neutral stone amber lime emerald
  teal sky indigo fuchsia
  first second third fourth fifth sixth quarter one two three four five six seven eight nine ten eleven twelve half whole
  asset static dist public favicon manifest robots sitemap woff woff2 ttf eot png jpg jpeg gif svg webp ico css html htm php json xml txt pdf
  min bundle vendor vendors polyfill polyfills main app chunk runtime styles scripts common reset normalize content uploads includes
  figure email mail recipient preheader outlook yshortcuts applelinks externalclass readmsgbody gmail quote yahoo protonmail
  signature attr wrote forwarded message blockquote mainbody`;
