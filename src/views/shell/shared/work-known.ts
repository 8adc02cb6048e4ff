import type { Presenters } from '../../../presentation/presenters.ts';
import { inTime } from './lazy-screen.tsx';
import { ModuleFault } from './module-fault.ts';

const waits = new WeakMap<Presenters, Promise<void>>();

/** Done when what stands behind the pages beyond the list is there; the same promise each time, until it failed and is asked for again. */
export function workKnown(presenters: Presenters): Promise<void> {
  const known = waits.get(presenters);
  if (known) return known;
  const wait = inTime(presenters.prepared()).catch((cause: unknown) => {
    throw new ModuleFault(cause, () => waits.delete(presenters));
  });
  waits.set(presenters, wait);
  return wait;
}
