import {withoutBlog} from './withoutBlog';

/** What a loader of webpack and Rspack is called on, as far as it is used here. */
interface LoaderContext {
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
}

/** The bundler's way to `withoutBlog`. */
export default function loader(this: LoaderContext, source: string): string {
  this.addDependency(__filename);
  return withoutBlog(source);
}
