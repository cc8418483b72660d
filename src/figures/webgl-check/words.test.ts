import {describe, expect, it} from 'vitest';
import {correctionsOf} from '../../plugins/content-contract/typography/Correction';
import {englishTypography} from '../../plugins/content-contract/typography/englishTypography';
import {frenchTypography} from '../../plugins/content-contract/typography/frenchTypography';
import type {Bilingual} from '../../product/language';
import type {Verdict} from './verdictOf';
import {
  deviceAdvice,
  lockdown,
  ownWords,
  panelWords,
  reportWords,
  systemAdvice,
  verdicts,
} from './words';

const verdictNames = Object.keys(verdicts) as Verdict[];

describe('the words', () => {
  const all: Bilingual[] = [
    ...verdictNames.flatMap((name) => [verdicts[name].title, verdicts[name].advice]),
    ...Object.values(panelWords),
    ...Object.values(ownWords),
    ...Object.values(reportWords),
    ...Object.values(deviceAdvice),
    systemAdvice,
    lockdown,
  ];

  it.each([
    ['fr', frenchTypography],
    ['en', englishTypography],
  ] as const)('follow the typography of %s', (language, rules) => {
    const faults = all.flatMap((words) =>
      correctionsOf(words[language], rules).map(({what}) => `${words[language]}: ${what}`),
    );
    expect(faults).toEqual([]);
  });
});
