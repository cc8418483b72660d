import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, startTransition, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';
import {textToCopy} from './textToCopy';

interface Props {
  /** What the button does, for people who do not see what stands next to it. */
  readonly label: string;
  readonly className?: string;
}

const confirmationMs = 2000;

/**
 * Copies the text of the code it stands next to. It appears with scripts only: without them the
 * text can still be selected.
 */
export default function CopyButton({label, className}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isLive, setLive] = useState(false);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => startTransition(() => setLive(Boolean(navigator.clipboard))), []);
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), confirmationMs) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = (): void => {
    navigator.clipboard.writeText(textToCopy(button.current)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <button
      ref={button}
      type="button"
      className={clsx(styles.copy, !isLive && styles.waiting, className)}
      aria-label={label}
      onClick={copy}
    >
      <span aria-live="polite">
        {isCopied
          ? translate({
              id: 'theme.CodeBlock.copied',
              message: 'Copied',
              description: 'The copied button label on code blocks',
            })
          : translate({
              id: 'theme.CodeBlock.copy',
              message: 'Copy',
              description: 'The copy button label on code blocks',
            })}
      </span>
    </button>
  );
}
