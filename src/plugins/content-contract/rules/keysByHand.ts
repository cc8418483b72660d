import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {elementsOf} from '../page/elementsOf';
import {sourceOf} from '../page/sourceOf';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {type FoundKeys, findKeys} from '../texts/findKeys';

function remedyOf({keys, shortcut}: FoundKeys): string {
  const quoted = keys.map((name) => `<Key name="${name}" />`).join(' + ');
  if (shortcut) {
    return `Write <Shortcut name="${shortcut}" />, which gives the keys of both systems.`;
  }
  return quoted
    ? `Write ${quoted}, or the <Shortcut> they belong to.`
    : 'Write <Key name="…" /> with a name of src/product/keys.ts.';
}

/**
 * Keys and shortcuts are quoted from src/product by component, because they differ by language and
 * system.
 */
export const keysByHand = pageRule('keysByHand', (page) => {
  const prose = proseOf(page).filter(({kind}) => kind === 'text');
  const tags = elementsOf(page).filter(({name}) => name === 'kbd');
  return findKeys(maskedSource(page.source, prose), page.locale).map((found) => {
    const tag = tags.find(
      ({position: {start, end} = {}}) =>
        Number(start?.offset) < found.index && found.index < Number(end?.offset),
    );
    return faultAt(page, tag ?? placeAt(page.source, found.index), {
      what: `“${tag ? sourceOf(page, tag) : found.text}” is a key typed by hand.`,
      remedy: remedyOf(found),
    });
  });
});
