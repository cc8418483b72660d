import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {usePageLanguage} from '../usePageLanguage';
import type {GlossaryTerm, LetterGroup} from './GlossaryTerm';
import {letterAnchor} from './letterAnchor';
import styles from './styles.module.css';
import {termAnchor} from './termAnchor';

function Term({term: {name, term, definition, synonyms, translation}}: {term: GlossaryTerm}) {
  const otherLanguage = usePageLanguage() === 'fr' ? 'en' : 'fr';
  const id = termAnchor(name);
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.entry} id={id}>
      <dt className={styles.term}>
        {term}{' '}
        <span className={styles.translation} lang={otherLanguage} translate="no">
          {translation}
        </span>
      </dt>
      <dd className={styles.definition}>
        <p>{definition}</p>
        {synonyms.length > 0 && (
          <p className={styles.synonyms}>
            <Translate
              id="site.glossary.synonyms"
              description="Other words for a term of the glossary"
              values={{words: synonyms.join(', ')}}
            >
              {'Related words: {words}'}
            </Translate>
          </p>
        )}
      </dd>
    </div>
  );
}

function Letter({letter, terms, absentLetters}: LetterGroup): ReactNode {
  const id = letterAnchor(letter);
  const landings = absentLetters.map(letterAnchor);
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of [id, ...landings]) {
    collectAnchor(anchor);
  }
  return (
    <section className={styles.group}>
      <h2 id={id} className={styles.letter}>
        {landings.map((landing) => (
          <span key={landing} id={landing} className={styles.landing} />
        ))}
        {letter}
      </h2>
      <dl className={styles.terms}>
        {terms.map((term) => (
          <Term key={term.name} term={term} />
        ))}
      </dl>
    </section>
  );
}

interface Props {
  /** Set by src/plugins/glossary when the page is compiled. */
  readonly groups?: readonly LetterGroup[];
}

/**
 * All terms of src/glossary.ts in alphabetical order, after links to each letter.
 *
 * @throws when the page was compiled without the glossary plugin
 */
export default function Glossary({groups}: Props): ReactNode {
  if (!groups) {
    throw new Error(
      'The glossary has no terms: add remarkGlossary to the docs’ remark plugins in docusaurus.config.ts.',
    );
  }
  return (
    <>
      <nav
        className={styles.letters}
        aria-label={translate({
          id: 'site.glossary.letters',
          message: 'Letters of the glossary',
          description: 'Name of the list of links to the letters of the glossary',
        })}
      >
        <ul>
          {groups.map(({letter}) => (
            <li key={letter}>
              <a href={`#${letterAnchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Letter key={group.letter} {...group} />
      ))}
    </>
  );
}
