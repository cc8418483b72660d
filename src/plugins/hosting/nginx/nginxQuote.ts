/** A text as one parameter of a directive of nginx. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * A pattern as one parameter.
 *
 * @param sign what says that it is a pattern: `~` in a map, nothing in a location
 */
export const quotePattern = ({source}: RegExp, sign = ''): string =>
  `"${sign}${source.replaceAll('\\/', '/')}"`;
