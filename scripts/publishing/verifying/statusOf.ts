import {respond, type Site} from '../../../src/plugins/hosting/answers/respond';

/** What a host would answer to a path. */
export function statusOf(site: Site, target: string): number {
  return respond({method: 'GET', target}, site).status;
}
