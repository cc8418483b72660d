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
 * A table of an article. When it is wider than the window it scrolls in a box, which then is
 * focusable and has a name.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // In the static page the box has a name, because it may have to scroll.
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
