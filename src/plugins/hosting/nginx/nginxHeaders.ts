import {pageHeaders, partHeaders} from '../answers/headers';
import {noInlineHashes} from '../policy/policy';
import {quote} from './nginxQuote';
import {mapOfReleases} from './nginxReleases';
import type {ServedReleases} from './ServedReleases';

/** The nginx directives that send security headers. */
export interface NginxHeaders {
  /** For the `http` level. */
  readonly maps: string;
  /** For the `server` level. */
  readonly lines: string;
}

/**
 * Security headers for pages and for everything else; nginx omits headers with an empty value. A
 * page is recognised by its file, because a 304 has no media type, and by the status, because a
 * redirect may have been requested under the name of a page. At that stage, partial content still
 * has status 200, not 206.
 *
 * When a range starts after the end of the file, nginx adds the headers of the file and then those
 * of the 416 to the same response. The maps are therefore evaluated again (`volatile`) and are
 * empty the second time.
 *
 * Each page gets its own release's policy: a union would exceed nginx's limit for one value and a
 * proxy's limit for response headers (4 kB each).
 */
export function nginxHeaders(served: ServedReleases): NginxHeaders {
  const policyName = 'Content-Security-Policy';
  const headers = Object.entries(pageHeaders(noInlineHashes)).map(([name, value], at) => ({
    name,
    variable: `$help_header_${at}`,
    page: name === policyName ? '$help_policy' : quote(value),
    otherwise: quote(partHeaders[name] ?? ''),
  }));
  const maps = headers.map(
    ({variable, page, otherwise}) => `map "$status:$uri" ${variable} {
    volatile;
    default ${otherwise};
    "~^(200|304|404):.*[.]html$" ${page};
    "~^416:" "";
}`,
  );
  const lines = headers.map(({name, variable}) => `    add_header ${name} ${variable} always;`);
  return {
    maps: `${mapOfReleases('$help_policy', served, ({policy}) => quote(policy))}
${maps.join('\n')}`,
    lines: lines.join('\n'),
  };
}
