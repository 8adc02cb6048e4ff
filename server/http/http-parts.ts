import type { SecurityLog } from '../core/identity/security-events.ts';
import type { Extension } from '../../src/contract/call.ts';
import type { BackEnd } from '../core/back-end.ts';
import type { CallCounter } from '../core/call-counts.ts';
import type { MaintainableStore } from '../core/store.ts';
import type { SandboxDesk } from '../core/sandbox/sandbox-desk.ts';
import type { ServerLog } from './server-log.ts';
import type { SignInPage } from './sign-in-page.ts';

/** The dependencies of the HTTP server. */
export interface HttpParts {
  readonly backEnd: BackEnd;
  /** Subscribes to the announcements of every server of the installation. */
  readonly onAnnounced: MaintainableStore['onAnnounced'];
  /** The server's time in milliseconds since the epoch; sent with every answer. */
  readonly now: () => number;
  /** Scheme, host and port under which browsers reach the portal. */
  readonly publicUrl: string;
  /** Whether a host name belongs to a platform; undefined where requests for any host are answered. */
  readonly isPlatformHost?: ((host: string) => Promise<boolean>) | undefined;
  /** The origin of the object store, as browsers reach it. */
  readonly filesOrigin: string;
  /** Origins to which a page may submit forms that hand a user over. */
  readonly formTargets?: readonly string[] | undefined;
  /** Addresses and networks of the proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Signs the XSRF tokens. */
  readonly sessionSecret: string;
  readonly extensions: readonly Extension[];
  readonly version: string;
  readonly log: ServerLog;
  /** Log of refused tokens; left out where none is kept. */
  readonly security?: SecurityLog | undefined;
  /** Called after each answered call. `ms` is its duration, `at` its end in milliseconds since the epoch. */
  readonly onAnswered?:
    | ((call: {
        readonly call: string;
        readonly status: number;
        readonly ms: number;
        readonly traceId: string;
        readonly at: number;
      }) => void)
    | undefined;
  /** Called with the number of open announcement streams when it changes. */
  readonly onListenerCount?: ((count: number) => void) | undefined;
  /** The dependencies of the server by name: true where one answers, otherwise false or the reason. */
  readonly readiness: () => Promise<Readonly<Record<string, boolean | string>>>;
  /** Counts calls together with the other servers. */
  readonly countCall: CallCounter;
  /** Maximum number of sign-in calls per minute from one address, over all servers. */
  readonly signInCallsPerMinute: number;
  /** Maximum number of other calls per minute of one session, on this server; undefined for no limit. */
  readonly signedInCallsPerMinute?: number | undefined;
  /** The built portal; undefined where this server offers only the API. */
  readonly portal: { readonly folder: string; readonly signInPage: SignInPage } | undefined;
  /**
   * Undefined where there is no sandbox. `folder` is the folder of the built console, if there is one.
   * `allowsForwarded` accepts requests that came through a proxy.
   */
  readonly sandbox:
    | { readonly desk: SandboxDesk; readonly folder: string | undefined; readonly allowsForwarded: boolean }
    | undefined;
}
