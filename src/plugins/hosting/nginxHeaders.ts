import {pageHeaders, partHeaders} from './headers';
import {quote} from './nginxQuote';
import type {InlineHashes} from './policy';

/** The directives of nginx that send the headers closing a response. */
export interface NginxHeaders {
  /** For the level of `http`. */
  readonly maps: string;
  /** For the server. */
  readonly lines: string;
}

const variable = (name: string) => `$help_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Headers of pages and of everything else. nginx sends no header whose value is empty. Whether the
 * answer is a page is told by the file, since an answer 304 has no media type, and by the status,
 * since a redirect may be asked for by the name of a page.
 *
 * @param hashes the inline elements that pages may have
 */
export function nginxHeaders(hashes: InlineHashes): NginxHeaders {
  const headers = Object.entries(pageHeaders(hashes)).map(([name, value]) => ({
    name,
    value,
    otherwise: partHeaders[name] ?? '',
  }));
  const maps = headers
    .filter(({value, otherwise}) => value !== otherwise)
    .map(
      ({name, value, otherwise}) => `map "$status:$uri" ${variable(name)} {
    default ${quote(otherwise)};
    "~^(200|206|304|404):.*[.]html$" ${quote(value)};
}`,
    );
  const lines = headers.map(
    ({name, value, otherwise}) =>
      `    add_header ${name} ${value === otherwise ? quote(value) : variable(name)} always;`,
  );
  return {maps: maps.join('\n'), lines: lines.join('\n')};
}
