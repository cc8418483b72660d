import {clientHeaderTimeoutSeconds} from '../../src/plugins/hosting/nginx/nginxTimeouts';
import type {Asking} from './host/untilKnown';

/** How a release is brought live, be it a new one or an earlier one. */
export interface LiveOptions {
  /** What nginx listens on; what it was the last time when not given. */
  readonly listen?: string;
  /** Whether nginx serves stored brotli; as was said the last time, or as it seems, when not given. */
  readonly hasBrotli?: boolean;
  /** Command that makes nginx read its configuration again; run only when it changed. */
  readonly reload?: string;
  /** Address at which the new release must answer; when it does not, the old one comes back. */
  readonly check?: string;
  /**
   * How long to wait after a reload, so that no connection is left on which the old configuration
   * could answer with a page whose policy it does not know.
   */
  readonly drainMs?: number;
  /** How long to ask, after a reload, whether all of nginx knows the releases. */
  readonly asking?: Asking;
  /** Aborted when whoever publishes wants it no more: what is switched by then is switched back. */
  readonly stop?: AbortSignal;
  /** Whether what began all this has ended without a word: then nothing more is switched. */
  readonly isOrphaned?: () => boolean;
  /** Told of each step before it is taken, and what was chosen for it. */
  readonly onStep?: (step: string, choice?: string) => void;
  /** Told what went amiss though the release is live. */
  readonly onWarning?: (sentence: string) => void;
  readonly now?: () => Date;
}

/** How a build is made a release, and brought live. */
export interface PublishOptions extends LiveOptions {
  /** How many releases stay for a rollback, the live one included. */
  readonly keep: number;
  /** Address that the build must have been made for; any when not given. */
  readonly siteUrl?: string;
}

/** The time after which nginx has closed every connection without a request, and a second. */
export const defaultDrainMs = (clientHeaderTimeoutSeconds + 1) * 1000;
