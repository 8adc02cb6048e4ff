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
 * A component that is fetched on first use. A failed fetch throws a `ModuleFault`, which can request the component
 * again.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;

  const fetchOnce = (): Promise<ComponentType<Props>> => {
    if (pending) return pending;
    const begun: Promise<ComponentType<Props>> = inTime(load()).then(
      // React reads a promise with this status synchronously, so a module that is already loaded renders at once.
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
  // The failure is ignored here: rendering the screen throws it.
  return Object.assign(Screen, { preload: () => void fetchOnce().catch(() => undefined) });
}
