import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, startTransition, useEffect, useRef, useState} from 'react';
import {codeBeside} from './codeBeside';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  /**
   * What the button does, for people who do not see what stands next to it; it begins with the word
   * that is seen. Once pressed, the button is named by what it then says.
   */
  readonly label: string;
  readonly className?: string;
}

const confirmationMs = 2000;

/**
 * Copies the text of the code it stands next to; where the clipboard is refused, the text is marked
 * instead. It appears with scripts only: without them the text can still be selected.
 */
export default function CopyButton({label, className}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isLive, setLive] = useState(false);
  const {state, copy, forget} = useCopy();

  useEffect(() => startTransition(() => setLive(Boolean(navigator.clipboard))), []);
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
      className={clsx('action action--small', styles.copy, !isLive && styles.waiting, className)}
      aria-label={state === 'idle' ? label : undefined}
      onClick={copyCode}
    >
      {/* How it went is told. That the button is itself again is no news: its name stands apart. */}
      <span aria-live="polite">{state === 'idle' ? '' : words[state]}</span>
      <span>{state === 'idle' ? words.idle : ''}</span>
    </button>
  );
}
