import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inlineTranslations} from './inlineTranslations';
import {translateModule} from './translationsIn';

/** What a loader of webpack and Rspack is called on, as far as it is used here. */
interface LoaderContext {
  readonly rootContext: string;
  readonly resourcePath: string;
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
}

/** The bundler's way to `inlineTranslations`; compiled into the folder below the texts. */
export default function loader(this: LoaderContext, source: string): string {
  if (!source.includes(translateModule)) {
    return source;
  }
  const texts = path.join(__dirname, '../codeTranslations.json');
  this.addDependency(texts);
  this.addDependency(__filename);
  return inlineTranslations(
    source,
    path.relative(this.rootContext, this.resourcePath),
    JSON.parse(readFileSync(texts, 'utf8')),
  );
}
