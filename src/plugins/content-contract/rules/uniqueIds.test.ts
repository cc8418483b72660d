import {itFinds} from '../faultCases';
import {uniqueIds} from './uniqueIds';

itFinds(uniqueIds, [
  {
    name: 'an id given twice',
    body: '## A {/* #a */}\n\nText.\n\n## B {/* #a */}\n\nText.',
    at: '12:1',
    says: 'line 8',
    remedy: 'another',
  },
]);
