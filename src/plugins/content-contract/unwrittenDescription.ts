import type {Locale} from '../../site';

/** Description of a new page until the writer replaces it. */
export const unwrittenDescription: Readonly<Record<Locale, string>> = {
  en: 'To write: say in one or two sentences what this article helps to do, with the words that people type when they search for it.',
  fr: 'À écrire\u00a0: dites en une ou deux phrases ce que cet article aide à faire, avec les mots que les gens saisissent pour le trouver.',
};
