import type { IdempotentAttempt } from './idempotent-attempt.ts';
import type { SessionRecord } from './records/entry.ts';
import type { UserRecord } from './records/company.ts';
import type { ServerLocale } from './server-locale.ts';
import type { Refusal } from './refusal.ts';

/** Facts about the caller, as the transport reports them. */
export interface CallerFacts {
  /** The opaque session id that the browser holds; undefined when it has none. */
  readonly sessionToken: string | undefined;
  readonly locale: ServerLocale;
  /** Address that the call comes from, used for locks. */
  readonly source: string;
  /** User agent of the caller's browser; undefined for none. */
  readonly agent?: string | undefined;
  /** Host name in the caller's request; empty for none. */
  readonly host: string;
  readonly traceId: string;
  readonly idempotencyKey: string | undefined;
  /** Account for which the page makes the request; undefined where the page does not say. */
  readonly account?: string | undefined;
  /** Tokens that the browser presents as trusted; undefined for none. */
  readonly deviceToken?: string | undefined;
  /** Aborts when the caller has hung up; absent where it does not matter. */
  readonly gone?: AbortSignal;
}

/**
 * The absent colleague for whom a caller acts, the last day (Shanghai) of the delegation, and the caller's own name.
 */
export interface ActsFor {
  readonly delegationId: string;
  readonly userId: string;
  readonly personId: string;
  readonly personName: string;
  readonly until: string;
  readonly ownName: string;
}

/** A signed-in user in a role. */
export interface Caller {
  /** The user, under the name used in records. For a caller acting for a colleague, it also names the colleague. */
  readonly user: UserRecord;
  readonly role: string;
  /** Undefined for a caller working in a role of their own. */
  readonly actsFor?: ActsFor | undefined;
  /** Whether the caller sees only what is allocated to an inner organisation; absent for others. */
  readonly isConfined?: boolean | undefined;
  readonly session: SessionRecord;
}

/** Facts and setters for a handler. */
export interface CallContext extends CallerFacts {
  /** The signed-in caller, or the refusal that explains why there is none. */
  readonly caller: Caller | Refusal;
  readonly session: SessionRecord | undefined;
  /** Claim of a request with an idempotency key; undefined for a request without one. */
  readonly claim?: IdempotentAttempt | undefined;
  /** Sets the browser's session id; `undefined` removes it. */
  setSession(token: string | undefined): void;
  /** Sets the token by which the browser is trusted. */
  setDevice(token: string): void;
}
