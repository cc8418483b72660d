import {namedByContent} from '../answers/fileKind';
import {hiddenAddresses} from '../answers/respond';
import {quote, quotePattern} from './nginxQuote';
import {releasesAddress, releasesDigest} from './releasesAddress';
import type {ServedReleases} from './ServedReleases';

/** The folders that a site is served from. */
export interface ServedFolders extends ServedReleases {
  /** Folder with the hashed files of all releases of the last weeks; defaults to the root. */
  readonly retained?: string;
}

/**
 * Publishing polls this address until every nginx process has loaded the configuration it wrote.
 */
const knownReleases = (names: readonly string[]) => `    location = ${releasesAddress} {
        default_type text/plain;
        return 200 ${releasesDigest(names)};
    }
`;

/**
 * The `location` blocks: which file answers an address, and which addresses redirect. They use the
 * variables of `nginxMaps` and two set by the server: `$help_release`, the release that answers the
 * request, and `$help_found`, the kind of file found there.
 */
export function nginxLocations({retained = '$help_release', releases}: ServedFolders): string {
  return `    # A page that moved is redirected once it is gone: so the old release is whole while a new
    # configuration is already there.
    location @not_found {
        root $help_release;
        if ($help_moved) {
            return 301 $help_moved$is_args$args;
        }
        try_files $help_not_found /404.html =404;
    }
${releases ? knownReleases([...releases.keys()]) : ''}    location ~ "/404[.]html$" {
        return 404;
    }
    location ~ ${quotePattern(hiddenAddresses)} {
        return 404;
    }
    # From the store of all releases: a tab opened before a release still finds its parts, and
    # while a release is switched no file is looked for in the one folder and read from the other.
    location ~ ${quotePattern(namedByContent)} {
        root ${quote(retained)};
        if (!-f $request_filename) {
            return 404;
        }
        if ($help_folded) {
            rewrite "^(.+)$" $1 permanent;
        }
    }
    # Where a part of the address goes into a Location, it is a part that \`rewrite\` has matched:
    # nginx encodes it again, and it encodes no variable.
    location / {
        root $help_release;
        if ($help_elsewhere) {
            rewrite "^(.*?)(/index[.]html|[.]html|/)?$" $1$help_slash permanent;
        }
        if (!-f $document_root$help_file) {
            return 404;
        }
        if ($help_folded) {
            rewrite "^(.+)$" $1 permanent;
        }
        try_files $help_file =404;
    }
`;
}
