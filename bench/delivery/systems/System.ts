import type {GeneratedPage} from '../generatedPages';

/** The pages of each language. */
export type Content = Readonly<Record<'en' | 'fr', readonly GeneratedPage[]>>;

/** One way to make a site of the same pages. */
export interface System {
  readonly name: string;
  /** Writes the sources of the site into an empty folder. */
  readonly write: (folder: string, content: Content) => void;
  /** The command that builds it, run in that folder. */
  readonly command: readonly [string, ...string[]];
  /** Where the built site is, in that folder. */
  readonly output: string;
  /** What builds leave behind to be faster the next time, in that folder. */
  readonly caches: readonly string[];
  /** Address of a page. */
  readonly urlOf: (locale: 'en' | 'fr', slug: string) => string;
  /** How a reader gets an answer: what to tap, where to type, what then appears. */
  readonly search: {readonly button: string; readonly input: string; readonly result: string};
  /** A link of the page to another one, of the same language. */
  readonly nextLink: string;
}
