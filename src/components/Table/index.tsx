import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table of an article: where it is wider than the screen it scrolls in a box of its own. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no set of form fields
    <div
      role="group"
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus
      tabIndex={0}
      aria-label={translate({
        id: 'site.table.label',
        message: 'Table',
        description: 'Name, for screen readers, of the box in which a table scrolls',
      })}
    >
      <table className={styles.table} {...props} />
    </div>
  );
}
