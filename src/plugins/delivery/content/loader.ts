import type {LoaderContext} from '../LoaderContext';
import {leanContent} from './leanContent';

/** The bundler's way to `leanContent`. */
export default function loader(this: LoaderContext, source: string): string {
  this.addDependency(__filename);
  return leanContent(source);
}
