import type {LoaderContext} from '../LoaderContext';
import {type NamedParts, withoutAbsent} from './withoutAbsent';

/** Bundler loader for `withoutAbsent`. */
export default function loader(this: LoaderContext<NamedParts>, source: string): string {
  this.addDependency(__filename);
  return withoutAbsent(source, this.getOptions());
}
