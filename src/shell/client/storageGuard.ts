import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {guardStorage} from '../storage/guardStorage';
import {tellStored} from '../storage/tellStored';

// Comes first: other modules open the storage when they are loaded.
if (ExecutionEnvironment.canUseDOM) {
  // Some browsers have no storage and give no reason.
  guardStorage(window, (reason = '') =>
    console.warn('Preferences cannot be kept: this browser refuses storage.', reason),
  );
  // Firefox tells a page that it keeps for Back of no change that was made meanwhile.
  window.addEventListener('pageshow', ({persisted}) => persisted && tellStored());
}
