/** English words that say nothing about whom a text describes. They count within n-grams, never alone. */

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also am an and any are as at be became because become been
  before being below between both but by can cannot could did do does doing down during each either
  else ever few for from further get got had has have having he her here hers herself him himself
  his how however i if in into is it its itself just may me might more most much must my myself near
  neither no nor not now of off often on once only or other others our ours out over own per same
  several shall she should since so some such than that the their theirs them themselves then there
  these they this those though through thus to together too towards under until up upon us very via
  was we were what when where whether which while who whom whose why will with within without would
  yet you your yours mr mrs ms dr`.split(/\s+/),
);
