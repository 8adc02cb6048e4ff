import type { Failure } from './failure.ts';

/** The data of a page while they are loaded, afterwards, or after a failure. */
export type Loading<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

export const loading: Loading<never> = { kind: 'loading' };

export function ready<Value>(value: Value): Loading<Value> {
  return { kind: 'ready', value };
}
