import {namedByContent} from '../answers/fileKind';
import {nginxOwnHeaders} from './nginxOwnHeaders';
import {quote, quotePattern} from './nginxQuote';
import {clientHeaderTimeoutSeconds} from './nginxTimeouts';

interface NginxProxyOptions {
  /** Value of nginx's `listen`. */
  readonly listen: string;
  /** Hosts that serve the same releases, as `host:port`. */
  readonly origins: readonly string[];
  /** Folder of the cache. */
  readonly cache: string;
}

/** Matches an `Accept-Encoding` that allows an encoding; `q=0` refuses it. */
const taking = (encoding: string) =>
  `"~*(^|,)\\s*${encoding}\\s*(?!\\s*;[^,]*\\bq=0([.]0*)?\\s*([,;]|$))([,;]|$)"`;

/**
 * A caching proxy in front of several hosts, for the `http` level. When a host is down or fails,
 * the same request is retried with the next. Hashed files are cached as long as their headers say.
 * Pages are cached for one second, so that a crowd on one page costs the hosts one request a
 * second, and longer only while no host answers.
 *
 * No keep-alive to the hosts: when a host reloads, it closes such connections, possibly during a
 * request. nginx would count that as a failure and skip the host, together with the assets of a
 * release that no other host has yet.
 */
export function nginxProxy({listen, origins, cache}: NginxProxyOptions): string {
  const servers = origins.map((origin) => `    server ${origin} max_fails=1 fail_timeout=2s;`);
  const own = nginxOwnHeaders();
  return `# Written from src/plugins/hosting/nginx/nginxProxy.ts; do not edit.
proxy_cache_path ${quote(cache)} levels=1:2 keys_zone=help:10m max_size=1g inactive=1d use_temp_path=off;
upstream help_origins {
${servers.join('\n')}
}
# Three ways to compress, instead of one copy for each spelling of the header.
map $http_accept_encoding $help_encoding {
    default "";
    ${taking('br')} br;
    ${taking('gzip')} gzip;
}
${own.maps}
server {
    listen ${listen};
    server_name _;
    server_tokens off;
    client_max_body_size 1k;
    client_header_timeout ${clientHeaderTimeoutSeconds}s;
    large_client_header_buffers 4 8k;
    # It cuts them out of its cache itself, and of many parts no more than its hosts do.
    max_ranges 1;

${own.lines}

    proxy_set_header Host $host;
    proxy_set_header Accept-Encoding $help_encoding;
    proxy_connect_timeout 1s;
    proxy_read_timeout 5s;
    # The first holds what the cache notes, its key, and the head of the answer, a redirect's with a
    # second copy of the address. An answer that is too large is no sign that a host is down.
    proxy_buffer_size 32k;
    proxy_buffers 8 32k;
    # While one host has the new release and another not yet, one of them has the page, or the part.
    proxy_next_upstream error timeout http_404 http_500 http_502 http_503 http_504;
    proxy_next_upstream_tries ${Math.max(2, origins.length)};
    proxy_cache help;
    # The encoding stands in the key: by Vary, each spelling of the header would have its copy.
    proxy_cache_key "$request_method $help_encoding $request_uri";
    proxy_cache_lock on;
    proxy_cache_revalidate on;
    proxy_cache_use_stale error timeout invalid_header http_500 http_502 http_503 http_504;
    # A host that has no such page, then one that is down: the answer is that of the first.
    error_page 502 504 = @sole;

    location ~ ${quotePattern(namedByContent)} {
        proxy_ignore_headers Vary;
        proxy_pass http://help_origins;
    }
    location / {
        proxy_ignore_headers Cache-Control Vary;
        proxy_cache_valid 200 301 1s;
        proxy_pass http://help_origins;
    }
    location @sole {
        proxy_ignore_headers Cache-Control Vary;
        proxy_cache_valid 200 301 1s;
        proxy_next_upstream error timeout http_500 http_502 http_503 http_504;
        proxy_pass http://help_origins;
    }
}
`;
}
