import type {Locale} from '../../../site';

/** A text of the page shell that another language shows by its message in a file of i18n/. */
export interface AskedMessage {
  readonly key: string;
  /** The English words, as far as the source writes them out. */
  readonly words: string;
  /** Where they stand: `sidebars.ts:8`. */
  readonly origin: string;
  /** Whether readers of another language see the English words where there is no message. */
  readonly isNeeded: boolean;
}

/** What the site asks of a file of i18n/. */
export interface AskedFile {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly locale: Locale;
  readonly messages: readonly AskedMessage[];
  /** Whether these are all, so that nothing asks for another key. */
  readonly isWhole: boolean;
}
