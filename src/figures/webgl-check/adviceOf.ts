import type {Browser} from './browserOf';
import type {Verdict} from './verdictOf';

/**
 * The places of the article that help, the best first: the reader's own browser where its settings
 * matter.
 *
 * @returns anchors of the page
 */
export function adviceOf(verdict: Verdict, {section, system}: Browser): readonly string[] {
  // Apple brings its drivers with the system, and nobody updates that of a phone.
  const hasDriver = system === 'Windows' || system === 'Linux' || system === '';
  const driver = hasDriver ? ['graphics-driver'] : [];
  switch (verdict) {
    case 'ok':
      return ['empty-view', 'view-freezes'];
    case 'webgl1':
      return ['quick-checks', ...driver];
    case 'software':
      return [section, ...driver, 'remote-desktop'];
    case 'blocked':
      // What an update has taken away is the slow 3D without a graphics card: then there is none.
      return [section, ...driver, 'after-an-update'];
    case 'missing':
      return ['quick-checks', section];
    case 'lost':
      return ['view-freezes', ...driver];
  }
}
