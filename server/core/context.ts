import type { Claim } from './claim.ts';
import type { SessionRecord, UserRecord } from './records.ts';
import type { ServerLocale } from './server-locale.ts';
import type { Refusal } from './refusal.ts';

/** Facts about the caller, as the transport found them. */
export interface CallerFacts {
  /** The opaque session id that the browser holds; undefined when it has none. */
  readonly sessionToken: string | undefined;
  readonly locale: ServerLocale;
  /** Where the call comes from, for locks: an address. */
  readonly source: string;
  /** What the caller's browser says of itself; undefined where it says nothing. */
  readonly agent?: string | undefined;
  /** The host name that the caller's request itself names; empty where there is none. */
  readonly host: string;
  readonly traceId: string;
  readonly idempotencyKey: string | undefined;
  /** Account under which the caller means to ask; undefined where they do not say. */
  readonly account?: string | undefined;
  /** Tokens that the browser presents as trusted; undefined for none. */
  readonly deviceToken?: string | undefined;
  /** Tells when the caller has hung up; absent where that makes no difference to what is done. */
  readonly gone?: AbortSignal;
}

/**
 * For which colleague somebody acts who is away, until the end of which day of Shanghai; and what they are called
 * themselves.
 */
export interface ActsFor {
  readonly delegationId: string;
  readonly userId: string;
  readonly personId: string;
  readonly personName: string;
  readonly until: string;
  readonly ownName: string;
}

/** Somebody signed in, under a role. */
export interface Caller {
  /** The user, under the name used in records. For a caller acting for a colleague, it also names the colleague. */
  readonly user: UserRecord;
  readonly role: string;
  /** Undefined for a caller working in a role of their own. */
  readonly actsFor?: ActsFor | undefined;
  readonly session: SessionRecord;
}

/** What a handler may know and set. */
export interface CallContext extends CallerFacts {
  /** The signed-in caller, or the refusal that says why there is none. */
  readonly caller: Caller | Refusal;
  readonly session: SessionRecord | undefined;
  /** Claim under which the work of a keyed request is done; undefined for a request without a key. */
  readonly claim?: Claim | undefined;
  /** Sets the browser's session id; undefined removes it. */
  setSession(token: string | undefined): void;
  /** Sets the token by which the browser is trusted. */
  setDevice(token: string): void;
}
