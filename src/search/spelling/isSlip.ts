/** Keys side by side, on French and on English keyboards. */
const rows = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].flatMap((key, at) => (at > 0 ? [row[at - 1] + key, key + row[at - 1]] : [])),
  ),
);

/** Whether a thumb that met the key beside the right one made the typed word of the known one. */
export function isSlip(typed: string, known: string): boolean {
  if (typed.length !== known.length) return false;
  const wrong = [...typed].flatMap((key, at) => (key === known[at] ? [] : [`${key}${known[at]}`]));
  return wrong.length === 1 && neighbours.has(wrong[0] ?? '');
}
