/** The `this` of a webpack or Rspack loader, as far as this site uses it. */
export interface LoaderContext<Options = unknown> {
  readonly rootContext: string;
  readonly resourcePath: string;
  /** Makes the persistent cache recompile the module when this file changes. */
  readonly addDependency: (file: string) => void;
  readonly getOptions: () => Options;
}
