import type { KeyedAttempt } from './claim.ts';
import type { Caller } from './context.ts';

/** Caller and claim of the current call, available anywhere in its work; undefined once the call is answered. */
export interface CallScope {
  during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** As `during`, for the claim of a keyed request, within the caller's scope where there is one. */
  claiming<Result>(claim: KeyedAttempt, work: () => Promise<Result>): Promise<Result>;
  caller(): Caller | undefined;
  claim(): KeyedAttempt | undefined;
}
