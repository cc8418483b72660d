import {translate} from '@docusaurus/Translate';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** A table of an article: where it is wider than the screen it scrolls in a box of its own. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // Without scripts nobody knows, so it may.
  const [mayScroll, setMayScroll] = useState(true);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMayScroll(entry.target.scrollWidth > entry.target.clientWidth);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no set of form fields
    <div
      ref={box}
      role="group"
      className={styles.scroller}
      // A box that scrolls must take the focus.
      tabIndex={mayScroll ? 0 : undefined}
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
