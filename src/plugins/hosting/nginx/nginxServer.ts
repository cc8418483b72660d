import {createHash} from 'node:crypto';
import {maxTargetLength} from '../answers/parseTarget';
import {nginxHeaders} from './nginxHeaders';
import {nginxLocations, type ServedFolders} from './nginxLocations';
import {nginxMaps} from './nginxMaps';
import {nginxMoved} from './nginxMoved';
import {quote} from './nginxQuote';
import {clientHeaderTimeoutSeconds} from './nginxTimeouts';
import {charsetTypes, nginxTypes} from './nginxTypes';

interface NginxServerOptions extends ServedFolders {
  /** Value of nginx's `listen`: `127.0.0.1:8080`. */
  readonly listen: string;
  /** Folder of the sealed build, or a symbolic link to it. */
  readonly root: string;
  /** Whether nginx has the brotli_static module. */
  readonly hasBrotli: boolean;
}

/**
 * Makes variable names unique per site: they are global at the `http` level, so a second site would
 * redefine those of the first. Short, because nginx warns when two names longer than 14 characters
 * share a bucket of its hash table.
 */
function withOwnNames(configuration: string, root: string): string {
  const digest = createHash('sha256').update(root).digest();
  const site = digest.readUInt32BE().toString(36).slice(-4);
  return configuration.replaceAll('$help_', `$h${site}_`);
}

/**
 * The nginx configuration that serves the site, for the `http` level: the same answers as
 * `respond`, from the same data. What the addresses do not show it detects from the files: a page
 * whose address has no slash has a copy next to its folder.
 */
export function nginxServer(options: NginxServerOptions): string {
  const {listen, root, hasBrotli} = options;
  const headers = nginxHeaders(options);
  const configuration = `# Written by the build; do not edit. Source: src/plugins/hosting/nginx/nginxServer.ts
${nginxMaps()}
${nginxMoved(options)}
${headers.maps}
server {
    listen ${listen};
    server_name _;
    root ${quote(root)};
    server_tokens off;
    absolute_redirect off;
    log_not_found off;

    # A page is read in one request, and nothing is ever sent to the site.
    large_client_header_buffers 4 ${Math.ceil((maxTargetLength + 64) / 1024)}k;
    client_max_body_size 1k;
    client_header_timeout ${clientHeaderTimeoutSeconds}s;
    send_timeout 30s;
    keepalive_timeout 65s;
    reset_timedout_connection on;

    types {
${nginxTypes()}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes()};

    # Everything that shrinks is stored compressed; nothing is compressed on the way.
    gzip off;
    gzip_static on;
    # For proxies too, which ask with Via, and some with HTTP/1.0.
    gzip_proxied any;
    gzip_http_version 1.0;
${hasBrotli ? '    brotli_static on;\n' : ''}
    # Times of files are made from their contents, so that ETags are the same on every host. As
    # dates they mean nothing.
    etag on;
    if_modified_since off;
    add_header Last-Modified "";

    # Many parts of one file may be larger than the file, and no browser asks for them: it is sent whole.
    max_ranges 1;

${headers.lines}
    add_header Cache-Control $help_cache always;
    add_header Vary $help_vary always;
    add_header Allow $help_allow always;

    # A request is answered from one release: its files, its policy. The link may be replaced
    # while the request is under way.
    set $help_release $realpath_root;

    error_page 404 @not_found;
    if ($request_method !~ "^(GET|HEAD)$") {
        return 405;
    }
    if ($help_refusal = 400) {
        return 400;
    }
    if ($help_refusal = 404) {
        return 404;
    }
    # What stands where the address points. The slash keeps the copy of the first page below the root.
    set $help_found "";
    if (-f $help_release$help_folder/index.html) {
        set $help_found page;
    }
    if (-f $help_release/$help_folder.html) {
        set $help_found $help_found-copy;
    }

${nginxLocations(options)}}
`;
  return withOwnNames(configuration, root);
}
