import type { Caller } from './context.ts';

/** By whom what is being done was asked for, wherever in the call's work one asks; nobody once the call has been answered. */
export interface CallScope {
  during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  caller(): Caller | undefined;
}
