import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {guardStorage} from '../storage/guardStorage';
import {replayStorageEvents} from '../storage/replayStorageEvents';

// The first client module, because others access storage when they are evaluated.
if (ExecutionEnvironment.canUseDOM) {
  // There is no error when the browser simply has no storage.
  guardStorage(window, (reason = '') =>
    console.warn('Preferences cannot be kept: this browser refuses storage.', reason),
  );
  // A page in Firefox's bfcache receives no `storage` events for changes made meanwhile.
  window.addEventListener('pageshow', ({persisted}) => persisted && replayStorageEvents());
}
