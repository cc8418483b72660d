/**
 * Starts the program in place of Docusaurus's entry, a part a task: on a slow phone the whole of it
 * at once would hold the page for a tenth of a second, and taps would wait.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // Docusaurus evaluates all client modules before any part of a page. The others may come late.
  await import(/* webpackMode: "eager" */ 'first-client-module');
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const {default: preload} = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'
  );
  await nextTask();
  // The network brings the page's chunks while the rest is evaluated; the entry finds them asked for.
  void preload(window.location.pathname).catch(() => undefined);
  await nextTask();
  // The entry would evaluate these at once with the rest of the page.
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'docusaurus-client-entry');
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

export {};
