import {faultAt} from '../faults/faultAt';
import {elementsOf} from '../page/elementsOf';
import {pageRule} from '../Rule';
import {inlineWords} from '../vocabulary/inlineWords';

/** Figures, procedures and tables are block elements: they cannot be rendered inside a sentence. */
export const blockWords = pageRule('blockWords', (page, {vocabulary}) =>
  elementsOf(page).flatMap((element) => {
    const {type, name} = element;
    const isBlock = name !== null && Object.hasOwn(vocabulary, name) && !inlineWords.has(name);
    return type === 'mdxJsxTextElement' && isBlock
      ? [
          faultAt(page, element, {
            ...(element.children.length > 0
              ? {
                  what: `<${name}> is on the same line as its content.`,
                  remedy: `Put <${name}> and </${name}> each on a line of its own, with an empty line between it and the text.`,
                }
              : {
                  what: `<${name}> is inside a line of text.`,
                  remedy: 'Put it on a line of its own, with an empty line above and below.',
                }),
          }),
        ]
      : [];
  }),
);
