import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type ShortcutFact, type ShortcutName, shortcuts} from '../../product/shortcuts';
import {usePageLanguage} from '../usePageLanguage';
import Chords from './Chords';
import styles from './styles.module.css';
import {systemLabels} from './systemLabels';
import type {TableView} from './TableView';

interface Props {
  readonly group: string;
  readonly label: string;
  readonly view: TableView;
}

/** Whether a shortcut is shown on screen: it was found or, without a search, suits the keyboard. */
function isShown(name: ShortcutName, {keyboard}: ShortcutFact, view: TableView): boolean {
  if (view.shown) {
    return view.shown.has(name);
  }
  return !keyboard || view.keyboard === 'both' || keyboard === view.keyboard;
}

export default function ShortcutGroup({group, label, view}: Props): ReactNode {
  const language = usePageLanguage();
  const all = Object.entries<ShortcutFact>(shortcuts) as [ShortcutName, ShortcutFact][];
  const rows = all.filter(([, fact]) => fact.group === group);
  const isEmpty = !rows.some(([name, fact]) => isShown(name, fact, view));
  return (
    <tbody className={clsx(isEmpty && styles.away)}>
      <tr>
        <th className={styles.group} colSpan={3} scope="rowgroup">
          {label}
        </th>
      </tr>
      {rows.map(([name, fact]) => (
        <tr
          key={name}
          id={`shortcut-${name}`}
          className={clsx(styles.row, !isShown(name, fact, view) && styles.away)}
        >
          {/* Screen readers repeat the row header with each cell: the label leaves out the
              note. */}
          <th
            scope="row"
            aria-label={fact.note && fact.action[language]}
            aria-describedby={fact.note && `note-${name}`}
          >
            {/* Without the space, screen readers would join the last word of the action and the
                first of the note. */}
            {fact.action[language] + (fact.note ? ' ' : '')}
            {fact.note && (
              <span id={`note-${name}`} className={styles.note}>
                {fact.note[language]}
              </span>
            )}
          </th>
          <td className={styles.windows} data-label={systemLabels.windows}>
            <Chords chords={fact.windows} areParts={fact.areParts} />
          </td>
          <td className={styles.mac} data-label={systemLabels.mac}>
            <Chords chords={fact.mac} areParts={fact.areParts} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
