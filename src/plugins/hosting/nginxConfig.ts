import {localeNames, locales} from '../../site';
import {isCompressible, mediaTypeList, namedByContent, pictures} from './fileKind';
import {cacheControl} from './headers';
import {nginxHeaders} from './nginxHeaders';
import {quote} from './nginxQuote';
import {maxTargetLength} from './parseTarget';
import type {InlineHashes} from './policy';
import {hiddenAddresses} from './respond';

export interface NginxServerOptions {
  /** What to listen on, as `listen` takes it: `127.0.0.1:8080`. */
  readonly listen: string;
  /** Folder of the sealed build, or a symbolic link to it. */
  readonly root: string;
  /** Folder with the hashed files of all releases of the last weeks; without it, `root` alone. */
  readonly retained?: string;
  readonly hashes: InlineHashes;
  readonly redirects: ReadonlyMap<string, string>;
  /** Whether nginx has the module that serves stored brotli. */
  readonly hasBrotli: boolean;
}

const pattern = (regex: RegExp) => `"~${regex.source.replaceAll('\\/', '/')}"`;

function maps({redirects}: NginxServerOptions): string {
  const notFound = localeNames
    .map((locale) => locales[locale].baseUrl)
    .filter((base) => base !== '/')
    .map((base) => `    "~^${base}" ${base}404.html;`);
  const moved = [...redirects].flatMap(([from, to]) => [
    `    ${quote(from)} ${quote(to)};`,
    `    ${quote(`${from}/`)} ${quote(to)};`,
  ]);
  return `map $uri $help_cache_of_file {
    default ${quote(cacheControl.page)};
    ${pattern(namedByContent)} ${quote(cacheControl.hashed)};
    ${pattern(pictures)} ${quote(cacheControl.picture)};
}
map $status $help_cache {
    default $help_cache_of_file;
    301 ${quote(cacheControl.redirect)};
    "~^[45]" ${quote(cacheControl.error)};
}
map $sent_http_content_type $help_vary {
    default "";
    "~^(${compressibleTypes().join('|').replaceAll('+', '[+]')})" Accept-Encoding;
}
map $status $help_allow {
    default "";
    405 "GET, HEAD";
}
map $uri $help_not_found {
    default /404.html;
${notFound.join('\n')}
}
map $uri $help_moved {
    default "";
${moved.join('\n')}
}
# Paths as they were sent: what goes into a Location is never decoded.
map $request_uri $help_path {
    "~^(?<sent>[^?]*)" $sent;
}
map $help_path $help_path_without_end {
    "~^(?<without_slash>.+)/$" $without_slash;
    "~^(?<without_html>.*)[.]html$" $without_html;
}
map $help_path $help_folder_of_index {
    "~^(?<folder_sent>.*)/index[.]html$" $folder_sent;
}
map $help_path $help_folded {
    default "";
    "~^(?<before>.*?)//+(?<after>.*)$" $before/$after;
}
map $help_path $help_refusal {
    default "";
    "~^[^/]" 400;
    "~/([.]|%2[eE])([.]|%2[eE])?(/|\\x5c|%2[fF]|%5[cC]|$)" 400;
    "~%([01][0-9a-fA-F]|7[fF])" 400;
    "~(%2[fF]|%5[cC]|\\x5c)" 404;
}`;
}

function types(): string {
  return mediaTypeList
    .map(([extension, type]) => `        ${type.split(';')[0]} ${extension};`)
    .join('\n');
}

/** Media types of what shrinks under compression, without parameters. */
function compressibleTypes(): string[] {
  const all = mediaTypeList
    .filter(([extension]) => isCompressible(`x.${extension}`))
    .map(([, type]) => type.replace(/;.*/, ''));
  return [...new Set(all)];
}

/** Pages are in nginx's own list already, and naming them twice is refused. */
function charsetTypes(): string {
  return compressibleTypes()
    .filter((type) => type !== 'text/html')
    .join(' ');
}

/**
 * The part of an nginx configuration that serves the site, to be included at the level of `http`:
 * the same answers as `respond` gives, from the same data. What it cannot know from the addresses
 * alone it reads from the files: a page whose address has no slash has a copy beside its folder.
 */
