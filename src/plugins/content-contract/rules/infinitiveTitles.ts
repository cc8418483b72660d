import type {Locale} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {otherSections} from '../otherSections';
import {headingsOf} from '../page/headingsOf';
import {pageRule} from '../Rule';

/**
 * French titles of the sections that are not tasks; when the id is missing, other rules report
 * that.
 */
const others = /^(?:Avant de commencer|Si (?:ça|cela) ne |Voir aussi)/u;
const infinitive = /^(?:Se |S’|Ne pas |Tout |Bien )?\p{L}+(?:er|ir|re)(?![\p{L}])/iu;
/**
 * “Drawing walls” names a subject instead of a task. These words in -ing are parts of a house, or
 * not verbs.
 */
const gerund =
  /^(?!(?:ceiling|cladding|everything|existing|landing|missing|nothing|opening|railing|remaining|skirting|something)(?!\p{L}))\p{L}+ing(?!\p{L})/iu;
/** Punctuation and numbers before a title, which other rules report. */
const before = /^[“”«»‘’\s]+|^\d{1,2}[.)]\s+/u;

/** The form of task titles in one language, and the message for any other title. */
interface Form {
  readonly isGood: (title: string) => boolean;
  readonly says: (title: string) => string;
  readonly remedy: string;
}

const forms: Readonly<Record<Locale, Form>> = {
  en: {
    isGood: (title) => !gerund.test(title),
    says: (title) => `“${title}” begins with a verb in -ing.`,
    remedy: 'Begin with the verb alone: “Draw the walls”.',
  },
  fr: {
    isGood: (title) => infinitive.test(title),
    says: (title) => `« ${title} » does not begin with an infinitive.`,
    remedy: 'Begin with a verb in the infinitive: « Tracer les murs ».',
  },
};

/** The title and the procedures of a task begin with the action: in French, with an infinitive. */
export const infinitiveTitles = pageRule('infinitiveTitles', (page) => {
  const {title, type} = page.frontMatter.values;
  if (type !== 'task') {
    return [];
  }
  const {isGood, says, remedy} = forms[page.locale];
  const ofTitle =
    typeof title !== 'string' || !title.trim() || isGood(title.replace(before, ''))
      ? []
      : [
          faultAt(page, page.frontMatter.places.title ?? topOfFile, {
            what: `The title ${says(title)}`,
            remedy: `${remedy} If the page is not a task, set its type: troubleshooting, reference or index.`,
          }),
        ];
  const ofHeadings = headingsOf(page)
    .filter(
      ({depth, id, text}) =>
        depth === 2 &&
        !otherSections.includes(id ?? '') &&
        !others.test(text) &&
        !isGood(text.replace(before, '')),
    )
    .map(({node, text}) => faultAt(page, node, {what: `The heading ${says(text)}`, remedy}));
  return [...ofTitle, ...ofHeadings];
});
