import type {Locale} from '../../site';
import type {BrandPicture} from '../shell-config/brandPictures';
import type {WrittenSettings} from './data/findAnnouncementSettings';
import type {GlossaryTerm} from './data/findGlossary';
import type {ShellLink} from './data/findShellLinks';
import type {WrittenShortcut} from './data/findShortcuts';
import type {Menu} from './menu/Menu';
import type {MadePage} from './menu/madePagesIn';
import type {AskedFile} from './messages/AskedFile';
import type {Page} from './page/Page';
import type {Picture} from './pictures/Picture';
import type {QuestionFile} from './reading/readQuestions';
import type {LanguageText} from './texts/languageTexts';
import type {Vocabulary} from './vocabulary/Vocabulary';

/** The names that pages may quote, from the data files of the site. */
export interface Names {
  readonly facts: readonly string[];
  readonly keys: readonly string[];
  readonly shortcuts: readonly string[];
  readonly terms: readonly string[];
  /** Scenes of the figures. */
  readonly scenes: readonly string[];
  /** Pages of the main site. */
  readonly sitePages: readonly string[];
  /** Labels of the interface, as printed in each language. */
  readonly labels: Readonly<Record<Locale, readonly string[]>>;
}

/** The lists of names that words quote from. */
export type NameList = Exclude<keyof Names, 'labels'>;

/** A file of i18n/ with texts of the page shell. */
export interface MessageFile {
  readonly file: string;
  readonly locale: Locale;
  readonly source: string;
}

/** An old address and the one that replaces it, both without the locale. */
export interface Redirect {
  /** Without its trailing slash. */
  readonly from: string;
  readonly to: string;
  /** Of src/site.ts, from 1. */
  readonly line: number;
}

/** The names of the versions, newest first. */
export interface SiteVersions {
  readonly current: string;
  readonly archived: readonly string[];
  /** Where src/site.ts names them, from 1. */
  readonly line: number;
  /** Those whose pages are on the disk. */
  readonly stored: readonly string[];
  /** Those that versions.json lists. */
  readonly listed: readonly string[];
}

/** All the contract knows of a site: its pages, its files, its words. */
export interface ContentSite {
  readonly pages: readonly Page[];
  /** Paths, from the root of the site, of the files that a page may show or link to. */
  readonly files: ReadonlySet<string>;
  /** Those that every page shows or names. */
  readonly brandPictures: readonly BrandPicture[];
  /** English pages that were once marked as translated, by their file, and where that is said. */
  readonly published: {readonly files: readonly string[]; readonly lockFile: string};
  /** English pages, by their file, of which it is said that the translation says the same. */
  readonly translatedFiles: ReadonlySet<string>;
  /** Files of pages outside the folders of pages. */
  readonly lostPages: readonly string[];
  /** Files of the home page, one a language. */
  readonly homePages: readonly string[];
  /** Old addresses, each with the one that replaces it. */
  readonly redirected: readonly Redirect[];
  /** Sections whose page nobody writes. */
  readonly madePages: readonly MadePage[];
  readonly versions: SiteVersions;
  /** Those that can be read. */
  readonly menus: readonly Menu[];
  readonly glossaryTerms: readonly GlossaryTerm[];
  readonly writtenShortcuts: readonly WrittenShortcut[];
  readonly messageFiles: readonly MessageFile[];
  /** What those files are asked for. */
  readonly askedFiles: readonly AskedFile[];
  /** What the announcement bar says. */
  readonly announcementTexts: readonly LanguageText[];
  /** `null` when there is no announcement. */
  readonly announcementSettings: WrittenSettings | null;
  /** Where the bar and the footer lead. */
  readonly shellLinks: readonly ShellLink[];
  /** What pages quote from src/product and the glossary. */
  readonly dataTexts: readonly LanguageText[];
  /** What drawings and live figures say, which stands in no page. */
  readonly figureTexts: readonly LanguageText[];
  /** What readers ask, by the page that answers. */
  readonly questionFiles: readonly QuestionFile[];
  readonly vocabulary: Vocabulary;
  readonly names: Names;
  /** What a file of `files` holds, taken as a picture. */
  pictureOf(file: string): Picture;
  /** Whether a word is spelt as its language wants, or stands in the list of the project. */
  isSpelt(word: string, locale: Locale): boolean;
}
