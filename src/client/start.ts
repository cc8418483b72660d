import {isMoved} from './isMoved';
import {resumeAfterBfcache} from './resumeAfterBfcache';

/**
 * Splits startup into one task per part. Evaluated in one task, the whole bundle would block a slow
 * phone, and its reader's taps, for a tenth of a second.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The parts of the bundle. The order here sets the order of their styles: those of the client
 * modules, which are global, come before those of each component. The order of evaluation is in
 * `start`.
 */
const parts = {
  firstClientModule: () => import(/* webpackMode: "eager" */ 'first-client-module'),
  react: () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  clientModules: () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  preload: () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'),
  entry: () => import(/* webpackMode: "eager" */ 'docusaurus-client-entry'),
};

async function start(): Promise<void> {
  if (isMoved(document, window.location.pathname)) {
    throw new Error('This page stands under another base URL than it was built for.');
  }
  // Docusaurus evaluates client modules before any component. Only the first has to run this early.
  await parts.firstClientModule();
  await nextTask();
  await resumeAfterBfcache(parts.react);
  await nextTask();
  const {default: preload} = await parts.preload();
  await nextTask();
  // Requests the page's chunks now, so that they load while the rest is evaluated; the entry reuses
  // the requests. Wrapped in a promise because it throws on an address that cannot be decoded,
  // which a client module corrects later.
  void Promise.resolve(window.location.pathname)
    .then(preload)
    .catch(() => undefined);
  await nextTask();
  // Otherwise the entry would evaluate them in the same task as the page.
  await parts.clientModules();
  await nextTask();
  await parts.entry();
}

const script = document.currentScript;
// Tells watchBoot.ts that the script has arrived and runs; core replaces the object later.
Object.assign(window, {docusaurus: {}});
start().catch((error: unknown) => {
  Reflect.deleteProperty(window, 'docusaurus');
  script?.dispatchEvent(new Event('error'));
  // Not rethrown: watchBoot.ts has been notified, and other error handlers would show a second
  // notice.
  console.error(error);
});
