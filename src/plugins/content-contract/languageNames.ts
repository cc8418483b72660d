import type {Locale} from '../../site';

/** Language names for fault messages, which are in English. */
export const languageNames: Readonly<Record<Locale, string>> = {en: 'English', fr: 'French'};
