import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {colon} from '../../product/colon';
import type {Language} from '../../product/language';
import {type ShortcutFact, shortcuts} from '../../product/shortcuts';
import Chords from './Chords';
import type {PressAnswer} from './finderAfter';
import type {System} from './readerKeyboard';
import {systemLabels} from './systemLabels';

interface Props {
  readonly answer: PressAnswer;
  readonly system: System | 'both';
  readonly language: Language;
}

/**
 * What the pressed keys do: the actions, or how many shortcuts need more than these keys. Each text
 * is the only child of its element: React then updates it by `textContent`, which also works after
 * the browser has translated the page.
 */
export default function PressedAnswer({answer, system, language}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {chord, names, isPart, system: found} = answer;
  const facts = names.map((name): ShortcutFact => shortcuts[name]);
  if (facts.length === 0) {
    const unused = translate(
      {
        id: 'site.shortcuts.unused',
        message: 'No shortcut in the software uses {chord}.',
        description: 'Answer to a combination of keys that the product does not use',
      },
      {chord},
    );
    return <span>{unused}</span>;
  }
  const isForeign = system !== 'both' && found !== system;
  const titleOf = (one: System): string => systemLabels[one] + colon[language];
  const where = isForeign ? titleOf(found) : '';
  if (isPart) {
    const counted = translate(
      {
        id: 'site.shortcuts.part',
        message:
          '{count} shortcut contains {chord}, together with another key or a gesture.|{count} shortcuts contain {chord}, together with another key or a gesture.',
        description: 'Answer to keys that are no shortcut by themselves, only with something more',
      },
      {count: facts.length, chord},
    );
    return <span>{where + selectMessage(facts.length, counted)}</span>;
  }
  return (
    <>
      <strong>{where + facts.map(({action}) => action[language]).join(' · ')}</strong>
      {isForeign &&
        facts.map((fact) => (
          <span key={fact.action.en}>
            <span>{`. ${titleOf(system)}`}</span>
            <Chords chords={fact[system]} areParts={fact.areParts} />
          </span>
        ))}
    </>
  );
}
