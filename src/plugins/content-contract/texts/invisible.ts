/** Controls, soft hyphens, spaces of no width, marks of direction, and signs of a private font. */
export const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}](?<!\n|\r)/u;

/** Where another program has ended a line: Word at Shift + Enter, for example. */
export const foreignBreak = /^[\v\f\u0085\u2028\u2029]/;

/**
 * Soft hyphens, spaces of no width and marks of direction, which leave the same words when they go.
 * One that joins letters may be part of a picture.
 */
const idle = '[\\u00ad\\u200b\\u200e\\u200f\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]';

const idleStretch = new RegExp(`${idle}(?:.*${idle})?`);

/** From the first character of a line that can go to the last, and what it is without them. */
export function withoutIdle(line: string) {
  const stretch = idleStretch.exec(line);
  return (
    stretch && {
      start: stretch.index,
      end: stretch.index + stretch[0].length,
      text: stretch[0].replace(new RegExp(idle, 'g'), ''),
    }
  );
}
