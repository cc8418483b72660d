import type {Language} from './language';

/** The colon between a name and what it is, with the spaces that the language sets around it. */
export const colon: Readonly<Record<Language, string>> = {en: ': ', fr: '\u00a0: '};
