/** A device on which the thing is done, which has one name in both languages, or nearly. */
export const onDevice =
  /(?<=\b(?:on|sur) (?:l.|\w+ )?)(?:android|ipad|iphone|mobile|phone|smartphone|tablet|t[eé]l[eé]ph)/i;
