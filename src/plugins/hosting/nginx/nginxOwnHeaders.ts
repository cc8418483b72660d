import {cacheControl, partHeaders} from '../answers/headers';
import type {NginxHeaders} from './nginxHeaders';
import {quote} from './nginxQuote';

const variable = (name: string) => `$help_own_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Adds security headers to the proxy's own error responses only. Responses from a host already have
 * them, recognised by `X-Content-Type-Options`. The proxy itself answers 416, on top of the file's
 * headers; with two `Cache-Control` values the stricter one applies.
 */
export function nginxOwnHeaders(): NginxHeaders {
  const closing = Object.entries(partHeaders).map(
    ([name, value]) => `map $help_is_own ${variable(name)} {
    default "";
    1 ${quote(value)};
}`,
  );
  const names = [...Object.keys(partHeaders), 'Cache-Control', 'Allow'];
  return {
    maps: `map "$status:$sent_http_x_content_type_options" $help_is_own {
    default "";
    "~^[45][0-9][0-9]:$" 1;
}
${closing.join('\n')}
map "$help_is_own:$status" ${variable('Cache-Control')} {
    volatile;
    default "";
    "~^1:|:416$" ${cacheControl.error};
}
map "$help_is_own:$status" ${variable('Allow')} {
    default "";
    "1:405" "GET, HEAD";
}`,
    lines: names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n'),
  };
}
