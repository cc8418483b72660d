import {faultAt} from '../faults/faultAt';
import {headingForm} from '../page/headingForm';
import {headingsOf} from '../page/headingsOf';
import {pageRule} from '../Rule';

/** A heading has `#` before it and nothing else, so that an id can follow it. */
export const headingMarks = pageRule('headingMarks', (page) =>
  headingsOf(page).flatMap(({node, depth, text}) => {
    const form = headingForm(page, node);
    if (node.children.every(({type}) => type === 'mdxTextExpression')) {
      const what = 'The heading has no words.';
      return [
        faultAt(page, node, {what, remedy: 'Write some after its number signs, or remove it.'}),
      ];
    }
    if (/^\d{1,2}[.)]\s/u.test(text)) {
      const what = `There is a number before the heading “${text}”.`;
      const remedy = 'Remove it: it would be wrong as soon as a section is added.';
      return [faultAt(page, node, {what, remedy})];
    }
    if (form === 'opened') {
      return [];
    }
    const [what, remedy] =
      form === 'closed'
        ? [
            'There are number signs after a heading.',
            'Remove them: a heading has them only before its text.',
          ]
        : [
            `The line under “${text}” makes a heading of it.`,
            `For a heading, write ${'#'.repeat(depth)} before it and remove the line; for ordinary text, leave an empty line between the two.`,
          ];
    return [faultAt(page, node, {what, remedy})];
  }),
);
