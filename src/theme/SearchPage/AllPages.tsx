// Part of @theme/SearchPage: links to all pages, before a search and for readers without scripts.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly pages: readonly {readonly title: string; readonly url: string}[];
}

interface ListProps extends Props {
  /** Whether there are results, which replace it. */
  readonly isAnswered: boolean;
}

export default function AllPages({pages, isAnswered}: ListProps): ReactNode {
  // While the focus is on one of its links, results do not replace it: the focus would be lost.
  const [hasFocus, setHasFocus] = useState(false);
  if (isAnswered && !hasFocus) {
    return null;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where its links have the focus
    <section
      className={styles.all}
      onFocus={() => setHasFocus(true)}
      onBlur={({currentTarget, relatedTarget}) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      <noscript>
        <p className={styles.notice}>
          <Translate id="site.search.noScript" description="Told to readers without scripts">
            The search needs JavaScript, which is off in your browser. Here are all the pages:
          </Translate>
        </p>
      </noscript>
      <h2>
        <Translate id="site.search.allPages" description="Title of the list of all pages">
          All the pages
        </Translate>
      </h2>
      <ul>
        {pages.map(({title, url}) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
