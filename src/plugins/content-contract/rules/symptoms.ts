import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {attributeText, type Element, elementsOf} from '../page/elementsOf';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

/** Symptoms that readers cannot tell apart. */
function repeatedRows(page: Page): readonly Breach[] {
  const first = new Map<string, Element>();
  return elementsOf(page)
    .filter(({name}) => name === 'Symptom')
    .flatMap((row) => {
      const title = attributeText(row, 'title') ?? '';
      const key = title.trim().toLowerCase();
      const other = first.get(key);
      first.set(key, other ?? row);
      return key && other
        ? [
            faultAt(page, row, {
              what: `The symptom “${title}” is already on the page, on line ${other.position?.start.line}.`,
              remedy: 'Say in each how it differs, or merge the two.',
            }),
          ]
        : [];
    });
}

/**
 * A task page that is no longer a draft says what to do when the task fails, and no page has two
 * symptoms with the same title.
 */
export const symptoms = pageRule('symptoms', (page) => {
  const {values, places} = page.frontMatter;
  const hasRow = elementsOf(page).some(({name}) => name === 'Symptom');
  if (!page.tree || values.type !== 'task' || isDraft(page) || hasRow) {
    return repeatedRows(page);
  }
  return [
    faultAt(page, places.type ?? topOfFile, {
      what: 'The page does not say what to do when the task fails.',
      remedy:
        'Add a section “If it does not work” with a <Symptom> for each failure: see /template.',
    }),
  ];
});
