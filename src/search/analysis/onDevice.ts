/** Matches the device that a query mentions, in both languages: "on my iPad", « sur tablette ». */
export const onDevice =
  /(?<=\b(?:on|sur) (?:l.|\w+ )?)(?:android|ipad|iphone|mobile|phone|smartphone|tablet|t[eé]l[eé]ph)/i;
