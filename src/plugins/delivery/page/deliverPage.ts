const stylesheet = /<link rel=stylesheet href=("[^"]+"|[^\s>]+)\s*\/?>/g;
const deferredScript = /<script src=("[^"]+"|[^\s>]+) defer(?:="")?><\/script>/g;
/** For the index of the search, which is made by now: no engine reads them any more. */
const keywords = /<meta(?: data-rh=true)? name=keywords content=("[^"]*"|[^\s>]+)\s*\/?>/;
/** A tag with several attributes, none of them in single quotes; scripts are passed over as a whole. */
const manyAttributes =
  /<script\b.*?<\/script>|<(\w+)((?: [\w:-]+(?:=(?:"[^"]*"|[^\s"'>]+))?){2,})>/gs;
const anAttribute = / [\w:-]+(?:=(?:"[^"]*"|[^\s"]+))?/g;

const placeOf = (attribute: string): number =>
  attribute.startsWith(' class=') ? 0 : attribute.startsWith(' href=') ? 1 : 2;

/** A compression keeps once what elements have alike, and for longer when it stands in one order. */
function inOneOrder(tag: string, name?: string, attributes = ''): string {
  const list = attributes.match(anAttribute) ?? [];
  return name ? `<${name}${list.sort((a, b) => placeOf(a) - placeOf(b)).join('')}>` : tag;
}

function unquoted(value: string | undefined): string {
  return (value ?? '').replace(/^"|"$/g, '');
}

/**
 * Rewrites a page so that one request paints it: the rules it needs stand in its head, its scripts
 * wait for the loader, and what only the build has read of it, or nobody reads, is left out.
 *
 * @param file names the page in what is thrown
 * @param html a page as Docusaurus wrote it
 * @param style the rules the page needs; one of a few, so that a few hashes serve all
 * @param scripts the inline ones: `loader` brings what is named in `site-assets`, `early` keeps what
 * is pressed before the loader, which ends the page, has come
 * @throws when the page links no style sheet or no script: Docusaurus's template has changed
 */
export function deliverPage(
  file: string,
  html: string,
  style: string,
  scripts: {readonly early: string; readonly loader: string},
): string {
  const styles = [...html.matchAll(stylesheet)].map((match) => unquoted(match[1]));
  const deferred = [...html.matchAll(deferredScript)].map((match) => unquoted(match[1]));
  if (styles.length === 0 || deferred.length === 0) {
    throw new Error(
      `${file} links no style sheet or no deferred script, so it cannot be prepared for ` +
        'delivery. Has the template of Docusaurus changed? See src/plugins/delivery/page/deliverPage.ts.',
    );
  }
  const assets = [...styles, ...deferred].join(' ');
  const head =
    `<script>${scripts.early}</script>` +
    `<meta name=site-assets content="${assets}"><style>${style}</style>`;
  return html
    .replace(stylesheet, '')
    .replace(deferredScript, '')
    .replace(keywords, '')
    .replace(manyAttributes, inOneOrder)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `<script>${scripts.loader}</script></body>`);
}
