// Part of @theme/SearchBar: the list of results, each page with its best sections.
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import {linkPresses} from '../../search/browser/opening/linkPresses';
import {type Option, optionsOf} from '../../search/browser/results/optionsOf';
import type {PageHit} from '../../search/SearchAnswer';
import styles from './results.module.css';
import Stretches from './Stretches';

interface Props {
  readonly id: string;
  readonly hits: readonly PageHit[];
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onOpen: (option: Option) => void;
  /** Called when the browser opens an option in a new tab or window. */
  readonly onElsewhere: (option: Option) => void;
}

export default function Results({
  id,
  hits,
  active,
  onHover,
  onOpen,
  onElsewhere,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const options = optionsOf(hits);
  // Resets the scroll position of the previous results.
  useEffect(() => {
    list.current?.scrollTo({top: 0, behavior: 'instant'});
  }, [hits]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
  }, [id, active, hits]);

  const link = (option: Option, children: ReactNode): ReactNode => {
    const index = options.findIndex(
      ({hit, section}) => hit === option.hit && section === option.section,
    );
    return (
      <a
        key={option.url}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        href={option.url}
        className={option.section === undefined ? styles.page : styles.section}
        onPointerMove={() => index !== active && onHover(index)}
        {...linkPresses(
          (event) => {
            event.preventDefault();
            onOpen(option);
          },
          () => onElsewhere(option),
        )}
      >
        {children}
      </a>
    );
  };

  return (
    <div
      id={id}
      role="listbox"
      // Scrollable but not focusable: the reader moves through it from the field, so Tab must skip
      // it.
      tabIndex={-1}
      aria-busy={active < 0}
      ref={list}
      className={styles.list}
      aria-label={translate({
        id: 'site.search.results',
        message: 'Results',
        description: 'Name of the list of results, for screen readers',
      })}
    >
      {hits.map((hit, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={hit.url} role="group" aria-label={hit.name} className={styles.group}>
          {link(
            {url: hit.url, hit: at},
            <>
              {hit.crumbs.length > 0 && (
                <span className={styles.crumbs}>{hit.crumbs.join(' › ')}</span>
              )}
              <span className={styles.title}>
                <Stretches of={hit.title} />
              </span>
              <span className={styles.excerpt}>
                <Stretches of={hit.excerpt} />
              </span>
            </>,
          )}
          {hit.sections.map((section, index) =>
            link(
              {url: section.url, hit: at, section: index},
              <>
                <span className={styles.sectionTitle}>
                  <Stretches of={section.title} />
                </span>
                <span className={styles.excerpt}>
                  <Stretches of={section.excerpt} />
                </span>
              </>,
            ),
          )}
        </div>
      ))}
    </div>
  );
}
