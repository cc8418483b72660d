import {translate} from '@docusaurus/Translate';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import {headingBefore} from './headingBefore';
import styles from './styles.module.css';

function nameOf(heading: string): string {
  return heading === ''
    ? translate({
        id: 'site.table.label',
        message: 'Table',
        description: 'Name, for screen readers, of the box in which a table scrolls',
      })
    : translate(
        {
          id: 'site.table.labelOf',
          message: 'Table: {heading}',
          description:
            'Name, for screen readers, of the box in which the table under a heading scrolls',
        },
        {heading},
      );
}

/**
 * A table of an article: where it is wider than the screen it scrolls in a box of its own, which
 * then has a name and takes the focus.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // Without scripts nobody knows whether it scrolls, so it may.
  const [name, setName] = useState<string | null>(() => nameOf(''));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const {target} = entry;
      setName(target.scrollWidth > target.clientWidth ? nameOf(headingBefore(target)) : null);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles.scroller}
      {...(name !== null && {role: 'group', tabIndex: 0, 'aria-label': name})}
    >
      <table className={styles.table} {...props} />
    </div>
  );
}
