import {itFinds} from '../faultCases';
import {unknownMarks} from './unknownMarks';

itFinds(unknownMarks, [
  {
    name: 'a footnote',
    body: 'The wall.[^1]\n\n[^1]: It is thick.',
    at: '10:1',
    says: 'English words',
    remedy: ':::note',
  },
  {
    name: 'a task list item',
    body: '- [ ] Draw the wall.',
    at: '8:1',
    says: 'cannot be ticked',
    remedy: '<Steps>',
  },
  {
    name: 'a horizontal rule',
    body: 'The wall.\n\n---\n\nThe door.',
    at: '10:1',
    says: 'across the page',
    remedy: 'Remove it',
  },
  ...['Draw ~~the~~ walls.', 'Walls of 2~3 or 4~5.'].map((body) => ({
    name: `struck-through text: ${body}`,
    body,
    at: `8:${body.indexOf('~') + 1}`,
    says: 'strike words through',
    remedy: 'the tildes',
  })),
]);
