/** Every kind of place of a page, of its styles and of a message, with a word in it. */

import { Buffer } from "node:buffer";
import { type Place, WORD } from "./plant.js";

/** How somebody may write the word within a value or a name. */
const FORMS: Readonly<Record<string, string>> = {
  "": WORD,
  ", in lower case": WORD.toLowerCase(),
  ", beside known words": `page-${WORD.toLowerCase()} main`,
};

const ELEMENTS =
  "p a img input meta link svg path td form video div object option button ol math mi iframe body html track area text use circle";

/** Attributes of HTML, SVG, MathML, RDFa, microdata and frameworks. */
const ATTRIBUTES = `
  abbr about accept accept-charset accesskey action align allow alt archive aria-activedescendant aria-checked aria-controls
  aria-current aria-describedby aria-description aria-details aria-haspopup aria-keyshortcuts aria-label aria-labelledby
  aria-level aria-live aria-owns aria-placeholder aria-roledescription aria-valuemax aria-valuetext as async author
  autocapitalize autocomplete background bgcolor border cite class classid clip-path code codebase codetype color cols
  content contenteditable coords crossorigin d data data-who datatype datetime decoding dir download dur enctype
  enterkeyhint face fetchpriority fill filter font-family for form formaction frame headers height hidden href hreflang
  http-equiv hx-vals id imagesizes imagesrcset in in2 inputmode integrity is itemid itemprop itemref itemtype kind label lang
  language list longdesc lowsrc manifest marker-end mask max media method min name ng-init nonce object offset onclick onerror
  part pattern ping placeholder points popovertarget poster preload profile property prompt rel resource result rev role
  rules sandbox scheme scope shape sizes slot span src srcdoc srclang srcset standby start stroke style summary tabindex
  target text text-anchor title transform translate type typeof usemap v-bind:user valign value values viewBox vocab width
  wire:snapshot wrap x x-data xlink:href xlink:title xml:base xml:lang xml:space xmlns xmlns:who`;

/** Styles with the word in each place that the grammar has. */
const STYLES: readonly string[] = [
  ".W{color:red}",
  "#W{color:red}",
  "W{color:red}",
  "W-card p{}",
  "[W]{}",
  "[data-W=a]{}",
  "[class=W]{}",
  "[class='W']{}",
  '[href*="/W/"]{}',
  "a:W{}",
  "a::W{}",
  "a::part(W){}",
  "a:lang(W){}",
  "a:is(.W,b){}",
  "a:not(#W){}",
  "a{W:red}",
  "a{--W:red}",
  "a{--x:W}",
  "a{--x:'W'}",
  "a{--x:{a:W}}",
  "a{color:var(--W,W)}",
  "a{font-family:W}",
  "a{font-family:'W Sans',serif}",
  "a{font:12px/1 W}",
  "a{content:'W'}",
  "a{content:attr(W)}",
  "a{content:counter(W)}",
  "a{counter-reset:W}",
  "a{animation:W 2s}",
  "a{transition:W 2s}",
  "a{grid-area:W}",
  "a{grid-template-areas:'W main'}",
  "a{grid-template-columns:[W] 1fr}",
  "a{background:url(/users/W.png)}",
  "a{background:url('/users/W.png')}",
  "a{background:url(https://W.example/a.png)}",
  "a{background:image-set('W.png' 1x)}",
  "a{cursor:url(W.cur),auto}",
  "a{mask:url(#W)}",
  "a{list-style:'W'}",
  "a{quotes:'W' 'W'}",
  "a{width:1W}",
  "a{width:W(1px)}",
  "a{color:#W}",
  "a{filter:progid:DXImageTransform.Microsoft.W(src='W')}",
  "a{behavior:url(W.htc)}",
  "a{color:red!W}",
  "@import 'W.css';",
  "@import url(W.css) W;",
  "@import url('W.css') layer(W) supports(W:W);",
  "@charset 'W';",
  "@namespace W url(http://W.example);",
  "@media W{a{color:red}}",
  "@media (min-width:1W){}",
  "@supports (W:1){}",
  "@keyframes W{from{color:red}}",
  "@keyframes 'W'{}",
  "@font-face{font-family:W;src:local('W'),url(W.woff2) format('W')}",
  "@layer W;",
  "@layer W.W{}",
  "@container W (width>1px){}",
  "@page W{}",
  "@property --W{syntax:'W'}",
  "@counter-style W{symbols:W}",
  "@font-feature-values W{@styleset{W:1}}",
  "@view-transition{types:W}",
  "@W{}",
  "@W a;",
  "/* W */a{}",
  "a{/* W */}",
  "<!-- W -->a{}",
  "a{b:'W",
  "a{b:url(W",
  "a{b:'\nW",
  "a{b:url(W W)}",
  "a{color:\\51uorvath}",
  ".\\51 uorvath{}",
  "a{}W",
];

