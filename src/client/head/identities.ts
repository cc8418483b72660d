/**
 * The elements that a head may contain, each with the attributes that can identify it, as in
 * react-helmet-async. Elements without any are identified by their text, or are unique.
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
