import {type ReactNode, useEffect, useState} from 'react';

/** Told once the reader pauses: a word at each key would talk over them. */
const pauseMs = 500;

interface Props {
  readonly message: string;
  /** How all readers see it, where nothing else shows it. */
  readonly className?: string | undefined;
}

/** Tells screen readers what becomes of what is typed: a count, a result, or what is wrong with it. */
export default function Status({message, className = 'visually-hidden'}: Props): ReactNode {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(message), pauseMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p role="status" className={className}>
      {told}
    </p>
  );
}
