import type {Language} from './language';

/** The colon between a name and its explanation, with the language's spacing. */
export const colon: Readonly<Record<Language, string>> = {en: ': ', fr: '\u00a0: '};
