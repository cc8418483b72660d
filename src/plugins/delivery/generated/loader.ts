import path from 'node:path';
import {type LeanOptions, leanGenerated} from './leanGenerated';

/** What a loader of webpack and Rspack is called on, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
  readonly getOptions: () => LeanOptions & {readonly generatedFilesDir: string};
}

/** The bundler's way to `leanGenerated`. */
export default function loader(this: LoaderContext, source: string): string {
  const {generatedFilesDir, ...options} = this.getOptions();
  this.addDependency(__filename);
  const file = path.relative(generatedFilesDir, this.resourcePath).replaceAll('\\', '/');
  return leanGenerated(file, source, options);
}
