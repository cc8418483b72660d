// Part of @theme/SearchBar: says that the first answer is on its way, once a reader may wonder.
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Status from '../../components/Status';

export default function Waiting(): ReactNode {
  return (
    <Status
      isShown
      message={translate({
        id: 'site.search.waiting',
        message: 'Searching…',
        description: 'Shown while the index of the search is on its way',
      })}
    />
  );
}
