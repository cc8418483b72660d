import {itFinds} from '../faultCases';
import {procedures} from './procedures';

itFinds(procedures, [
  {
    name: 'eight steps',
    body: `<Steps>\n\n${'1. Click.\n'.repeat(8)}\n</Steps>`,
    at: '8:1',
    says: '8 steps',
    remedy: '7 steps',
  },
  {
    name: 'steps that are no numbered list',
    body: '<Steps>\n\n- Click.\n\n</Steps>',
    at: '8:1',
    says: 'one numbered list',
    remedy: '1. 2. 3.',
  },
  {
    name: 'an empty step',
    body: '<Steps>\n\n1. Click.\n2.\n3. Click.\n\n</Steps>',
    at: '11:1',
    says: 'Step 2 is empty',
    remedy: 'remove it',
  },
  {
    name: 'a step that begins with spaces',
    body: '<Steps>\n\n1. Click.\n    2. Click.\n3. Click.\n\n</Steps>',
    at: '11:5',
    says: 'begins with spaces',
    remedy: 'start of the line',
  },
  {
    name: 'a list in a step',
    body: '<Steps>\n\n1. Click:\n   - here\n\n</Steps>',
    at: '10:1',
    says: 'list of its own',
    remedy: 'sentence',
  },
]);
