import type {ReactNode} from 'react';

/** A sentence of a list, its interface labels (`**Wall**`) set in bold as on the page. */
export function withLabels(words: string): ReactNode {
  return words
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
