import type {ServerResponse} from 'node:http';
import type {Answer} from '../../src/plugins/hosting/answers/respond';

/** Ends an answer that has no file, with a sentence for who asked. */
export function sendRefusal(response: ServerResponse, answer: Answer): void {
  const sentences: Partial<Record<Answer['status'], string>> = {
    400: 'This address cannot be read.',
    404: 'There is no page here.',
    405: 'This site can only be read: use GET or HEAD.',
    414: 'This address is too long.',
  };
  response.end(sentences[answer.status] ? `${sentences[answer.status]}\n` : undefined);
}
