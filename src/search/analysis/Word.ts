import type {Openings} from './openings';

/** The role of a word in a sentence, as far as the search is concerned. */
export type WordRole =
  /** Carries meaning. */
  | 'content'
  /** A stop word, grammar or politeness: neither searched for nor counted in ranking. */
  | 'stop'
  /** « pas », "not": distinguishes two symptoms, but is never searched for alone. */
  | 'negation';

export interface Word {
  /** Folded spelling. */
  readonly surface: string;
  /** The same for all inflections of the word. */
  readonly stem: string;
  readonly role: WordRole;
  readonly start: number;
  readonly end: number;
  /** Whether only a hyphen separates it from the previous word. */
  readonly isTied: boolean;
}

/** Text analysis for one language. Pure: pages and queries are analysed by the same code. */
export interface Analysis {
  readonly language: 'en' | 'fr';
  readonly words: (text: string) => Word[];
  readonly stem: (surface: string) => string;
  /** The folded stop words: grammar and politeness. */
  readonly stopWords: ReadonlySet<string>;
  /** Stop words ignored when a query consists of a keyword otherwise: « salut tuto svp ». */
  readonly polite: ReadonlySet<string>;
  /** Greetings and closing words of a message; matches folded words separated by spaces. */
  readonly courtesies: RegExp;
  /** Openings of questions: « pourriez-vous m’indiquer comment », "my builder wants me to". */
  readonly openings: Openings;
  /** Openings in which readers describe themselves: « je suis débutant et ». */
  readonly selfPortraits: Openings;
  /** Openings that complain: « je galère à », "I’m struggling to". */
  readonly struggles: Openings;
  /** Where and for whom something is done: « sur mon ordinateur », "for beginners". */
  readonly asides: RegExp;
  /** Whether a word, in its original case, is a proper name that resembles an ordinary word. */
  readonly isName: (written: string) => boolean;
  /** Asking for a meaning ("what is a"); matches folded words separated by spaces. */
  readonly asksMeaning: RegExp;
  /** Folded words; if a query has one, a single letter in it is a key. */
  readonly keyboard: ReadonlySet<string>;
  /** Folded words that make a query a complaint. */
  readonly complaints: ReadonlySet<string>;
  /** Failure expressed in stop words alone: « on voit pas », « impossible de faire ». */
  readonly fails: RegExp;
  /** Describing a state, without a question; matches folded words separated by spaces. */
  readonly tellsState: RegExp;
  /**
   * Whether a folded word begins a clause that says when something happens, or what it resembles:
   * « la vue saute quand je zoome ».
   *
   * @param next the folded word after it
   */
  readonly beginsAside: (surface: string, next: string | undefined) => boolean;
  /**
   * Whether a folded word only says that something fails or is invisible, not what: « bug »,
   * « disparu », or « marche » if negated.
   *
   * @param isDenied whether the query has a negation
   */
  readonly isWrong: (surface: string, isDenied: boolean) => boolean;
  /**
   * Whether a folded word means all or half of the plan, no single thing: « maison », « moitié ».
   */
  readonly isWhole: (surface: string) => boolean;
  /** An elided article or pronoun typed without its apostrophe as part of a word: "letage". */
  readonly runIn: RegExp;
  /** The prefix that means “again”: redessiner, redraw. */
  readonly onceMore: RegExp;
  /** A phonetic spelling of a folded word: the same for its common misspellings. */
  readonly sound: (surface: string) => string;
}
