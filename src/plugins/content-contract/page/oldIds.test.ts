import {expect, it} from 'vitest';
import {applyEdits} from '../faults/fixFaults';
import {oldIds} from './oldIds';

it('fixes the ids of all headings at once, and leaves other braces alone', () => {
  const lines = (one: string, two: string) =>
    [
      'Text {#no}',
      `# One ${one}`,
      '```\n## No {#no}\n```',
      '~~~\n## No {#no}\n~~~',
      '## No {#no} more',
      'Text. ## No {#no}',
      `### Two {#a} ${two} `,
    ].join('\n\n');
  const source = lines('{#one}', '{#two}');
  const faults = oldIds('docs/a.mdx', source);
  const edits = faults.flatMap(({fix}) => fix ?? []);
  expect(applyEdits(source, edits)).toBe(lines('{/* #one */}', '{/* #two */}'));
  expect(faults.map(({line, column}) => [line, column])).toEqual([
    [3, 7],
    [17, 14],
  ]);
});
