import type {Locale} from '../../../site';

/** A text of the page shell whose translation is a message in an i18n/ file. */
export interface AskedMessage {
  readonly key: string;
  /** The English text, as far as the source has it as a literal. */
  readonly words: string;
  /** Where the English text is written: `sidebars.ts:8`. */
  readonly origin: string;
  /** Whether readers of another language see the English text when the message is missing. */
  readonly isNeeded: boolean;
}

/** The messages that the site looks up in one i18n/ file. */
export interface AskedFile {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly locale: Locale;
  readonly messages: readonly AskedMessage[];
  /** Whether the list is complete, so that any other key is unused. */
  readonly isWhole: boolean;
}
