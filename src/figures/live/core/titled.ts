import {colon} from '../../../product/colon';
import type {Language} from '../../../product/language';

/** `Title: text`, with the no-break space that French puts before the colon. */
export const titled = (name: string, words: string, language: Language): string =>
  name + colon[language] + words;
