import {nearestName} from '../nearest/nearestName';
import {anchorsOf} from './anchorsOf';
import type {Page} from './Page';

/** What is wrong with a link, and how to fix it. */
export type AnchorFinding = readonly [what: string, remedy: string];

/**
 * The message for a link to an anchor that its page lacks.
 *
 * @param known every anchor of the page
 * @returns `null` when the anchor exists, or when it cannot be determined
 */
export function explainAnchor(
  target: Page,
  anchor: string,
  known: readonly string[],
): AnchorFinding | null {
  if (!target.tree || known.includes(anchor)) {
    return null;
  }
  // Steps and rows have dozens of generated ids: suggest those that writers chose first.
  const written = anchorsOf(target).map(({id}) => id);
  const near = nearestName(anchor, written) ?? nearestName(anchor, known);
  const places = written.map((id) => `#${id}`).join(', ');
  return [
    `There is no id #${anchor} in ${target.file}.`,
    near
      ? `Did you mean #${near}?`
      : places
        ? `Its headings and symptoms have these ids: ${places}.`
        : 'Link to the page, without #.',
  ];
}
