import {itFinds} from '../faultCases';
import {noCode} from './noCode';

itFinds(noCode, [
  {
    name: 'an import',
    body: 'import Steps from "./Steps";\n\nText.',
    at: '8:1',
    says: 'imports code',
    remedy: '/syntax',
  },
  {
    name: 'an expression',
    body: 'The {wall} moves.',
    at: '8:5',
    says: '{wall}',
    remedy: 'backticks',
  },
  {
    name: 'attributes from code',
    body: 'Press <Key {...key} />.',
    at: '8:7',
    says: 'attributes from code',
    remedy: '',
  },
]);
