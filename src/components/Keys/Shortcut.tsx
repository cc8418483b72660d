import type {ReactNode} from 'react';
import {colon} from '../../product/colon';
import {usePageLanguage} from '../usePageLanguage';
import Combination from './Combination';

interface Props {
  /** Its name in src/product/shortcuts.ts. */
  readonly name: string;
  /** What is printed on its keys, written when the page is compiled. */
  readonly keys: readonly string[];
  /** The same for macOS, where it is another combination. */
  readonly macKeys?: readonly string[];
}

/** A shortcut of the product in running text: Windows and Linux first, macOS where it differs. */
export default function Shortcut({keys, macKeys}: Props): ReactNode {
  const language = usePageLanguage();
  return (
    <>
      <Combination labels={keys} />
      {macKeys && (
        <>
          {' (macOS'}
          {colon[language]}
          <Combination labels={macKeys} />)
        </>
      )}
    </>
  );
}
