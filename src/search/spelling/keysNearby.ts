/**
 * French and English phone keyboards, row by row. A key touches its neighbours in the row, and the
 * key at the same position in the row above and below.
 */
const keyboards = [
  ['azertyuiop', 'qsdfghjklm', '  wxcvbn'],
  ['qwertyuiop', 'asdfghjkl', ' zxcvbnm'],
];

/** Pairs of adjacent keys, in both orders: "az" and "za". */
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
