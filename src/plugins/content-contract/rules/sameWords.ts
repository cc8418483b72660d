import type {ContainerDirective} from 'mdast-util-directive';
import {isElement} from '../../mdx/isElement';
import type {ContentSite} from '../ContentSite';
import {commonSequence} from '../comparing/commonSequence';
import {compareSections} from '../comparing/compareSections';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import type {Page} from '../page/Page';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import {type PageWord, wordsOf} from '../page/wordsOf';
import {twinRule} from '../Rule';
import {checkElement} from '../vocabulary/checkElement';
import {calloutKinds} from './callouts';

const labelsOf = (words: readonly PageWord[]) => words.map(({label}) => label);

/** Sorts inline components: their order in a sentence depends on the language. */
function inAnyOrder(words: readonly PageWord[]): readonly PageWord[] {
  return [...words].sort((one, other) => (one.label < other.label ? -1 : 1));
}

/**
 * Whether the component or callout exists; other rules suggest the right name for a misspelt one.
 */
function isKnown({node}: PageWord, site: ContentSite): boolean {
  if (isElement(node)) return checkElement(node, site).length === 0;
  return (
    node.type !== 'containerDirective' || calloutKinds.includes((node as ContainerDirective).name)
  );
}

/**
 * The differences of two lists: what the first lacks, with where it belongs, and what it has in
 * addition. Each with the number of common items before it.
 */
function differences(own: readonly PageWord[], others: readonly PageWord[]) {
  const pairs = commonSequence(labelsOf(own), labelsOf(others));
  const shared = new Map(pairs.map(([index, otherIndex]) => [otherIndex, index]));
  const sharedOwn = new Set(shared.values());
  const missing = others.flatMap((word, index) => {
    if (shared.has(index)) {
      return [];
    }
    const next = pairs.find(([, otherIndex]) => otherIndex > index)?.[0];
    const place = word.isInline ? undefined : own[next ?? own.length - 1]?.node;
    return [{word, place, after: pairs.filter(([, otherIndex]) => otherIndex < index).length}];
  });
  const extra = own.flatMap((word, index) =>
    sharedOwn.has(index)
      ? []
      : [{word, after: pairs.filter(([ownIndex]) => ownIndex < index).length}],
  );
  return {missing, extra};
}

/**
 * `<Key` of `<Key name="escape">`: in sentences, a different name there means a different
 * component.
 */
const tagOf = ({label}: PageWord) => label.split(/[ >]/)[0];

function compare(
  {page, original}: TranslatedPage,
  own: readonly PageWord[],
  others: readonly PageWord[],
): readonly Breach[] {
  const {missing, extra} = differences(own, others);
  const moved = (label: string) =>
    [missing, extra].every((words) => words.some(({word}) => word.label === label));
  // One replaced by another at the same place is a single fault.
  const replaced = new Map<PageWord, PageWord>();
  for (const {word, after} of extra.filter(({word}) => !moved(word.label))) {
    const there = missing.find(
      (one) =>
        !moved(one.word.label) &&
        ![...replaced.values()].includes(one.word) &&
        (word.isInline ? tagOf(one.word) === tagOf(word) : one.after === after),
    );
    if (there) {
      replaced.set(word, there.word);
    }
  }
  const lineOf = ({node}: PageWord) => node.position?.start.line;
  return [
    ...[...replaced].map(([word, there]) =>
      faultAt(page, word.node, {
        what: `${word.label} is here, but ${there.label} is on line ${lineOf(there)} of ${original.file}.`,
        remedy: 'Write the same in both languages.',
      }),
    ),
    ...missing
      .filter(({word}) => !moved(word.label) && ![...replaced.values()].includes(word))
      .map(({word, place}) =>
        faultAt(page, place ?? topOfFile, {
          what: `${word.label}, on line ${lineOf(word)} of ${original.file}, is missing here.`,
          remedy: 'Add it here at the same place, or remove it there.',
        }),
      ),
    ...extra
      .filter(({word}) => !replaced.has(word))
      .map(({word: {label, node}}) =>
        faultAt(page, node, {
          what: moved(label)
            ? `${label} is not in the same order as in ${original.file}.`
            : `${label} is not in ${original.file}.`,
          remedy: moved(label)
            ? 'Put elements, callouts and images in the same order in both languages.'
            : 'Remove it, or put it at the same place in both languages.',
        }),
      ),
  ];
}

/** What is compared: not symptoms, which are compared by id. */
const comparedOf = (page: Page) => wordsOf(page).filter(({label}) => label !== '<Symptom>');

const piecesOf = (page: Page) =>
  comparedOf(page).map(({label, node}) => ({
    label,
    key: label,
    offset: node.position?.start.offset ?? 0,
  }));

/**
 * Components, callouts and images are the same in both languages, in the same order and sections.
 */
export const sameWords = twinRule('sameWords', (site) =>
  translatedPages(site.pages).flatMap((pair) => {
    const [own, others] = [comparedOf(pair.page), comparedOf(pair.original)];
    if (![...own, ...others].every((word) => isKnown(word, site))) return [];
    const blocks = (words: readonly PageWord[]) => words.filter(({isInline}) => !isInline);
    const inline = (words: readonly PageWord[]) =>
      inAnyOrder(words.filter(({isInline}) => isInline));
    const found = [
      ...compare(pair, blocks(own), blocks(others)),
      ...compare(pair, inline(own), inline(others)),
    ];
    return found.length > 0 ? found : compareSections(pair, piecesOf);
  }),
);
