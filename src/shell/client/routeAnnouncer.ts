import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {anchorOf} from '../../anchor';
import {focusElement} from '../focus/focusElement';
import {pageStartId} from '../focus/pageStartId';

let announcer: HTMLElement | undefined;
/** Core tells of the address asked for before; a second press on a link asks for the same again. */
let shownPath: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  announcer = document.createElement('div');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
}

/**
 * Time to be heard. What stays is said again whenever a dialog over the page closes, and is met once
 * more by who reads to the end.
 */
const hearingMs = 5000;
let emptying: ReturnType<typeof setTimeout> | undefined;

function say(words: string): void {
  if (!announcer) return;
  announcer.textContent = words;
  clearTimeout(emptying);
  if (words) emptying = setTimeout(() => say(''), hearingMs);
}

/** After these the page is taken to have the same title as the one before. */
const maxFrames = 30;

/** The title is written some frames later: the next one, or more when the page before had crashed. */
function announceTitle(before: string, frames: number): void {
  if (document.title === before && frames > 0) {
    requestAnimationFrame(() => announceTitle(before, frames - 1));
  } else {
    say(document.title);
  }
}

/** A page loaded anew says its title and starts at the top; one swapped in should do the same. */
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
