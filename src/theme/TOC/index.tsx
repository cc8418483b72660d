// Replaces @theme/TOC: the contents beside an article are a landmark with a name, not a bare list.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOC({className, ...contents}: Props): ReactNode {
  return (
    <nav
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'Name of the contents of a page',
      })}
    >
      <TOCItems
        {...contents}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
