import {isMoved} from './isMoved';
import {wakeOnReturn} from './wakeOnReturn';

/**
 * Starts the program in place of Docusaurus's entry, a part a task: on a slow phone the whole of it
 * at once would hold the page for a tenth of a second, and taps would wait.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The parts of the program, in the order of their styles: those of the whole site, which come with
 * the client modules, stand before those of each part. They are evaluated in another order.
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
  // Docusaurus evaluates all client modules before any part of a page. The others may come late.
  await parts.firstClientModule();
  await nextTask();
  await wakeOnReturn(parts.react);
  await nextTask();
  const {default: preload} = await parts.preload();
  await nextTask();
  // The network brings the page's chunks while the rest is evaluated; the entry finds them asked for.
  // In a promise: it throws at an address that nobody can decode, which a client module mends.
  void Promise.resolve(window.location.pathname)
    .then(preload)
    .catch(() => undefined);
  await nextTask();
  // The entry would evaluate these at once with the rest of the page.
  await parts.clientModules();
  await nextTask();
  await parts.entry();
}

const script = document.currentScript;
// Until the program is there, this tells those who watch for it that it has arrived.
Object.assign(window, {docusaurus: {}});
start().catch((error: unknown) => {
  Reflect.deleteProperty(window, 'docusaurus');
  script?.dispatchEvent(new Event('error'));
  // Not thrown: for what is thrown here other watchers would show a word of their own.
  console.error(error);
});
