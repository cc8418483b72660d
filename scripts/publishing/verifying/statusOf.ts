import {respond, type Site} from '../../../src/plugins/hosting/answers/respond';

/** The status that a host would send for a path. */
export function statusOf(site: Site, target: string): number {
  return respond({method: 'GET', target}, site).status;
}
