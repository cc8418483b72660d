import {itFinds} from '../faultCases';
import {spelling} from './spelling';

itFinds(spelling, [
  {
    name: 'a misspelt word',
    body: 'The wrogn wall.',
    at: '8:5',
    says: '“wrogn”',
    remedy: 'words.en.txt',
  },
]);
