import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The troubleshooting table of an article: one `Symptom` per row. */
export default function Symptoms({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'site.symptoms.symptom',
                message: 'What you see',
                description: 'Head of the column of symptoms',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'site.symptoms.cause',
                message: 'Why',
                description: 'Head of the column of causes',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'site.symptoms.remedy',
                message: 'What to do',
                description: 'Head of the column of remedies',
              })}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
