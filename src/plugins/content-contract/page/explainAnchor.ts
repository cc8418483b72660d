import {nearestName} from '../nearest/nearestName';
import {anchorsOf} from './anchorsOf';
import type {Page} from './Page';

/** What is wrong with a link, and what to do. */
export type AnchorFinding = readonly [what: string, remedy: string];

/**
 * What to say of a link to a place that its page lacks.
 *
 * @param known every place of the page
 * @returns `null` when the place is there, or nobody can tell
 */
export function explainAnchor(
  target: Page,
  anchor: string,
  known: readonly string[],
): AnchorFinding | null {
  if (!target.tree || known.includes(anchor)) {
    return null;
  }
  // Steps and rows have names by the dozen: they come after those that writers gave.
  const written = anchorsOf(target).map(({id}) => id);
  const near = nearestName(anchor, written) ?? nearestName(anchor, known);
  const places = written.map((id) => `#${id}`).join(', ');
  return [
    `There is no place #${anchor} in ${target.file}.`,
    near
      ? `Did you mean #${near}?`
      : places
        ? `Its headings and symptoms are: ${places}.`
        : 'Link to the page, without #.',
  ];
}
