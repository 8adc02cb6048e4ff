import type { IdempotentAttempt } from './idempotent-attempt.ts';
import type { Caller } from './context.ts';

/** Caller and claim of the current call, available anywhere in its work; undefined once the call is answered. */
export interface CallScope {
  during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** As `during`, for the claim of a keyed request, within the caller's scope where there is one. */
  claiming<Result>(claim: IdempotentAttempt, work: () => Promise<Result>): Promise<Result>;
  caller(): Caller | undefined;
  claim(): IdempotentAttempt | undefined;
}
