import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {otherSections} from '../otherSections';
import {headingsOf} from '../page/headingsOf';
import {pageRule} from '../Rule';

/** What French titles of these sections are: without its id such a heading is told by other rules. */
const others = /^(?:Avant de commencer|Si (?:ça|cela) ne |Voir aussi)/u;
const infinitive = /^(?:Se |S’|Ne pas |Tout |Bien )?\p{L}+(?:er|ir|re)(?![\p{L}])/iu;
/** Marks and numbers before a title, of which other rules tell. */
const before = /^[“”«»‘’\s]+|^\d{1,2}[.)]\s+/u;

/** In French, the title and the procedures of a task are verbs in the infinitive. */
export const infinitiveTitles = pageRule('infinitiveTitles', (page) => {
  const {title, type} = page.frontMatter.values;
  if (page.locale !== 'fr' || type !== 'task') {
    return [];
  }
  const remedy = 'Begin with a verb in the infinitive: « Tracer les murs ».';
  const ofTitle =
    typeof title !== 'string' || !title.trim() || infinitive.test(title.replace(before, ''))
      ? []
      : [
          faultAt(page, page.frontMatter.places.title ?? topOfFile, {
            what: `The title « ${title} » does not begin with an infinitive.`,
            remedy: `${remedy} If the page is not a task, say so: type: troubleshooting, reference or index.`,
          }),
        ];
  const ofHeadings = headingsOf(page)
    .filter(
      ({depth, id, text}) =>
        depth === 2 &&
        !otherSections.includes(id ?? '') &&
        !others.test(text) &&
        !infinitive.test(text.replace(before, '')),
    )
    .map(({node, text}) =>
      faultAt(page, node, {
        what: `The heading « ${text} » does not begin with an infinitive.`,
        remedy,
      }),
    );
  return [...ofTitle, ...ofHeadings];
});
