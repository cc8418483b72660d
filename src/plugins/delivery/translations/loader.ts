import path from 'node:path';
import type {LoaderContext} from '../LoaderContext';
import {inlineTranslations, type Translations} from './inlineTranslations';
import {translateModule} from './translateNames';

/** Defined when the loader is compiled for a language. */
declare const TRANSLATIONS: Translations;

/** Bundler loader for `inlineTranslations`. */
export default function loader(this: LoaderContext, source: string): string {
  if (!source.includes(translateModule)) {
    return source;
  }
  this.addDependency(__filename);
  const fileName = path.relative(this.rootContext, this.resourcePath);
  return inlineTranslations(source, fileName, TRANSLATIONS);
}
