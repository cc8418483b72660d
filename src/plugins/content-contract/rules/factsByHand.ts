import {facts} from '../../../product/facts';
import {formatFact} from '../../product/formatFact';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {attributeText, elementsOf} from '../page/elementsOf';
import type {Page} from '../page/Page';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {findFacts} from '../texts/findFacts';

/** The end of a fact: its unit or last word. */
const lastWord = /[^\s\d.,]+$/;

function typedFacts(page: Page): readonly Breach[] {
  const prose = proseOf(page).filter(({kind}) => kind === 'text');
  const masked = maskedSource(page.source, prose);
  return findFacts(masked, page.locale).map(({index, text, name}) =>
    faultAt(page, placeAt(page.source, index), {
      what: `“${text}” is a fact of the product typed by hand.`,
      remedy: `Write <Fact name="${name}" />, or another value if it is an example.`,
    }),
  );
}

/** Reports units typed after a fact that already has one: readers would see `2.50 m m`. */
function repeatedUnits(page: Page): readonly Breach[] {
  return elementsOf(page).flatMap((element) => {
    const name = element.name === 'Fact' ? attributeText(element, 'name') : undefined;
    const offset = element.position?.end.offset;
    if (name === undefined || !Object.hasOwn(facts, name) || offset === undefined) {
      return [];
    }
    const shown = formatFact(name, page.locale);
    const unit = lastWord.exec(shown)?.[0];
    const [space = '', behind] =
      /^([ \u00a0\u202f]?)([^\s.,;:!?)]+)/.exec(page.source.slice(offset))?.slice(1) ?? [];
    return unit === undefined || behind !== unit
      ? []
      : [
          faultAt(page, placeAt(page.source, offset + space.length), {
            what: `“${unit}” is already part of the fact: readers see “${shown}${space}${unit}”.`,
            remedy: `Write <Fact name="${name}" /> without it.`,
          }),
        ];
  });
}

/**
 * A number defined in src/product/facts.ts is quoted by component, unit included, so that it
 * changes in one place.
 */
export const factsByHand = pageRule('factsByHand', (page) => [
  ...typedFacts(page),
  ...repeatedUnits(page),
]);
