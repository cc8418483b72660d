import type {ReactNode} from 'react';
import {usePageLanguage} from '../usePageLanguage';
import Chords from './Chords';
import {findShortcut} from './keyLabel';

/** A shortcut of the product in running text: Windows and Linux first, macOS where it differs. */
export default function Shortcut({name}: {readonly name: string}): ReactNode {
  const {windows, mac} = findShortcut(name);
  const colon = usePageLanguage() === 'fr' ? '\u00a0: ' : ': ';
  const isSameOnMac = JSON.stringify(windows) === JSON.stringify(mac);
  return (
    <>
      <Chords chords={windows.slice(0, 1)} />
      {!isSameOnMac && (
        <>
          {' (macOS'}
          {colon}
          <Chords chords={mac.slice(0, 1)} />)
        </>
      )}
    </>
  );
}
