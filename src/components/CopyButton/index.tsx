import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, startTransition, useEffect, useRef, useState} from 'react';
import {codeBeside} from './codeBeside';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  /**
   * Accessible name. It starts with the visible word, and is not used while the button shows a
   * result.
   */
  readonly label: string;
  readonly className?: string;
}

const confirmationMs = 2000;

/**
 * Copies the text of the code next to it; when the clipboard is refused, selects the text instead.
 * Hidden without scripts, when the text can still be selected by hand.
 */
export default function CopyButton({label, className}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const {state, copy, forget} = useCopy();

  useEffect(() => startTransition(() => setCanCopy(Boolean(navigator.clipboard))), []);
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(forget, confirmationMs) : undefined;
    return () => clearTimeout(timer);
  }, [state]);

  const copyCode = (): void => {
    const code = codeBeside(button.current);
    void copy(code?.textContent?.replace(/\n$/, '') ?? '', code);
  };
  const words = {
    idle: translate({
      id: 'theme.CodeBlock.copy',
      message: 'Copy',
      description: 'The copy button label on code blocks',
    }),
    copied: translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    }),
    selected: translate({
      id: 'site.copy.selected',
      message: 'Selected: press Ctrl + C or Cmd + C',
      description: 'On a copy button when the clipboard is refused and the text is marked',
    }),
  };

  return (
    <button
      ref={button}
      type="button"
      className={clsx('action action--small', styles.copy, !canCopy && styles.waiting, className)}
      aria-label={state === 'idle' ? label : undefined}
      onClick={copyCode}
    >
      {/* Announces the result. The return to the initial label is outside the live region: it
          is no news. */}
      <span aria-live="polite">{state === 'idle' ? '' : words[state]}</span>
      <span>{state === 'idle' ? words.idle : ''}</span>
    </button>
  );
}
