import { createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { ModuleFault, outOfTime } from './module-fault.ts';

/** How long a part of the portal may take to arrive, in milliseconds (document 2, section 8). */
const patience = 120_000;

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /** Begins to fetch it, when it is likely to be wanted. */
  readonly preload: () => void;
}

/** Faults when a part of the portal does not arrive. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(outOfTime), patience);
  work.then(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}

/**
 * A component that is fetched when it is first wanted. What fails is thrown as a `ModuleFault`, and may be asked for
 * again.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;

  const fetchOnce = (): Promise<ComponentType<Props>> => {
    if (pending) return pending;
    const begun: Promise<ComponentType<Props>> = inTime(load()).then(
      // So marked, React takes it without waiting for a turn: what is there already is drawn at once.
      (value) => {
        void Object.assign(begun, { status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        throw new ModuleFault(cause, () => (pending = undefined));
      },
    );
    return (pending = begun);
  };

  const Screen = (props: Props): ReactNode => createElement(use(fetchOnce()), props);
  // Whoever draws it meets the failure; nobody waits for it here.
  return Object.assign(Screen, { preload: () => void fetchOnce().catch(() => undefined) });
}
