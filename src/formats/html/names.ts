/** What elements and attributes are to somebody who reads a page. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements that stand on lines of their own. */
export const BLOCKS = words(`
  address article aside blockquote body button canvas caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li
  link listing main menu meta nav noscript object ol optgroup option p plaintext pre search section select style
  summary svg table tbody td template text textarea tfoot th thead title tr ul video xmp`);

/** Elements whose white space is shown as it stands. */
export const PREFORMATTED = words("pre listing textarea plaintext xmp");

/** Elements whose content no browser shows; it goes. */
export const UNSHOWN = words("iframe noembed noframes");

/** Attributes that a reader sees or hears, or that repeat in another form what the page says. */
export const TEXTS = words(`
  alt title placeholder label summary abbr value content datetime download standby prompt author
  aria-label aria-description aria-placeholder aria-roledescription aria-valuetext`);

export const URLS = words(`
  href src action formaction cite poster data srcset imagesrcset background longdesc ping manifest itemid
  xlink:href codebase archive about resource profile lowsrc dynsrc`);

/** Kinds of `<meta>` that speak to programs only. */
export const TECHNICAL_META = words(`
  viewport robots googlebot theme-color color-scheme referrer generator format-detection content-type
  x-ua-compatible content-security-policy default-style msapplication-tilecolor apple-mobile-web-app-capable`);

/** Kinds of `<link>` that make up how the page looks. */
export const LOOK_LINKS = words(
  "stylesheet icon apple-touch-icon preload preconnect dns-prefetch mask-icon",
);

/** Attributes that may hold anything and that only scripts read, or that are code or a page of their own. */
export const REMOVED = /^(?:on[a-z]+|data-.*|srcdoc|nonce|integrity)$/;
