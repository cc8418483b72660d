import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {termAnchor} from '../Glossary/termAnchor';
import {usePageLanguage} from '../usePageLanguage';
import styles from './styles.module.css';
import {type TermNote, useTermNote} from './useTermNote';

interface Props {
  /** Name in src/glossary.ts. */
  readonly name: string;
  readonly children: ReactNode;
}

function Note({id, href, note}: {id: string; href: string; note: TermNote}): ReactNode {
  const language = usePageLanguage();
  const otherLanguage = language === 'fr' ? 'en' : 'fr';
  const {entry} = note;
  return (
    entry && (
      // Only phrasing content, because the note is inside the paragraph of its term.
      <span
        ref={note.noteRef}
        id={id}
        className={styles.note}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-term`}
        aria-describedby={`${id}-definition`}
        tabIndex={-1}
        onBlur={note.leave}
        onToggle={(event) => note.follow(event.newState === 'open')}
      >
        <span className={styles.heading}>
          <strong id={`${id}-term`}>{entry[language].term}</strong>{' '}
          <span className={styles.translation} lang={otherLanguage} translate="no">
            {entry[otherLanguage].term}
          </span>
        </span>
        <span id={`${id}-definition`} className={styles.definition}>
          {entry[language].definition}
        </span>
        <Link to={href} className={styles.more}>
          <Translate id="site.term.glossary" description="Link from the note on a term">
            See the glossary
          </Translate>
        </Link>
      </span>
    )
  );
}

/**
 * The first mention of a term: a link to the glossary, which opens a note in place when scripts
 * run.
 */
export default function Term({name, children}: Props): ReactNode {
  const id = useId();
  const note = useTermNote(name);
  const href = `/glossary#${termAnchor(name)}`;
  return (
    <>
      <Link
        to={href}
        className={clsx(styles.word, note.isOpen && styles.wordOpen)}
        aria-haspopup={note.opensNote ? 'dialog' : undefined}
        aria-expanded={note.opensNote ? note.isOpen : undefined}
        aria-controls={note.entry ? id : undefined}
        ref={note.wordRef}
        onBlur={note.leave}
        onPointerDown={note.press}
        onClick={note.toggle}
      >
        {children}
      </Link>
      <Note id={id} href={href} note={note} />
    </>
  );
}
