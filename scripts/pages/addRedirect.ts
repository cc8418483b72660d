import {withoutSlash} from '../../src/plugins/content-contract/page/withoutSlash';

const declaration = /(export const redirects: Readonly<Record<string, string>> = \{)([^}]*)(\};)/;

const remark = /\/\/[^\n]*(?=\n)|\/\*(?:(?!\*\/)[\s\S])*\*\//.source;
/** Comments directly above an entry belong to it. */
const ownRemarks = `(?:\\s*(?:${remark})(?=\\n[ \\t]*\\S))*`;
/** The formatter breaks a long entry after its colon, so match across lines. */
const entry = `\\s*'(?<address>[^']*)':\\s*'(?<target>[^']*)',?(?:[ \\t]*${remark})?`;
/** Also matches a comment without an entry, so that it is not taken for one. */
const part = new RegExp(`(?<remarks>${ownRemarks})(?<line>${entry})|${remark}`, 'g');

/** The parts of an entry; undefined for a lone comment. */
type Groups = Readonly<Record<'remarks' | 'line' | 'address' | 'target', string | undefined>>;

/**
 * src/site.ts with one more redirect. Redirects to the old address now lead to the new one; a
 * contradicting one is removed, with its comment.
 *
 * @param from address that readers may still use, such as `/features/shortcuts`
 * @param to canonical address that replaces it: a section ends with a slash
 * @throws when src/site.ts does not declare `redirects` as one object
 */
export function addRedirect(source: string, from: string, to: string): string {
  if (!declaration.test(source)) {
    throw new Error(
      `src/site.ts: redirects is no longer a plain object. Add this line to it by hand: '${from}': '${to}',`,
    );
  }
  const twin = withoutSlash(to);
  return source.replace(declaration, (_, start: string, list: string, end: string) => {
    const kept = list.replace(part, (found: string, ...rest) => {
      const {remarks = '', line, address, target}: Groups = rest.at(-1);
      if (line === undefined) {
        return found;
      }
      if (address === from || address === twin) {
        return '';
      }
      const leadsOn = target === from || target === `${from}/`;
      const written = line.replace(/:\s*'[^']*',?/, () => `: '${leadsOn ? to : target}',`);
      return `${remarks}${written}`;
    });
    return `${start}${kept.trimEnd()}\n  '${from}': '${to}',\n${end}`;
  });
}
