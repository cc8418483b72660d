/**
 * What the head holds, and the attributes that tell two elements of a kind apart, as in
 * react-helmet-async. Of the others the text tells it, or nothing does as there is only one.
 */
export const identities: Readonly<Record<string, readonly string[]>> = {
  html: [],
  body: [],
  title: [],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src'],
  style: [],
  noscript: [],
};
