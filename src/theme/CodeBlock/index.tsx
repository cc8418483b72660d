// Replaces @theme/CodeBlock: code is highlighted at build time, without a highlighter in the
// browser.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import styles from './styles.module.css';

export default function CodeBlock({children, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.block, 'theme-code-block')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus */}
      <pre className={clsx(styles.code, className)} tabIndex={0}>
        <code>{children}</code>
      </pre>
      <CopyButton
        className={styles.copy}
        label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
      />
    </div>
  );
}
