// Replaces @theme/Icon/ExternalLink: its text is separated from that of the link by a space, and
// translated.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function IconExternalLink({width = 12, height = 12}: Props): ReactNode {
  return (
    <>
      <svg
        viewBox="0 0 12 12"
        width={width}
        height={height}
        className={styles.icon}
        aria-hidden="true"
      >
        <path d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.5 1.5 5.5 6.5" />
      </svg>
      <span className="visually-hidden">
        {' '}
        {translate({
          id: 'theme.IconExternalLink.ariaLabel',
          message: '(opens in new tab)',
          description: 'The ARIA label for the external link icon',
        })}
      </span>
    </>
  );
}
