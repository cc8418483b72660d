/** Quotes a text as one parameter of an nginx directive. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Quotes a pattern as one parameter.
 *
 * @param sign marks it as a regular expression: `~` in a map, empty in a location
 */
export const quotePattern = ({source}: RegExp, sign = ''): string =>
  `"${sign}${source.replaceAll('\\/', '/')}"`;
