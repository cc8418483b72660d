import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {elementsOf} from '../page/elementsOf';
import {isDraft} from '../page/isDraft';
import {pageRule} from '../Rule';

/** A task page that is no draft any more says what to do when the task fails, row by row. */
export const symptoms = pageRule('symptoms', (page) => {
  const {values, places} = page.frontMatter;
  const hasRow = elementsOf(page).some(({name}) => name === 'Symptom');
  if (!page.tree || values.type !== 'task' || isDraft(page) || hasRow) {
    return [];
  }
  return [
    faultAt(page, places.type ?? topOfFile, {
      what: 'The page does not say what to do when the task fails.',
      remedy:
        'Add a section “If it does not work” with a <Symptom> for each failure: see /template.',
    }),
  ];
});
