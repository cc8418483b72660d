import {english} from './english';
import {french} from './french';
import type {Analysis} from './Word';

/** The analysis of a language of the site. */
export function analysisOf(language: Analysis['language']): Analysis {
  return language === 'fr' ? french : english;
}
