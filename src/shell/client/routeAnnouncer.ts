import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {anchorOf} from '../../anchor';
import {focusElement} from '../focus/focusElement';
import {pageStartId} from '../focus/pageStartId';

let announcer: HTMLElement | undefined;
/**
 * Not core's `previousLocation`, which is the one requested before: two clicks on a link make it
 * equal to `location`.
 */
let shownPath: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  announcer = document.createElement('div');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
}

/**
 * Long enough to be spoken. Text left in the status would be announced again whenever a modal
 * dialog closes, and met by readers who go through the page to its end.
 */
const hearingMs = 5000;
let emptying: ReturnType<typeof setTimeout> | undefined;

function say(words: string): void {
  if (!announcer) return;
  announcer.textContent = words;
  clearTimeout(emptying);
  if (words) emptying = setTimeout(() => say(''), hearingMs);
}

/** After this many frames, the new page is assumed to have the same title as the one before. */
const maxFrames = 30;

/**
 * The title changes some frames later: in the next one, or later when the previous page had
 * crashed.
 */
function announceTitle(before: string, frames: number): void {
  if (document.title === before && frames > 0) {
    requestAnimationFrame(() => announceTitle(before, frames - 1));
  } else {
    say(document.title);
  }
}

/**
 * Announces the title of a page and moves the focus to its start on a client-side page change, as a
 * page load would.
 */
const routeAnnouncer: ClientModule = {
  onRouteDidUpdate({location}) {
    const isOtherPage = shownPath !== undefined && location.pathname !== shownPath;
    shownPath = location.pathname;
    if (!isOtherPage) {
      return;
    }
    const start = anchorOf(location.hash, document) ?? document.getElementById(pageStartId);
    if (start) {
      focusElement(start, {preventScroll: true});
    }
    announceTitle(document.title, maxFrames);
  },
};

export default routeAnnouncer;
