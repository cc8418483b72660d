import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** An address that a link cannot open (such as `chrome://…`), with a button that copies it. */
export default function Address({children}: {readonly children: string}): ReactNode {
  return (
    <span className={styles.line}>
      <code className={styles.address} translate="no">
        {children}
      </code>
      <CopyButton
        label={translate(
          {
            id: 'site.address.copy',
            message: 'Copy the address {address}',
            description: 'Label of the button beside an address that the reader pastes elsewhere',
          },
          {address: children},
        )}
      />
    </span>
  );
}
