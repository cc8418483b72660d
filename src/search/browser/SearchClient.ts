import type {SearchAnswer} from '../answer';
import type {FromWorker, ToWorker} from '../protocol';
import type {SearchStart} from './startSearch';

interface Question {
  readonly id: number;
  readonly query: string;
  readonly pageLimit: number;
  readonly resolve: (answer: SearchAnswer) => void;
}

/**
 * Talks to the worker. One question is out at a time: while the reader types on, only the last of
 * the questions in between is asked.
 */
export class SearchClient {
  /** Settles when questions can be answered; rejects when the index cannot be had. */
  readonly ready: Promise<void>;
  private readonly worker: Worker;
  private asked: Question | undefined;
  private next: Question | undefined;
  private lastId = 0;
  private isReady = false;

  constructor({worker, index}: SearchStart) {
    this.worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
        if (data.kind === 'answer') this.receive(data.id, data.answer);
        else if (data.kind === 'failed') reject(new Error(data.reason));
        else {
          this.isReady = true;
          resolve();
          this.askNext();
        }
      };
      worker.onerror = (event) => {
        // The dialog says so; nobody further up needs to hear of it.
        event.preventDefault();
        reject(new Error(event.message));
      };
      index.then((bytes) => this.tell({kind: 'load', index: bytes}, [bytes]), reject);
    });
  }

  /** Answers a query; never settles when a later question overtakes it. */
  ask(query: string, pageLimit: number): Promise<SearchAnswer> {
    return new Promise((resolve) => {
      this.lastId += 1;
      this.next = {id: this.lastId, query, pageLimit, resolve};
      this.askNext();
    });
  }

  private askNext(): void {
    if (!this.isReady || this.asked || !this.next) return;
    this.asked = this.next;
    this.next = undefined;
    const {id, query, pageLimit} = this.asked;
    this.tell({kind: 'ask', id, query, pageLimit});
  }

  private receive(id: number, answer: SearchAnswer): void {
    const asked = this.asked;
    this.asked = undefined;
    if (asked?.id === id && !this.next) asked.resolve(answer);
    this.askNext();
  }

  private tell(message: ToWorker, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}
