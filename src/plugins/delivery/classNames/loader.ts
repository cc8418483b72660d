import type {LoaderContext} from '../LoaderContext';
import {type NamedParts, withoutAbsent} from './withoutAbsent';

/** The bundler's way to `withoutAbsent`. */
export default function loader(this: LoaderContext<NamedParts>, source: string): string {
  this.addDependency(__filename);
  return withoutAbsent(source, this.getOptions());
}
