import type { Claim } from './claim.ts';
import type { Caller } from './context.ts';

/** What a call's work belongs to, wherever in it one asks; nothing once the call has been answered. */
export interface CallScope {
  during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** The same under a keyed request's claim, within the caller's scope where there is one. */
  claiming<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result>;
  caller(): Caller | undefined;
  claim(): Claim | undefined;
}
