import {defaultLocale} from '../../site';
import type {Page} from '../content-contract/page/Page';
import type {TranslationLock} from './translationLock';
import {type TranslationState, translationState} from './translationState';

interface StalePage {
  /** The English page. */
  readonly file: string;
  readonly state: Exclude<TranslationState, 'current'>;
}

/** The English pages whose translation is behind, or was never marked as up to date. */
export function stalePages(
  pages: readonly Pick<Page, 'file' | 'locale' | 'source'>[],
  lock: TranslationLock,
): readonly StalePage[] {
  return pages
    .filter(({locale}) => locale === defaultLocale)
    .flatMap(({file, source}) => {
      const state = translationState(file, source, lock);
      return state === 'current' ? [] : [{file, state}];
    });
}
