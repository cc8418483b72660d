/**
 * Keys as a thumb finds them, on French and on English keyboards: each between its neighbours, and
 * over the key below it.
 */
const keyboards = [
  ['azertyuiop', 'qsdfghjklm', '  wxcvbn'],
  ['qwertyuiop', 'asdfghjkl', ' zxcvbnm'],
];

type Find = (rows: readonly string[], row: number, column: number) => string | undefined;

/** Each key with the one that is found from it, either first. */
function pairs(find: Find): string[] {
  return keyboards.flatMap((rows) =>
    rows.flatMap((keys, row) =>
      [...keys].flatMap((key, column) => {
        const other = find(rows, row, column) ?? '';
        return other ? [key + other, other + key] : [];
      }),
    ),
  );
}

/** Pairs of keys that stand side by side. */
export const keysBeside: ReadonlySet<string> = new Set(
  pairs((rows, row, column) => rows[row]?.[column - 1]),
);

/** Pairs of keys that touch, also one over the other. */
export const keysNearby: ReadonlySet<string> = new Set([
  ...keysBeside,
  ...pairs((rows, row, column) => rows[row - 1]?.[column]),
]);
