import type {SearchAnswer} from './SearchAnswer';

/** A page by its title. */
export interface PageLink {
  readonly url: string;
  readonly title: string;
}

/** What the page tells the worker. */
export type ToWorker =
  | {readonly kind: 'load'; readonly index: ArrayBuffer}
  | {readonly kind: 'ask'; readonly id: number; readonly query: string; readonly pageLimit: number};

/** What the worker tells the page. */
export type FromWorker =
  | {readonly kind: 'ready'}
  | {readonly kind: 'failed'; readonly reason: string}
  | {readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer};
