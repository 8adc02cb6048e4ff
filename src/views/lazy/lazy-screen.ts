import { createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { ModuleFault, outOfTime } from './module-fault.ts';

/** The maximum time to load a part of the portal, in milliseconds (document 2, section 8). */
const timeoutMs = 120_000;

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /** Starts to load it before it is needed. */
  readonly preload: () => void;
}

/** Limits the time of a load, and rejects with `outOfTime` afterwards. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(outOfTime), timeoutMs);
  work.then(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}

/**
 * A component that is loaded on first use. A failed load throws a `ModuleFault`, which can load the component again.
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
