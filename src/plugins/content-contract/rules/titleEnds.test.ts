import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {titleEnds} from './titleEnds';

itFinds(titleEnds, [
  {
    name: 'a full stop after a heading',
    body: 'Text.\n\n## Draw the outer walls. {/* #walls */}',
    at: '10:1',
    says: 'A full stop ends the title “Draw the outer walls.”',
    remedy: 'Remove it',
  },
  {
    name: 'a colon after a heading, with French spacing',
    body: '### Résultat : {/* #result */}',
    at: '8:1',
    says: 'A colon ends',
    remedy: 'Remove it',
  },
  {
    name: 'a full stop after the title',
    fields: {title: '"Draw walls."'},
    at: '2:1',
    says: 'A full stop ends',
    remedy: 'Remove it',
  },
  {
    name: 'a semicolon after the menu label',
    fields: {sidebar_label: '"Walls;"'},
    at: '3:1',
    says: 'A semicolon ends',
    remedy: 'Remove it',
  },
  {
    name: 'a comma after a symptom',
    body: '<Symptom id="open" title="The room stays open," cause="A gap.">Close it.</Symptom>',
    at: '8:1',
    says: 'A comma ends',
    remedy: 'Remove it',
  },
]);

it.each(['What now?', 'Walls, doors, etc.', 'And so on…', 'And so on...', 'Version 2.0'])(
  'accepts the title “%s”',
  (title) => expect(faultsOf(titleEnds, `## ${title} {/* #id */}`)).toEqual([]),
);
