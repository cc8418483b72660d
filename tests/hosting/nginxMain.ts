import {quote} from '../../src/plugins/hosting/nginx/nginxQuote';

interface NginxMainOptions {
  /** Folder that nginx may write to: process id, temporary files. */
  readonly runtime: string;
  readonly errorLog: string;
  readonly accessLog: string;
  /** Dynamic modules to load, as paths. */
  readonly modules: readonly string[];
  /** File with the server block from `nginxServer`. */
  readonly include: string;
}

/** A complete configuration for an unprivileged nginx that serves only this site. */
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
