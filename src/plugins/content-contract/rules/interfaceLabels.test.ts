import {itFinds} from '../faultCases';
import {interfaceLabels} from './interfaceLabels';

itFinds(interfaceLabels, [
  {
    name: 'a bold word that is no label',
    body: 'Select **Wal**.',
    at: '8:8',
    says: '**Wal**',
    remedy: '**Wall**?',
  },
]);
