const stylesheet = /<link rel=stylesheet href=("[^"]+"|[^\s>]+)\s*\/?>/g;
const deferredScript = /<script src=("[^"]+"|[^\s>]+) defer(?:="")?><\/script>/g;
/** Needed only by the search index, which is complete by now: search engines ignore them. */
const keywords = /<meta(?: data-rh=true)? name=keywords content=("[^"]*"|[^\s>]+)\s*\/?>/;
/**
 * A tag with several attributes, none in single quotes; scripts are matched whole and left
 * unchanged.
 */
const manyAttributes =
  /<script\b.*?<\/script>|<(\w+)((?: [\w:-]+(?:=(?:"[^"]*"|[^\s"'>]+))?){2,})>/gs;
const anAttribute = / [\w:-]+(?:=(?:"[^"]*"|[^\s"]+))?/g;

const placeOf = (attribute: string): number =>
  attribute.startsWith(' class=') ? 0 : attribute.startsWith(' href=') ? 1 : 2;

/** Puts attributes in a fixed order: repeated sequences compress better the longer they are. */
function inOneOrder(tag: string, name?: string, attributes = ''): string {
  const list = attributes.match(anAttribute) ?? [];
  return name ? `<${name}${list.sort((a, b) => placeOf(a) - placeOf(b)).join('')}>` : tag;
}

function unquoted(value: string | undefined): string {
  return (value ?? '').replace(/^"|"$/g, '');
}

/**
 * Rewrites a page so that a single request paints it: inlines the CSS it needs, leaves its scripts
 * to the loader, and removes what only the build needed.
 *
 * @param file names the page in errors
 * @param html a page as Docusaurus wrote it
 * @param style the CSS the page needs; pages share few variants, so that few hashes cover all
 * @param scripts inline scripts: `loader`, at the end of the page, loads the assets named in
 * `site-assets`; `early` records key presses and clicks until then
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
