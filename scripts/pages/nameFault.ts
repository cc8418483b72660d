import {pageNameFrom} from '../../src/plugins/content-contract/page/pageNameFrom';

/** Maximum length of a path segment: file name limits, less the extensions. */
const mostLetters = 100;

/**
 * Why a name makes a poor address, and what to use instead; undefined when it is fine.
 *
 * @param name of a page, with or without folders, without its extension
 */
export function nameFault(name: string): string | undefined {
  const good = name.split('/').map(pageNameFrom).filter(Boolean).join('/');
  const long = good.split('/').find((part) => part.length > mostLetters);
  if (long) {
    return `${long} is too long for an address: it has ${long.length} letters, and the limit is ${mostLetters}. Give a shorter name; for a long title, use --name print-the-plan.`;
  }
  if (good === name) {
    return name === '' ? 'A page needs a name of letters or digits.' : undefined;
  }
  const remedy = good ? `Write ${good}.` : 'Give it letters or digits: print-the-plan.';
  return `“${name}” cannot be used as an address: use small letters without accents, digits and hyphens, and no number in front. ${remedy}`;
}
