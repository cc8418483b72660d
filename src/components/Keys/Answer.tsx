import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Language} from '../../product/language';
import {type ShortcutFact, shortcuts} from '../../product/shortcuts';
import Chords from './Chords';
import type {PressAnswer} from './finderAfter';
import type {System} from './readerKeyboard';
import styles from './tools.module.css';
import type {Finder} from './useFinder';

const systemNames: Readonly<Record<System, string>> = {windows: 'Windows, Linux', mac: 'macOS'};

interface PressProps {
  readonly answer: PressAnswer;
  readonly system: System | 'both';
  readonly language: Language;
}

function PressedAnswer({answer: {chord, names, system: found}, system, language}: PressProps) {
  const facts = names.map((name): ShortcutFact => shortcuts[name]);
  if (facts.length === 0) {
    return (
      <Translate
        id="site.shortcuts.unused"
        description="Answer to a combination of keys that the product does not use"
        values={{chord}}
      >
        {'No shortcut of the software uses {chord}.'}
      </Translate>
    );
  }
  const actions = facts.map(({action}) => action[language]).join(' · ');
  const isForeign = system !== 'both' && found !== system;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return (
    <>
      <strong>
        {isForeign ? `${systemNames[found]}${colon}` : ''}
        {actions}
      </strong>
      {isForeign &&
        facts.map((fact) => (
          <span key={fact.action.en}>
            {'. '}
            {systemNames[system]}
            {colon}
            <Chords chords={fact[system]} areParts={fact.areParts} />
          </span>
        ))}
    </>
  );
}

interface Props {
  readonly finder: Finder;
  readonly onClear: () => void;
  readonly system: System | 'both';
  readonly language: Language;
}

/** What the search among the shortcuts found, said to everybody. */
export default function Answer({finder, onClear, system, language}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {answer, shown} = finder;
  const count = shown?.size ?? 0;
  const counted = selectMessage(
    count,
    translate(
      {
        id: 'site.shortcuts.count',
        message: '{count} shortcut|{count} shortcuts',
        description: 'How many shortcuts the filter left',
      },
      {count},
    ),
  );
  const none = translate({
    id: 'site.shortcuts.none',
    message: 'No shortcut contains these words.',
    description: 'Said when the filter left no shortcut',
  });
  return (
    <div className={styles.answer}>
      <p role="status">
        {answer ? (
          <PressedAnswer answer={answer} system={system} language={language} />
        ) : (
          shown && (count > 0 ? counted : none)
        )}
      </p>
      {(answer || shown) && (
        <button type="button" className={styles.plain} onClick={onClear}>
          <Translate
            id="site.shortcuts.all"
            description="Button that ends the search among shortcuts"
          >
            Show all
          </Translate>
        </button>
      )}
    </div>
  );
}
