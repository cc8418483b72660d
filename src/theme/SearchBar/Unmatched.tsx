// Part of @theme/SearchBar: lists the words of the query that are on no page.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cutTo} from '../../search/browser/results/cutTo';
import type {SearchAnswer} from '../../search/SearchAnswer';
import styles from './results.module.css';

export default function Unmatched({words}: {readonly words: SearchAnswer['words']}): ReactNode {
  const unknown = [...new Set(words.filter(({isKnown}) => !isKnown).map(({text}) => text))];
  if (unknown.length === 0) return null;
  return (
    <p className={styles.unmatched}>
      <Translate id="site.search.unmatched" description="Before words that are on no page">
        Not found on any page:
      </Translate>
      {unknown.map((text) => (
        <s key={text}>{cutTo(60, text, '…')}</s>
      ))}
    </p>
  );
}
