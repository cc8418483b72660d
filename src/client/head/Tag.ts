/** Attributes of an element by their names in HTML, in small letters. */
export type Attributes = Readonly<Record<string, string>>;

/** An element as a part of the page asks for it in the head. */
export interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}
