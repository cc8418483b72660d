import {translate} from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {shortcutGroups} from '../../product/shortcuts';
import {usePageLanguage} from '../usePageLanguage';
import ShortcutGroup from './ShortcutGroup';
import styles from './styles.module.css';
import {systemLabels} from './systemLabels';
import {type TableView, wholeTable} from './TableView';
import {useStableRowPosition} from './useStableRowPosition';

type Tools = ComponentType<{onView: (view: TableView) => void}>;

// Survives unmounting: on Back, the table must have the height it had when its position was stored.
let lastView = wholeTable;

/**
 * All shortcuts of the product by group, both systems side by side. After hydration, tools above
 * the table find a shortcut and show the keys of the reader's system only; print always has
 * everything.
 */
export default function ShortcutTable(): ReactNode {
  const language = usePageLanguage();
  const [LoadedTools, setTools] = useState<Tools | null>(null);
  const [view, setView] = useState(lastView);
  const table = useRef<HTMLTableElement>(null);
  const measureRows = useStableRowPosition(table, view);
  const show = useCallback(
    (next: TableView) => {
      measureRows();
      lastView = {...next, shown: null};
      setView(next);
    },
    [measureRows],
  );

  useEffect(() => {
    // Ignored: without the tools the table is still complete.
    import(/* webpackChunkName: 'shortcut-tools' */ './ShortcutTools').then(
      ({default: loaded}) => setTools(() => loaded),
      () => {},
    );
  }, []);

  return (
    <div className={styles.sheet}>
      <div className={styles.place}>{LoadedTools && <LoadedTools onView={show} />}</div>
      <table
        ref={table}
        className={styles.table}
        data-system={view.system}
        aria-label={translate({
          id: 'site.shortcuts.table',
          message: 'All shortcuts',
          description: 'Name, for screen readers, of the table of shortcuts',
        })}
      >
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'site.shortcuts.action',
                message: 'Action',
                description: 'Head of the first column of the table of shortcuts',
              })}
            </th>
            <th scope="col" className={styles.windows}>
              {systemLabels.windows}
            </th>
            <th scope="col" className={styles.mac}>
              {systemLabels.mac}
            </th>
          </tr>
        </thead>
        {Object.entries(shortcutGroups).map(([group, label]) => (
          <ShortcutGroup key={group} group={group} label={label[language]} view={view} />
        ))}
      </table>
    </div>
  );
}
