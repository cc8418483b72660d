import {clientHeaderTimeoutSeconds} from '../../src/plugins/hosting/nginx/nginxTimeouts';
import type {Polling} from './host/waitForReleases';

/** Set by tests only: production uses the defaults. */
export interface TestHooks {
  /**
   * How long to wait after a reload for connections that still use the old configuration: it could
   * answer on them with a page whose policy it does not know.
   */
  readonly drainMs?: number;
  /** How often and how long to poll, after a reload, whether all of nginx knows the releases. */
  readonly polling?: Polling;
  readonly now?: () => Date;
}

/** How a release is brought live, whether new or earlier. */
export interface LiveOptions extends TestHooks {
  /** Where nginx listens; defaults to the previous value. */
  readonly listen?: string;
  /** Whether nginx serves stored brotli; defaults to the previous value, or to what is detected. */
  readonly hasBrotli?: boolean;
  /** Command that makes nginx reload its configuration; run only when it changed. */
  readonly reload?: string;
  /** Address where the new release must answer; otherwise the old one is restored. */
  readonly check?: string;
  /** Aborted when the operator cancels: a switch made by then is reverted. */
  readonly stop?: AbortSignal;
  /** Whether npm, which started this, has died without a signal: then nothing more is switched. */
  readonly isOrphaned?: () => boolean;
  /** Called before each step, with the choice made for it. */
  readonly onStep?: (step: string, choice?: string) => void;
  /** Called with what failed although the release is live. */
  readonly onWarning?: (sentence: string) => void;
}

/** How a build becomes a release and goes live. */
export interface PublishOptions extends LiveOptions {
  /** How many releases are kept for rollbacks, including the live one. */
  readonly keep: number;
  /** Address that the build must have been made for; any address when omitted. */
  readonly siteUrl?: string;
}

/** nginx has closed every connection without a request by then; one second is added as a margin. */
export const defaultDrainMs = (clientHeaderTimeoutSeconds + 1) * 1000;
