// A part of our own: the messages of a crash, and a button that copies them for support.
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CrashDetails';
import {type ReactNode, useRef} from 'react';
import {crashDetails} from '../../shell/crashDetails';
import {useCopy} from '../../shell/useCopy';
import styles from './styles.module.css';

export default function CrashDetails({messages}: Props): ReactNode {
  const {textRef, state, copy} = useCopy<HTMLPreElement>();
  const timeRef = useRef(new Date());
  const cause = translate({
    id: 'site.crash.cause',
    message: 'Cause:',
    description: 'Stands between the message of an error and that of its cause',
  });
  const place = {href: location.href, userAgent: navigator.userAgent, time: timeRef.current};
  return (
    <>
      <pre ref={textRef} className={styles.messages}>
        {messages.join(`\n\n${cause}\n`)}
      </pre>
      <button
        type="button"
        className="button button--outline button--secondary"
        onClick={() => copy(crashDetails(messages, place))}
      >
        <Translate id="site.crash.copy" description="Button that copies the details of a crash">
          Copy the details
        </Translate>
      </button>
      <p role="status" className={styles.status}>
        {state === 'copied' && (
          <Translate id="site.crash.copied" description="Said when the details are copied">
            Copied. Paste them into your message to support.
          </Translate>
        )}
        {state === 'selected' && (
          <Translate id="site.crash.selected" description="Said when the clipboard is refused">
            The text is selected: copy it with Ctrl + C or Cmd + C.
          </Translate>
        )}
      </p>
    </>
  );
}
