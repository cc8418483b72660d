import type {FromWorker, ToWorker} from '../../protocol';
import type {SearchAnswer} from '../../SearchAnswer';
import type {SearchStart} from './startSearch';

interface Question {
  readonly id: number;
  readonly asker: string;
  readonly query: string;
  readonly pageLimit: number;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** `fetch` has no timeout of its own. The index takes less than this on the slowest connection. */
const patienceMs = 60_000;

/**
 * Sends queries to the worker, one at a time. Of the queries that an asker submits meanwhile, only
 * the latest is sent. Askers take turns: none cancels the query of another.
 */
export class SearchClient {
  /** Resolves once the worker has loaded the index; rejects if the index or the worker fails. */
  readonly ready: Promise<void>;
  private readonly worker: Worker | undefined;
  private asked: Question | undefined;
  /** The latest unsent query of each asker, in sending order. */
  private readonly waiting = new Map<string, Question>();
  private lastId = 0;
  private isReady = false;
  private failure: Error | undefined;
  private rejectReady: (reason: Error) => void = () => undefined;

  /**
   * @param onFailure called once, when this client fails for good, after pending answers have been
   *   rejected
   */
  constructor(
    {worker, index, failure}: SearchStart,
    private readonly onFailure: () => void,
  ) {
    this.worker = worker;
    this.ready = new Promise((resolve, reject) => {
      this.rejectReady = reject;
      if (!worker) return;
      worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
        if (data.kind === 'answer') this.receive(data.id, data.answer);
        else if (data.kind === 'failed') this.fail(new Error(data.reason));
        else {
          this.isReady = true;
          resolve();
          this.askNext();
        }
      };
    });
    this.ready.catch(() => undefined);
    failure.catch((reason: Error) => this.fail(reason));
    setTimeout(() => {
      if (!this.isReady) this.fail(new Error(`No index after ${patienceMs} ms.`));
    }, patienceMs);
    index.then(
      (bytes) => this.tell({kind: 'load', index: bytes}, [bytes]),
      () => undefined,
    );
  }

  /**
   * Answers a query. The promise rejects if the client fails or has failed, and never settles if
   * the same asker submits a later query first.
   *
   * @param asker id of the caller, such as a search field: only its latest query is answered
   * @param pageLimit maximum number of pages in the answer
   */
  ask(asker: string, query: string, pageLimit: number): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      this.lastId += 1;
      this.waiting.set(asker, {id: this.lastId, asker, query, pageLimit, resolve, reject});
      this.askNext();
    });
  }

  private askNext(): void {
    const [next] = this.waiting.values();
    if (!this.isReady || this.asked || !next) return;
    this.waiting.delete(next.asker);
    this.asked = next;
    const {id, query, pageLimit} = next;
    this.tell({kind: 'ask', id, query, pageLimit});
  }

  private receive(id: number, answer: SearchAnswer): void {
    const asked = this.asked;
    this.asked = undefined;
    if (asked?.id === id && !this.waiting.has(asked.asker)) asked.resolve(answer);
    this.askNext();
  }

  private fail(reason: Error): void {
    if (this.failure) return;
    this.failure = reason;
    this.rejectReady(reason);
    for (const question of [this.asked, ...this.waiting.values()]) question?.reject(reason);
    this.asked = undefined;
    this.waiting.clear();
    this.onFailure();
  }

  private tell(message: ToWorker, transfer: Transferable[] = []): void {
    this.worker?.postMessage(message, transfer);
  }
}
