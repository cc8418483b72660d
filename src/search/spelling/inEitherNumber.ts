/** A word as spelt, with an added plural s, and without a final s. */
export function inEitherNumber(surface: string): readonly string[] {
  return [surface, `${surface}s`, surface.replace(/s$/, '')];
}
