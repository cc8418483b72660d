import {type ReactNode, useEffect, useState} from 'react';

/** Announced once the reader pauses: an announcement per key would interrupt them. */
const pauseMs = 500;

/** Long enough to be spoken; then cleared, so that readers do not meet the same text twice. */
const hearingMs = 5000;

interface Props {
  readonly message: string;
  /** Class that makes the status visible, when nothing else shows the message. */
  readonly className?: string | undefined;
}

/**
 * Announces the effect of what the reader types to screen readers: a count, a result or an error.
 */
export default function Status({message, className}: Props): ReactNode {
  const [announced, setAnnounced] = useState('');
  const isSeen = className !== undefined;
  useEffect(() => {
    // Without delay, or the same message again would be no change.
    if (!message) {
      setAnnounced('');
      return undefined;
    }
    const timers = [setTimeout(() => setAnnounced(message), pauseMs)];
    if (!isSeen) timers.push(setTimeout(() => setAnnounced(''), pauseMs + hearingMs));
    return () => timers.forEach(clearTimeout);
  }, [message, isSeen]);
  return (
    // Not a paragraph: browser reading modes would keep an empty one.
    <span role="status" className={className ?? 'visually-hidden'}>
      {announced}
    </span>
  );
}
