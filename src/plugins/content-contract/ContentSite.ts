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

/** The names that pages may refer to, read from the site's data files. */
export interface Names {
  readonly facts: readonly string[];
  readonly keys: readonly string[];
  readonly shortcuts: readonly string[];
  readonly terms: readonly string[];
  /** Figure scenes. */
  readonly scenes: readonly string[];
  /** Pages of the main site. */
  readonly sitePages: readonly string[];
  /** UI labels, as printed in each language. */
  readonly labels: Readonly<Record<Locale, readonly string[]>>;
}

/** The name lists that component attributes refer to. */
export type NameList = Exclude<keyof Names, 'labels'>;

/** A file of i18n/ that holds texts of the page shell. */
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
  /** Line in src/site.ts, from 1. */
  readonly line: number;
}

/** Version names, newest first. */
export interface SiteVersions {
  readonly current: string;
  readonly archived: readonly string[];
  /** Line in src/site.ts that names them, from 1. */
  readonly line: number;
  /** Those whose pages are on disk. */
  readonly stored: readonly string[];
  /** Those listed in versions.json. */
  readonly listed: readonly string[];
}

/** Everything the content contract checks about a site: its pages, files and vocabulary. */
export interface ContentSite {
  readonly pages: readonly Page[];
  /** Files that a page may show or link to, as paths from the root of the site. */
  readonly files: ReadonlySet<string>;
  /** Pictures of the brand, which every page shows or references. */
  readonly brandPictures: readonly BrandPicture[];
  /** Files of English pages once marked as translated, and the lock file that says so. */
  readonly published: {readonly files: readonly string[]; readonly lockFile: string};
  /** Files of English pages whose translation is marked as up to date. */
  readonly translatedFiles: ReadonlySet<string>;
  /** Page files found outside the page folders. */
  readonly lostPages: readonly string[];
  /** Files of the home page, one per language. */
  readonly homePages: readonly string[];
  /** Old addresses, each with its replacement. */
  readonly redirected: readonly Redirect[];
  /** Sections whose index page Docusaurus generates. */
  readonly madePages: readonly MadePage[];
  readonly versions: SiteVersions;
  /** Those that can be parsed. */
  readonly menus: readonly Menu[];
  readonly glossaryTerms: readonly GlossaryTerm[];
  readonly writtenShortcuts: readonly WrittenShortcut[];
  readonly messageFiles: readonly MessageFile[];
  /** The messages that the site looks up in each of those files. */
  readonly askedFiles: readonly AskedFile[];
  /** Texts of the announcement bar. */
  readonly announcementTexts: readonly LanguageText[];
  /** `null` when there is no announcement. */
  readonly announcementSettings: WrittenSettings | null;
  /** Where the links of the navbar and the footer lead. */
  readonly shellLinks: readonly ShellLink[];
  /** Texts that pages quote from src/product and the glossary. */
  readonly dataTexts: readonly LanguageText[];
  /** Texts of drawings and live figures, which no page source contains. */
  readonly figureTexts: readonly LanguageText[];
  /** Readers' questions, by the page that answers them. */
  readonly questionFiles: readonly QuestionFile[];
  readonly vocabulary: Vocabulary;
  readonly names: Names;
  /** The content of a file of `files`, read as a picture. */
  pictureOf(file: string): Picture;
  /** Whether a word is in the language's dictionary or in the project's word list. */
  isSpelt(word: string, locale: Locale): boolean;
}
