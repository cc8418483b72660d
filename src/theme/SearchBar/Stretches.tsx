// Part of @theme/SearchBar: a text with the words of the query highlighted.
import type {ReactNode} from 'react';
import type {Stretch} from '../../search/answer/excerpt';

export default function Stretches({of}: {readonly of: readonly Stretch[]}): ReactNode {
  return of.map(({text, isMarked, lang}, index) => {
    const Tag = isMarked ? 'mark' : 'span';
    return (
      <Tag key={index} lang={lang}>
        {text}
      </Tag>
    );
  });
}
