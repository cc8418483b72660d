import {pageNameFrom} from '../../src/plugins/content-contract/page/pageNameFrom';

/** Letters between two slashes: what a disk takes for the name of a file, with room for endings. */
const mostLetters = 100;

/**
 * Why a name makes no good address, and what to write instead; nothing when it makes one.
 *
 * @param name of a page, with the folders it stands in or without, and without its ending
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
