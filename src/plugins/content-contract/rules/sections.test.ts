import {itFinds} from '../faultCases';
import {sections} from './sections';

itFinds(sections, [
  {
    name: 'two headings in a row',
    body: '## A {/* #a */}\n\n### B {/* #b */}\n\nText.',
    at: '10:1',
    says: 'headings follow each other',
    remedy: 'sentence',
  },
  {
    name: 'two headings with only a comment between them',
    body: '## A {/* #a */}\n\n{/* To do */}\n\n### B {/* #b */}\n\nText.',
    at: '12:1',
    says: 'headings follow each other',
    remedy: 'sentence',
  },
  {
    name: 'a last heading with only a comment below it',
    body: 'Text.\n\n## A {/* #a */}\n\n{/* To do */}',
    at: '10:1',
    says: 'The last heading has no text',
    remedy: 'remove the heading',
  },
  {
    name: 'two callouts in a row',
    body: ':::note\n\nA\n\n:::\n\n:::tip\n\nB\n\n:::',
    at: '14:1',
    says: 'callouts follow each other',
    remedy: 'plain paragraph',
  },
  {
    name: 'two callouts in a section',
    body: ':::note\n\nA\n\n:::\n\nText.\n\n:::tip\n\nB\n\n:::',
    at: '16:1',
    says: 'two callouts',
    remedy: 'plain paragraph',
  },
]);
