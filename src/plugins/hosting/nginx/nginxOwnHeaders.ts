import {cacheControl, partHeaders} from '../answers/headers';
import type {NginxHeaders} from './nginxHeaders';
import {quote} from './nginxQuote';

const variable = (name: string) => `$help_own_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * What closes the proxy's own refusals, and nothing that a host has answered, which is closed already:
 * it has the header that forbids sniffing. That a file has no such part, the proxy says itself, below
 * the headers of the file: of two words about keeping the stricter counts.
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
