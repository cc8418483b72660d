/** What a loader of webpack and Rspack is called on, as far as those of this site use it. */
export interface LoaderContext<Options = unknown> {
  readonly rootContext: string;
  readonly resourcePath: string;
  /** A module kept from an earlier build is made anew when this file has changed. */
  readonly addDependency: (file: string) => void;
  readonly getOptions: () => Options;
}
