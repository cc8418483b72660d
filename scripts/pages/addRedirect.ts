const declaration = /(export const redirects: Readonly<Record<string, string>> = \{)([^}]*)(\};)/;

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
  return source.replace(declaration, (_, start: string, list: string, end: string) => {
    const kept = list
      .split('\n')
      .map((line) => line.trim())
      .filter(
        (line) =>
          line !== '' &&
          !line.startsWith(`'${to.replace(/(.)\/$/, '$1')}':`) &&
          !line.startsWith(`'${from}':`),
      )
      .map((line) => line.replace(`: '${from}'`, `: '${to}'`).replace(`: '${from}/'`, `: '${to}'`));
    const lines = [
      ...kept.map((line) => (line.endsWith(',') ? line : `${line},`)),
      `'${from}': '${to}',`,
    ];
    return `${start}\n${lines.map((line) => `  ${line}\n`).join('')}${end}`;
  });
}
