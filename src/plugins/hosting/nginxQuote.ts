/** A text as one parameter of a directive of nginx. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
