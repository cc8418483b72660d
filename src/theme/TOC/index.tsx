// Replaces @theme/TOC: the table of contents is a landmark with a name, and on small screens
// without scripts it is a collapsed `<details>`.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOC({className, ...contents}: Props): ReactNode {
  const name = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'Name of the contents of a page',
  });
  const items = (
    <TOCItems
      {...contents}
      linkClassName="table-of-contents__link toc-highlight"
      linkActiveClassName="table-of-contents__link--active"
    />
  );
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} aria-label={name}>
      <noscript>
        <details>
          <summary>{name}</summary>
          {items}
        </details>
      </noscript>
      {items}
    </nav>
  );
}
