import type {Locale} from '../../site';

/** The languages as faults name them, which are in English. */
export const languageNames: Readonly<Record<Locale, string>> = {en: 'English', fr: 'French'};
