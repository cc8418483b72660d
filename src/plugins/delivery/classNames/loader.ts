import {type NamedPages, withoutAbsent} from './withoutAbsent';

/** What a loader of webpack and Rspack is called on, as far as it is used here. */
interface LoaderContext {
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
  readonly getOptions: () => NamedPages;
}

/** The bundler's way to `withoutAbsent`. */
export default function loader(this: LoaderContext, source: string): string {
  this.addDependency(__filename);
  return withoutAbsent(source, this.getOptions());
}
