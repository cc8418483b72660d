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

/** A request that nobody answers ends by itself nowhere; the index takes less on the slowest of lines. */
const patienceMs = 60_000;

/**
 * Talks to the worker. One question is out at a time: while a reader types on, only the last of the
 * questions in between is asked. Askers take turns, and none drops the question of another.
 */
export class SearchClient {
  /** Settles when questions can be answered; rejects when the index or the worker cannot be had. */
  readonly ready: Promise<void>;
  private readonly worker: Worker | undefined;
  private asked: Question | undefined;
  /** The last question of each asker, in the order of their turns. */
  private readonly waiting = new Map<string, Question>();
  private lastId = 0;
  private isReady = false;
  private failure: Error | undefined;
  private rejectReady: (reason: Error) => void = () => undefined;

  /**
   * @param onFailure called once, when this client will answer nothing any more; whoever still
   *   waits for an answer is told by its promise
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
   * Answers a query; never settles when a later question of the same asker overtakes it, rejects
   * when the client fails.
   *
   * @param asker who asks: the name of a field that holds one query at a time
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
