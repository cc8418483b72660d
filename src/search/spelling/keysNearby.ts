/**
 * Keys as a thumb finds them, on French and on English keyboards: each between its neighbours, and
 * over the key below it.
 */
const keyboards = [
  ['azertyuiop', 'qsdfghjklm', '  wxcvbn'],
  ['qwertyuiop', 'asdfghjkl', ' zxcvbnm'],
];

/** Pairs of keys that touch, side by side or one over the other, either first. */
export const keysNearby: ReadonlySet<string> = new Set(
  keyboards.flatMap((rows) =>
    rows.flatMap((keys, row) =>
      [...keys].flatMap((key, column) =>
        [keys[column - 1], rows[row - 1]?.[column]].flatMap((other) =>
          other ? [key + other, other + key] : [],
        ),
      ),
    ),
  ),
);
