import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import Status from '../../components/Status';
import type {Language} from '../../product/language';
import {isReaderAt} from '../isReaderAt';
import type {Outcome} from './Calculation';
import CalculatorField from './CalculatorField';
import type {CalculatorName} from './CalculatorName';
import {calculations} from './calculations';
import ModeChoice from './ModeChoice';
import {readField, writeField} from './readField';
import styles from './styles.module.css';

interface Props {
  readonly name: CalculatorName;
  readonly language: Language;
}

function wordsOf(outcome: Outcome): readonly string[] {
  return 'result' in outcome ? [outcome.result, ...outcome.notes] : [outcome.problem];
}

/** The fields of a calculation and its result, updated at every keystroke. */
export default function CalculatorForm({name, language}: Props): ReactNode {
  const {title, modes} = calculations[name];
  const [modeName, setModeName] = useState(modes[0].name);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLElement>(null);

  // In a layout effect, because a letter typed before a later one could be lost. Once only, when
  // the form opens: a reader who then chooses another mode keeps the focus on that choice.
  useLayoutEffect(() => {
    if (isReaderAt(form.current)) {
      form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
    }
  }, []);

  const mode = modes.find((one) => one.name === modeName) ?? modes[0];
  const fields = mode.fields.map((field) => {
    const text = texts[field.name] ?? writeField(field, field.initial, language);
    return {field, text, reading: readField(field, text, language)};
  });
  const values = Object.fromEntries(
    fields.flatMap(({field, reading}) => ('value' in reading ? [[field.name, reading.value]] : [])),
  );
  const problems = fields.flatMap(({reading}) => ('problem' in reading ? [reading.problem] : []));
  const outcome = problems.length === 0 ? mode.compute(values, language) : null;
  const message = [...problems, ...(outcome ? wordsOf(outcome) : [])].join(' ');
  return (
    <>
      <section ref={form} className={styles.form} aria-label={title[language]}>
        {modes.length > 1 && (
          <ModeChoice modes={modes} chosen={mode.name} onChoose={setModeName} language={language} />
        )}
        <div className={styles.fields}>
          {fields.map(({field, text, reading}) => (
            <CalculatorField
              key={field.name}
              field={field}
              text={text}
              problem={'problem' in reading ? reading.problem : null}
              language={language}
              onType={(typed) => setTexts({...texts, [field.name]: typed})}
            />
          ))}
        </div>
        <div className={styles.outcome}>
          {outcome && 'result' in outcome && (
            <>
              <strong>{outcome.result}</strong>
              {outcome.notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </>
          )}
          {outcome && 'problem' in outcome && <span>{outcome.problem}</span>}
        </div>
      </section>
      <Status message={message} />
    </>
  );
}
