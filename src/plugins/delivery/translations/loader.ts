import path from 'node:path';
import {inlineTranslations, type Translations} from './inlineTranslations';
import {translateModule} from './translateNames';

/** Set when the loader is compiled for a language. */
declare const TRANSLATIONS: Translations;

/** What a loader of webpack and Rspack is called on, as far as it is used here. */
interface LoaderContext {
  readonly rootContext: string;
  readonly resourcePath: string;
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
}

/** The bundler's way to `inlineTranslations`. */
export default function loader(this: LoaderContext, source: string): string {
  if (!source.includes(translateModule)) {
    return source;
  }
  this.addDependency(__filename);
  const fileName = path.relative(this.rootContext, this.resourcePath);
  return inlineTranslations(source, fileName, TRANSLATIONS);
}
