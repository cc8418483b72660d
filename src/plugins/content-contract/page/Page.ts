import type {Root} from 'mdast';
import type {Locale} from '../../../site';
import type {Fault} from '../faults/Fault';
import type {FrontMatter} from './FrontMatter';

/** Identifies a page, independent of its content. */
export type PageAddress = Pick<Page, 'file' | 'path' | 'locale' | 'version'>;

/** One article in one language and one version. */
export interface Page {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  /** Path inside its edition, the same in both languages: `faq/webgl-issues.mdx`. */
  readonly path: string;
  readonly locale: Locale;
  /** Name of the version's folder: `current`, `version-2024`. */
  readonly version: string;
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** The syntax tree; `null` when the page does not parse. */
  readonly tree: Root | null;
  /** What keeps the page from being parsed. */
  readonly syntaxFaults: readonly Fault[];
}
