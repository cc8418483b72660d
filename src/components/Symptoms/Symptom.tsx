import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import HashLink from '../HashLink';
import styles from './styles.module.css';

interface Props {
  /** Id of the row, the same in both languages. */
  readonly id: string;
  /** The symptom in the reader's own words. */
  readonly title: string;
  readonly cause: string;
  /** The remedy. */
  readonly children: ReactNode;
}

/** One row of `Symptoms`, with its own anchor. */
export default function Symptom({id, title, cause, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const linkLabel = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: title},
  );
  return (
    <tr id={id} className={styles.row} data-symptom="">
      <th scope="row" className={styles.symptom}>
        {title}
      </th>
      <td className={styles.cause}>
        {cause}
        {/* Not in the row header, which screen readers repeat with each cell. */}
        <HashLink id={id} label={linkLabel} />
      </td>
      <td className={styles.remedy}>{children}</td>
    </tr>
  );
}
