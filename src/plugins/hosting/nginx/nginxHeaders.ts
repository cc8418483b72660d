import {pageHeaders, partHeaders} from '../answers/headers';
import {noInlineHashes} from '../policy/policy';
import {quote} from './nginxQuote';
import {mapOfReleases} from './nginxReleases';
import type {ServedReleases} from './ServedReleases';

/** The directives of nginx that send the headers closing a response. */
export interface NginxHeaders {
  /** For the level of `http`. */
  readonly maps: string;
  /** For the server. */
  readonly lines: string;
}

/**
 * Headers of pages and of everything else. nginx sends no header whose value is empty. Whether the
 * answer is a page is told by the file, since an answer 304 has no media type, and by the status,
 * since a redirect may be asked for by the name of a page. A part of a file is still 200 there, not 206.
 *
 * When a part is asked for behind the end of a file, nginx puts the headers of the file first and then
 * those of the answer 416, into one head. So the second time there are none, and what is looked up is
 * looked up anew (`volatile`).
 *
 * A page gets the policy of its own release: one for all of them would grow past what nginx takes as
 * one value, and past what a proxy takes as the head of an answer (4 kB each).
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
