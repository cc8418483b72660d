/**
 * Runs inline in the head of every page. Holds only what cannot wait for loader.ts, which is too
 * large for the head: it would delay the first paint.
 */

import {guardSinks} from './guardSinks';
import {recordInput} from './recordInput';

guardSinks();
recordInput();
