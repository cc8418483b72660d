// Replaces @theme/Footer/Links: flat links and columns are both lists in one landmark; an empty
// list is not an error.

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {type FooterColumn, footerColumns} from '../../../shell/links/footerColumns';
import styles from './styles.module.css';

function Column({title, className, items}: FooterColumn): ReactNode {
  const id = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, styles.column, className)}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={title ? styles.list : styles.row} aria-labelledby={title ? id : undefined}>
        {items.map((item, index) => (
          <li key={index}>
            <LinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function FooterLinks({links}: Props): ReactNode {
  return (
    <nav
      className={styles.links}
      aria-label={translate({
        id: 'site.footer.links',
        message: 'Footer',
        description: 'The ARIA label of the links at the foot of the page',
      })}
    >
      {footerColumns(links).map((column, index) => (
        <Column key={index} {...column} />
      ))}
    </nav>
  );
}
