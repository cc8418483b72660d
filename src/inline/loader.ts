/**
 * Runs inline at the end of every page. It reports files that fail to load, captures what the reader
 * presses meanwhile, which replayEarlyInput.ts of the shell replays, and fetches the site's scripts.
 */

import {captureInput} from './captureInput';
import {loadAssets} from './loadAssets';
import {loadWhenWanted} from './loadWhenWanted';
import {watchBoot} from './watchBoot';

watchBoot();
captureInput(loadAssets);
loadWhenWanted(loadAssets);
