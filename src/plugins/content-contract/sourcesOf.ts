import type {ContentSite} from './ContentSite';

/** A file and its text. */
export interface SourceFile {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly source: string;
}

/** The text, as read, of every file in which faults are found. */
export function sourcesOf({
  pages,
  messageFiles,
  announcementTexts,
  dataTexts,
  figureTexts,
}: ContentSite): ReadonlyMap<string, string> {
  const read: readonly SourceFile[] = [
    ...pages,
    ...messageFiles,
    ...announcementTexts,
    ...dataTexts,
    ...figureTexts,
  ];
  return new Map(read.map(({file, source}) => [file, source]));
}
