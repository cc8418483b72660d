import type {LoaderContext} from '../LoaderContext';
import {type NamedPages, withoutAbsent} from './withoutAbsent';

/** The bundler's way to `withoutAbsent`. */
export default function loader(this: LoaderContext<NamedPages>, source: string): string {
  this.addDependency(__filename);
  return withoutAbsent(source, this.getOptions());
}