/** Whole pages, `W` the word. */
const PAGES: Readonly<Record<string, string>> = {
  "the doctype": "<!DOCTYPE W><p>x",
  "the doctype's public name": '<!DOCTYPE html PUBLIC "-//W//DTD HTML" "http://W.example"><p>x',
  "the doctype's system name": '<!DOCTYPE html SYSTEM "W"><p>x',
  "an XML declaration": '<?xml version="1.0" encoding="W"?><p>x',
  "a processing instruction": "<?W W?><p>x",
  "before the root": "<!--W--><p>x",
  "after the root": "<p>x</p></body></html><!--W-->",
  "a conditional comment": "<!--[if W]><p>W</p><![endif]--><p>x",
  "a shown conditional comment": "<![if W]><p>x<![endif]>",
  "a section of characters": "<svg><text><![CDATA[W]]></text></svg>x",
  "a declaration": "<!ENTITY W 'W'><p>x",
  "an end tag": "<p>x</p W='W'>",
  "an end tag that closes nothing": "x</W>",
  "a tag that breaks off": "<p>x<W",
  "a tag that breaks off in a value": "<p>x<a title='W",
  "a repeated attribute": "<p title=a title=W>x",
  "a script": "<script>var W='W'</script>x",
  "a script's attributes": "<script src=W.js id=W data-W=W></script>x",
  "linked data": '<script type="application/ld+json">{"name":"W"}</script>x',
  "data of a framework": '<script id="__NEXT_DATA__" type="application/json">{"W":"W"}</script>x',
  "a template": "<template><p title=W>W</p></template>x",
  "a template's root": "<template shadowrootmode=W><slot name=W></slot></template>x",
  "an own element": "<W-card>x</W-card>",
  "an element of another maker": "<o:W>x</o:W><st1:place w:st=W>x</st1:place>",
  noscript: "<noscript>W</noscript>x",
  "what a frame holds": "<iframe>W</iframe><noframes>W</noframes><noembed>W</noembed>x",
  "a page within a page": "<iframe srcdoc='&lt;p>W'></iframe>x",
  "a parameter": "<object data=W><param name=W value=W>W</object>x",
  "a map": "<img usemap=#W alt=x><map name=W><area href=#W alt=W></map>",
  "a name of metadata": "<meta name=W content=x><p>x",
  "a property of metadata": "<meta property='W:title' content=x><p>x",
  "a header of metadata": "<meta http-equiv=W content=W><p>x",
  "a policy of content":
    "<meta http-equiv=Content-Security-Policy content='img-src W.example'><p>x",
  "a refresh": "<meta http-equiv=refresh content='1;url=/u/W'><p>x",
  "the program": "<meta name=generator content='W 1.0'><p>x",
  "the window": "<meta name=viewport content='width=W'><p>x",
  "an author": "<meta name=author content=W><p>x",
  "a base": "<base href=https://W.example/ target=W><p>x",
  "a link's relation": "<link rel=W href=/a.css><p>x",
  "a style sheet": "<link rel=stylesheet href=/u/W/a.css media=W title=W><p>x",
  "an icon": "<link rel=icon href=/u/W.ico sizes=W type=image/W><p>x",
  "a title": "<title>W</title><p>x",
  microdata: "<div itemscope itemtype=https://schema.org/W itemid=urn:W><b itemprop=W>x</b></div>",
  "a vocabulary":
    "<div vocab=https://schema.org/W prefix='W: http://W.example/' typeof=W:W>x</div>",
  "a namespace": "<svg xmlns:W=http://W.example><text>x</text></svg>",
  "a drawing's words":
    "<svg><title>W</title><desc>W</desc><metadata><W>W</W></metadata><text>W</text></svg>x",
  "a style of a drawing": "<svg><style>.W{fill:red}</style><text class=W>x</text></svg>",
  "a style of a drawing, as references":
    "<svg><style>&#81;uorvath{fill:red}</style><text>x</text></svg>",
  "a link of a drawing":
    "<svg><a xlink:href=#W xlink:title=W><text>x</text></a><use href=#W /></svg>",
  "a formula": "<math><annotation encoding=W>W</annotation><mi id=W>x</mi></math>",
  "a value as references": "<p class='&#81;uorvath'>x",
  "an address in percent": "<a href='/u/%51uorvath'>x</a>",
  "an address of data": `<img alt=x src=data:image/png;base64,${Buffer.from(WORD).toString("base64")}>`,
  "an address of a script": "<a href=\"javascript:greet('W')\">x</a>",
  "candidates of pictures": "<img alt=x srcset='/u/W.png 1x, /u/W-2.png 2x'>",
  "a field's value":
    "<input value=W><input type=hidden value=W><textarea placeholder=W>W</textarea>x",
  "a list of options": "<input list=W><datalist id=W><option value=W label=W></datalist>x",
  "a heard name": "<button aria-label=W title=W>x</button>",
  "a soft hyphen": "<p>Quor&shy;vath x",
  "a slot": "<div slot=W part=W exportparts=W:W is=W>x</div>",
};

const page = (name: string, source: string): Place => ({
  name,
  plant: () => new TextEncoder().encode(source),
});

/** All places of pages; where a word is text it is read, elsewhere it is allowed, numbered or gone. */
export function pagePlaces(): Place[] {
  const places: Place[] = [];
  for (const [form, word] of Object.entries(FORMS)) {
    for (const element of ELEMENTS.split(" "))
      for (const attribute of ATTRIBUTES.trim().split(/\s+/))
        places.push(
          page(
            `<${element} ${attribute}>${form}`,
            `<${element} ${attribute}="${word}">x</${element}>y`,
          ),
        );
    for (const [what, source] of Object.entries(PAGES))
      places.push(
        page(
          `${what}${form}`,
          source.replaceAll("W", () => word.replace(/\s.*/, "")),
        ),
      );
    for (const style of STYLES) {
      const css = style.replace(/W/g, () => word.replace(/\s.*/, ""));
      places.push(page(`${style} in a sheet${form}`, `<style>${css}</style>x`));
      if (/^a\{[^<]*\}$/.test(style)) {
        const value = css.slice(2, -1).replaceAll('"', "&quot;");
        places.push(page(`${style} in an element${form}`, `<p style="${value}">x</p>`));
      }
    }
  }
  for (const name of ["W", "data-W", "aria-W", "xml:W", "W:x", "@W", ":W"])
    places.push(page(`an attribute's name ${name}`, `<p ${name.replace("W", WORD)}=1>x`));
  return places;
}
