import path from 'node:path';
import type {LoaderContext} from '../LoaderContext';
import {type StripOptions, stripGenerated} from './stripGenerated';

type Options = StripOptions & {readonly generatedFilesDir: string};

/** Bundler loader for this folder's transform. */
export default function loader(this: LoaderContext<Options>, source: string): string {
  const {generatedFilesDir, ...options} = this.getOptions();
  this.addDependency(__filename);
  const file = path.relative(generatedFilesDir, this.resourcePath).replaceAll('\\', '/');
  return stripGenerated(file, source, options);
}
