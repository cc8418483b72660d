import type {FaultWords} from '../faults/FaultWords';
import type {Place} from '../faults/Place';

/** A page that a menu names. */
export interface MenuEntry extends Place {
  /** Path of the page inside its edition, without its ending. */
  readonly id: string;
  /** Whether it repeats, on purpose, a page that has its place elsewhere. */
  readonly isReference: boolean;
  /** Whether it stands there as a word of the program: its quotes are missing. */
  readonly isBare: boolean;
}

/** What keeps a menu from being made, in its own file. */
export type MenuSlip = FaultWords & Place;

export interface MenuSection {
  readonly key: string;
  readonly label: string;
  /** Where its list of pages begins, from 1. */
  readonly line: number;
}

/** A text of a menu that pages show: the label of a category, say. */
export interface MenuText {
  /** What a translation of it goes by. */
  readonly key: string;
  readonly words: string;
  /** From 1. */
  readonly line: number;
}

/** The menu of a version, as its file spells it. */
export interface Menu {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly version: string;
  /** How the file writes a text. */
  readonly quote: string;
  /** By what names pages ask for a menu of the file. */
  readonly names: readonly string[];
  readonly entries: readonly MenuEntry[];
  readonly sections: readonly MenuSection[];
  readonly slips: readonly MenuSlip[];
  /** Whether every page it shows is named in it, and none comes from elsewhere. */
  readonly isWhole: boolean;
  /** What it says in the words of the site, and not in those of a page. */
  readonly texts: readonly MenuText[];
  /** Whether it says nothing else. */
  readonly hasAllTexts: boolean;
}
