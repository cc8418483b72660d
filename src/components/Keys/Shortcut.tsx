import type {ReactNode} from 'react';
import {colon} from '../../product/colon';
import {usePageLanguage} from '../usePageLanguage';
import Combination from './Combination';

interface Props {
  /** Name in src/product/shortcuts.ts. */
  readonly name: string;
  /** The labels of its keys; set by a remark plugin when the page is compiled. */
  readonly keys: readonly string[];
  /** The labels for macOS, when they are different. */
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
