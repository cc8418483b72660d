/**
 * Control characters, soft hyphens, zero-width spaces, direction marks and private-use characters.
 */
export const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}](?<!\n|\r)/u;

/** Line breaks inserted by other programs: Word at Shift + Enter, for example. */
export const foreignBreak = /^[\v\f\u0085\u2028\u2029]/;

/**
 * Soft hyphens, zero-width spaces and direction marks, which can be removed without changing the
 * words. Not the zero-width joiner: it may be part of an emoji.
 */
const idle = '[\\u00ad\\u200b\\u200e\\u200f\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]';

const idleStretch = new RegExp(`${idle}(?:.*${idle})?`);

/**
 * The range from the first to the last removable character of a line, and its text without them.
 */
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
