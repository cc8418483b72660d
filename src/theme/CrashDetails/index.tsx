// Component of this site: the error messages of a crash, and a button that copies them for support.
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CrashDetails';
import {type ReactNode, useRef} from 'react';
import {useCopy} from '../../components/CopyButton/useCopy';
import {crashPlace} from '../../shell/crash/crashPlace';
import styles from './styles.module.css';

export default function CrashDetails({messages}: Props): ReactNode {
  const textRef = useRef<HTMLDivElement>(null);
  const {state, copy} = useCopy();
  const timeRef = useRef(new Date());
  const cause = translate({
    id: 'site.crash.cause',
    message: 'Cause:',
    description: 'Stands between the message of an error and that of its cause',
  });
  const shown = messages.join(`\n\n${cause}\n`);
  const place = crashPlace(timeRef.current);
  return (
    <>
      <div ref={textRef}>
        <pre className={styles.messages}>{shown}</pre>
        <p className={styles.place}>{place}</p>
      </div>
      <button
        // As in CrashReport: the loader does not capture submit buttons.
        type="submit"
        className="action action--small"
        onClick={() => copy(`${shown}\n\n${place}`, textRef.current)}
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
