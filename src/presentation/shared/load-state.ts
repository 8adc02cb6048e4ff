import type { Failure } from './failure.ts';

/** The state of something that a screen fetches. */
export type Loading<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

export const loading: Loading<never> = { kind: 'loading' };

export function ready<Value>(value: Value): Loading<Value> {
  return { kind: 'ready', value };
}
