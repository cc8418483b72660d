import {colon} from '../../../product/colon';
import type {Language} from '../../../product/language';

/** `Name: what it is`, with the space that French sets before the colon. */
export const titled = (name: string, words: string, language: Language): string =>
  name + colon[language] + words;
