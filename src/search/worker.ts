import {answer} from './answer/answer';
import type {FromWorker, ToWorker} from './protocol';
import {SearchEngine} from './SearchEngine';
import type {SearchIndex} from './SearchIndex';

let engine: SearchEngine | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'load') {
      engine = new SearchEngine(JSON.parse(new TextDecoder().decode(data.index)) as SearchIndex);
      tell({kind: 'ready'});
    } else if (engine) {
      tell({kind: 'answer', id: data.id, answer: answer(engine, data.query, data.pageLimit)});
    }
  } catch (error) {
    tell({kind: 'failed', reason: error instanceof Error ? error.message : String(error)});
  }
});
