import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type ShortcutFact, shortcutGroups, shortcuts} from '../../product';
import {usePageLanguage} from '../usePageLanguage';
import Chords from './Chords';
import styles from './styles.module.css';

function shortcutsOf(group: string): readonly (readonly [string, ShortcutFact])[] {
  return Object.entries<ShortcutFact>(shortcuts).filter(([, fact]) => fact.group === group);
}

/** Every shortcut of the product, grouped, both systems side by side. */
export default function ShortcutTable(): ReactNode {
  const language = usePageLanguage();
  const action = translate({
    id: 'site.shortcuts.action',
    message: 'Action',
    description: 'Head of the first column of the table of shortcuts',
  });
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{action}</th>
            <th scope="col">Windows, Linux</th>
            <th scope="col">macOS</th>
          </tr>
        </thead>
        {Object.entries(shortcutGroups).map(([group, label]) => (
          <tbody key={group}>
            <tr>
              <th className={styles.group} colSpan={3} scope="rowgroup">
                {label[language]}
              </th>
            </tr>
            {shortcutsOf(group).map(([name, fact]) => (
              <tr key={name} id={`shortcut-${name}`}>
                <th scope="row">
                  {fact.action[language]}
                  {fact.note && <span className={styles.note}>{fact.note[language]}</span>}
                </th>
                <td data-label="Windows, Linux">
                  <Chords chords={fact.windows} />
                </td>
                <td data-label="macOS">
                  <Chords chords={fact.mac} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
