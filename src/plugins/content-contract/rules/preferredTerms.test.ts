import {itFinds} from '../faultCases';
import {preferredTerms} from './preferredTerms';

itFinds(preferredTerms, [
  {
    name: 'a synonym that articles avoid',
    body: 'Draw the guard rails.',
    at: '8:10',
    says: '“guard rails”',
    remedy: '“railing”',
  },
]);
