import {type ReactNode, useEffect, useState} from 'react';

/** Told once the reader pauses: a word at each key would talk over them. */
const pauseMs = 500;

/** Time to be heard. Then who reads on does not meet what is shown elsewhere a second time. */
const hearingMs = 5000;

interface Props {
  readonly message: string;
  /** How all readers see it, where nothing else shows it. */
  readonly className?: string | undefined;
}

/** Tells screen readers what becomes of what is typed: a count, a result, or what is wrong with it. */
export default function Status({message, className}: Props): ReactNode {
  const [told, setTold] = useState('');
  const isSeen = className !== undefined;
  useEffect(() => {
    // At once, or the same message told again would be no change.
    if (!message) {
      setTold('');
      return undefined;
    }
    const timers = [setTimeout(() => setTold(message), pauseMs)];
    if (!isSeen) timers.push(setTimeout(() => setTold(''), pauseMs + hearingMs));
    return () => timers.forEach(clearTimeout);
  }, [message, isSeen]);
  return (
    // No paragraph: reading views would keep an empty one.
    <span role="status" className={className ?? 'visually-hidden'}>
      {told}
    </span>
  );
}
