/** Attributes of an element by their lower-case HTML names. */
export type Attributes = Readonly<Record<string, string>>;

/** An element that a `<Head>` contains. */
export interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}
