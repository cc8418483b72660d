import type {Openings} from './openings';

/** What a word does in a sentence, as far as searching goes. */
export type WordRole =
  /** Carries meaning. */
  | 'content'
  /** Grammar and politeness: never asked for, never counted. */
  | 'stop'
  /** "pas", "not": tells two symptoms apart, but nobody searches for it alone. */
  | 'negation';

export interface Word {
  /** Folded spelling. */
  readonly surface: string;
  /** What its inflections have in common. */
  readonly stem: string;
  readonly role: WordRole;
  readonly start: number;
  readonly end: number;
  /** Whether a hyphen ties it to the word before. */
  readonly isTied: boolean;
}

/** How one language reads text. Pure: the same module reads pages and queries. */
export interface Analysis {
  readonly language: 'en' | 'fr';
  readonly words: (text: string) => Word[];
  readonly stem: (surface: string) => string;
  /** The small words of the language, folded: grammar and politeness. */
  readonly stopWords: ReadonlySet<string>;
  /** Small words beside which one that is a keyword still stands alone: « salut tuto svp ». */
  readonly polite: ReadonlySet<string>;
  /** Greetings and closing words of a message, folded, with spaces between words. */
  readonly courtesies: RegExp;
  /** How questions open: « pourriez-vous m’indiquer comment », "my builder wants me to". */
  readonly openings: Openings;
  /** How a question opens that says who asks: « je suis débutant et ». */
  readonly selfPortraits: Openings;
  /** How a question opens that complains: « je galère à », "I’m struggling to". */
  readonly struggles: Openings;
  /** What tells where and for whom something is done: « sur mon ordinateur », "for beginners". */
  readonly asides: RegExp;
  /** Whether a word, as it is written, is a name that is only spelt like a word of the trade. */
  readonly isName: (written: string) => boolean;
  /** What a question for the meaning of a word says beside it, folded, with spaces between words. */
  readonly asksMeaning: RegExp;
  /** Words beside which a letter is a key of the keyboard, folded. */
  readonly keyboard: ReadonlySet<string>;
  /** Words of a question that complains, folded. */
  readonly complaints: ReadonlySet<string>;
  /** How a query denies in small words alone, folded: « on voit pas », « impossible de faire ». */
  readonly fails: RegExp;
  /** How a query tells what is seen and asks nothing, folded, with spaces between words. */
  readonly tellsState: RegExp;
  /**
   * Whether a folded word, before the next, begins to say when something happens: « la vue saute
   * quand je zoome ».
   */
  readonly beginsAside: (surface: string, next: string | undefined) => boolean;
  /**
   * Whether a folded word only says that something goes wrong or does not show, not what: « bug »,
   * « disparu », or « marche » in a sentence that denies it.
   */
  readonly isWrong: (surface: string, isDenied: boolean) => boolean;
  /** Whether a folded word names no thing of a plan, but all or half of it: « maison », « moitié ». */
  readonly isWhole: (surface: string) => boolean;
  /** What is run into the beginning of a word in haste, an article or a pronoun: « letage ». */
  readonly runIn: RegExp;
  /** How a word begins that says « once more »: redessiner, redraw. */
  readonly onceMore: RegExp;
  /** A spelling by ear: equal for the ways a word is commonly misspelt. */
  readonly sound: (surface: string) => string;
}
