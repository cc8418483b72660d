import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {guardStorage} from '../guardStorage';

// Comes first: other modules open the storage when they are loaded.
if (ExecutionEnvironment.canUseDOM) {
  // Some browsers have no storage and give no reason.
  guardStorage(window, (reason = '') =>
    console.warn('Preferences cannot be kept: this browser refuses storage.', reason),
  );
}
