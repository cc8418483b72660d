import type {ReactNode} from 'react';

/** Renders a sentence of a list, with its interface labels (`**Wall**`) in bold as on the page. */
export function withLabels(words: string): ReactNode {
  return words
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
