import type {ReactNode} from 'react';
import {usePageLanguage} from '../usePageLanguage';
import {keyLabel} from './keyLabel';

/** One key, with the name printed on it in the reader's language. */
export default function Key({name}: {readonly name: string}): ReactNode {
  return <kbd>{keyLabel(name, usePageLanguage())}</kbd>;
}
