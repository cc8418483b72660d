import {Parser} from 'htmlparser2';

/** What a page references and what can be linked to in it. */
export interface Links {
  /** URLs as written, with the name of their element. */
  readonly targets: ReadonlyArray<{readonly tag: string; readonly url: string}>;
  readonly ids: ReadonlySet<string>;
}

const addressed: Readonly<Record<string, string>> = {
  a: 'href',
  form: 'action',
  img: 'src',
  link: 'href',
  script: 'src',
  source: 'src',
  use: 'href',
};

/** The URL that the loader builds for a file named by the page. */
const tagOfAsset = (url: string) => (url.endsWith('.css') ? 'link' : 'script');

/** Reads the URLs of a page: links, files, its canonical address and its translations. */
export function readLinks(html: string): Links {
  const targets: {tag: string; url: string}[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {id, name, property, content} = attributes;
      if (id) {
        ids.add(id);
      }
      const url = attributes[addressed[tag] ?? ''];
      if (url !== undefined) {
        targets.push({tag, url});
      }
      if (tag === 'meta' && name === 'site-assets') {
        targets.push(...(content ?? '').split(' ').map((url) => ({tag: tagOfAsset(url), url})));
      }
      if (tag === 'meta' && (property === 'og:image' || property === 'og:url')) {
        targets.push({tag: property, url: content ?? ''});
      }
    },
  });
  parser.end(html);
  return {targets, ids};
}
