import type {ServerResponse} from 'node:http';
import type {Answer} from '../../src/plugins/hosting/answers/respond';

/** Ends a response without a file, with a sentence for the client. */
export function sendRefusal(response: ServerResponse, answer: Answer): void {
  const sentences: Partial<Record<Answer['status'], string>> = {
    400: 'This address, or the host name, cannot be read.',
    404: 'There is no page here.',
    405: 'This site is read-only: use GET or HEAD.',
    412: 'This is not the file that was requested.',
    414: 'This address is too long.',
  };
  response.end(sentences[answer.status] ? `${sentences[answer.status]}\n` : undefined);
}
