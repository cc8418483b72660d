const declaration = /(export const redirects: Readonly<Record<string, string>> = \{)([^}]*)(\};)/;

/** The formatter breaks a long one after its colon: it is no line. */
const entry = /(\s*)'([^']*)':\s*'([^']*)',?/g;

/**
 * src/site.ts with one more redirect. Those that led to the old address lead to the new one.
 *
 * @param from address that readers may still have, such as `/features/shortcuts`
 * @param to address that replaces it, as its page has it: a section ends with a slash
 * @throws when src/site.ts does not declare `redirects` as one object
 */
export function addRedirect(source: string, from: string, to: string): string {
  if (!declaration.test(source)) {
    throw new Error(
      `src/site.ts: redirects is not one plain object any more. Add this line to it by hand: '${from}': '${to}',`,
    );
  }
  const twin = to.replace(/(.)\/$/, '$1');
  return source.replace(declaration, (_, start: string, list: string, end: string) => {
    const kept = list.replace(entry, (_, space: string, address: string, target: string) => {
      if (address === from || address === twin) {
        return '';
      }
      const leadsOn = target === from || target === `${from}/`;
      return `${space}'${address}': '${leadsOn ? to : target}',`;
    });
    return `${start}${kept.trimEnd()}\n  '${from}': '${to}',\n${end}`;
  });
}