export function nginxServer(options: NginxServerOptions): string {
  const {listen, root, retained = root, hashes, hasBrotli} = options;
  const headers = nginxHeaders(hashes);
  return `# Written by the build; do not edit. Source: src/plugins/hosting/nginxConfig.ts
${maps(options)}
${headers.maps}
server {
    listen ${listen};
    server_name _;
    root ${quote(root)};
    server_tokens off;
    absolute_redirect off;
    port_in_redirect off;
    log_not_found off;

    # A page is read in one request, and nothing is ever sent to the site.
    large_client_header_buffers 4 ${Math.ceil((maxTargetLength + 64) / 1024)}k;
    client_max_body_size 1k;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    keepalive_timeout 65s;
    reset_timedout_connection on;

    types {
${types()}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes()};

    # Everything that shrinks is stored compressed; nothing is compressed on the way.
    gzip off;
    gzip_static on;
${hasBrotli ? '    brotli_static on;\n' : ''}
    # Times of files are made from their contents, so that ETags are the same on every host. As
    # dates they mean nothing.
    etag on;
    if_modified_since off;
    add_header Last-Modified "";

${headers.lines}
    add_header Cache-Control $help_cache always;
    add_header Vary $help_vary always;
    add_header Allow $help_allow always;

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
    if ($help_folded) {
        return 301 $help_folded$is_args$args;
    }

    # A page that moved is redirected once it is gone: so the old release is whole while a new
    # configuration is already there.
    location @not_found {
        if ($help_moved) {
            return 301 $help_moved$is_args$args;
        }
        try_files $help_not_found /404.html =404;
    }
    location ~ "/404([.]html)?$" {
        return 404;
    }
    location ~ ${pattern(hiddenAddresses).replace('"~', '"')} {
        return 404;
    }
    # From the store of all releases: a tab opened before a release still finds its parts, and
    # while a release is switched no file is looked for in the one folder and read from the other.
    location ~ ${pattern(namedByContent).replace('"~', '"')} {
        root ${quote(retained)};
        try_files $uri =404;
    }
    location ~ "/search-index[^/]*[.]json$" {
        root ${quote(retained)};
        try_files $uri =404;
    }
    location ~ "^(?<folder>.*)/index[.]html$" {
        if (!-f $request_filename) {
            return 404;
        }
        if (-f $document_root$folder.html) {
            return 301 $help_folder_of_index$is_args$args;
        }
        return 301 $help_folder_of_index/$is_args$args;
    }
    location ~ "^(?<page>.*)[.]html$" {
        set $help_form "";
        if (-f $document_root$page/index.html) {
            set $help_form folder;
        }
        if (-f $request_filename) {
            set $help_form "$help_form-file";
        }
        if ($help_form = folder) {
            return 301 $help_path_without_end/$is_args$args;
        }
        if ($help_form = folder-file) {
            return 301 $help_path_without_end$is_args$args;
        }
        try_files $uri =404;
    }
    location ~ "^(?<folder>.+)/$" {
        if (-f $document_root$folder.html) {
            return 301 $help_path_without_end$is_args$args;
        }
        try_files \${uri}index.html =404;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri $uri.html @folder;
    }
    location @folder {
        if (-f $document_root$uri/index.html) {
            return 301 $help_path/$is_args$args;
        }
        return 404;
    }
}
`;
}

export interface NginxMainOptions {
  /** Folder that nginx may write to: process id, temporary files. */
  readonly runtime: string;
  readonly errorLog: string;
  readonly accessLog: string;
  /** Dynamic modules to load, as paths. */
  readonly modules: readonly string[];
  /** File with the server, as `nginxServer` wrote it. */
  readonly include: string;
}

/** A whole configuration for an nginx without privileges that serves nothing but this site. */
export function nginxMain(options: NginxMainOptions): string {
  const {runtime, errorLog, accessLog, modules, include} = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${quote(`${runtime}/${name}`)};`)
    .join('\n');
  return `${modules.map((module) => `load_module ${quote(module)};\n`).join('')}worker_processes auto;
pid ${quote(`${runtime}/nginx.pid`)};
error_log ${errorLog} warn;
events {
    worker_connections 4096;
}
http {
    access_log ${accessLog};
    sendfile on;
    tcp_nopush on;
${temporary}
    include ${quote(include)};
}
`;
}
