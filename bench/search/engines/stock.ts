// @ts-expect-error: the plugin ships no types for its client
import {SearchWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
import type {Engine} from './Engine';

interface StockResult {
  readonly document: {readonly u: string};
}
const worker = new SearchWorker();
const limit = 8;
let base = '/';

// Its index has another name here: ours stands where it would.
const nativeFetch = window.fetch.bind(window);
window.fetch = (input, init) =>
  nativeFetch(String(input).replace('search-index.json', 'stock-index.json'), init);

export const stock: Engine = {
  async load(baseUrl) {
    base = baseUrl;
    await worker.fetchIndexes(baseUrl, '');
  },
  async ask(query) {
    const results: StockResult[] = await worker.search(base, '', query, limit);
    return [...new Set(results.map(({document}) => document.u))];
  },
};
Object.assign(window, {engine: stock});
