import type {LoaderContext} from '../LoaderContext';
import {stripContent} from './stripContent';

/** Bundler loader for this folder's transform. */
export default function loader(this: LoaderContext, source: string): string {
  this.addDependency(__filename);
  return stripContent(source);
}
