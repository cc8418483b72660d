import type {Engine} from './Engine';

interface Pagefind {
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
  ) => Promise<{results: {data: () => Promise<{url: string}>}[]} | null>;
}
/** Results its own interface loads at first. */
const shown = 5;
let engine: Pagefind;

export const pagefind: Engine = {
  async load() {
    // A name that bundlers leave alone.
    const address = '/pagefind/pagefind.js';
    engine = (await import(address)) as Pagefind;
    await engine.init();
  },
  async ask(query) {
    const found = await engine.search(query);
    const pages = await Promise.all(
      (found?.results ?? []).slice(0, shown).map((one) => one.data()),
    );
    return pages.map(({url}) => url);
  },
};
Object.assign(window, {engine: pagefind});
