import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Segments from './Segments';
import {systemLabels} from './systemLabels';
import type {ReaderKeyboard} from './useReaderKeyboard';

interface Props {
  readonly reader: ReaderKeyboard;
}

const keyboards = [
  ['azerty', 'AZERTY'],
  ['qwerty', 'QWERTY'],
] as const;

/** Lets the reader choose their system and keyboard layout. */
export default function KeyboardChoices({reader}: Props): ReactNode {
  return (
    <>
      <Segments
        legend={translate({
          id: 'site.shortcuts.system',
          message: 'System',
          description: 'Label of the choice between Windows and macOS',
        })}
        choices={[
          ['windows', systemLabels.windows],
          ['mac', systemLabels.mac],
          [
            'both',
            translate({
              id: 'site.shortcuts.both',
              message: 'Both',
              description: 'Choice of both systems',
            }),
          ],
        ]}
        value={reader.system}
        onChoose={reader.chooseSystem}
      />
      <Segments
        legend={translate({
          id: 'site.shortcuts.keyboard',
          message: 'Keyboard',
          description: 'Label of the choice between AZERTY and QWERTY',
        })}
        choices={keyboards}
        value={reader.keyboard}
        onChoose={reader.chooseKeyboard}
      />
    </>
  );
}
