import type {IndexedPage, IndexedSection} from '../../search/SearchIndex';
import {cleanText} from './cleanText';
import type {UpstreamDocument, UpstreamIndex} from './upstream';

function groupByPage(documents: readonly UpstreamDocument[]): Map<number, UpstreamDocument[]> {
  const groups = new Map<number, UpstreamDocument[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    groups.set(page, [...(groups.get(page) ?? []), document]);
  }
  return groups;
}

/**
 * Headings and texts of a page, paired by anchor, in page order. Text under a heading without an
 * anchor is assigned to the top of the page.
 */
function sectionsOf(
  headings: readonly UpstreamDocument[],
  texts: readonly UpstreamDocument[],
): IndexedSection[] {
  const textOf = new Map<string, string>();
  for (const {h = '', t} of texts) {
    textOf.set(h, [textOf.get(h), cleanText(t)].filter(Boolean).join(' '));
  }
  const top = textOf.get('');
  const sections = headings
    .filter(({h}) => h)
    .map(({h = '', t}) => ({
      kind: 'section' as const,
      hash: h,
      title: cleanText(t),
      text: textOf.get(h) ?? '',
    }));
  return top ? [{kind: 'section', hash: '', title: '', text: top}, ...sections] : sections;
}

/** The pages of the plugin's index, without what only its own search needs. */
export function readIndexedPages(index: UpstreamIndex): IndexedPage[] {
  const [titles = [], headings, descriptions, keywords, texts] = index.map(
    (group) => group.documents,
  );
  const headingsOf = groupByPage(headings ?? []);
  const descriptionsOf = groupByPage(descriptions ?? []);
  const keywordsOf = groupByPage(keywords ?? []);
  const textsOf = groupByPage(texts ?? []);
  return titles.map(({i, t, u}) => ({
    url: u,
    title: cleanText(t),
    crumbs: [],
    description: cleanText(descriptionsOf.get(i)?.[0]?.t ?? ''),
    keywords: (keywordsOf.get(i)?.[0]?.t ?? '').split(',').map(cleanText).filter(Boolean),
    sections: sectionsOf(headingsOf.get(i) ?? [], textsOf.get(i) ?? []),
  }));
}
