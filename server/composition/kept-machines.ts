import type { PlatformMachines } from '../core/sandbox/platform-machines.ts';
import { StoreUnavailable } from '../core/store.ts';

const every = 5000;

/** Has the platform's machines look for work now and then; a database that is away has none. Returns how to stop it. */
export function keepMachines(machines: Pick<PlatformMachines, 'look'>, report: (fault: unknown) => void): () => void {
  const timer = setInterval(() => void machines.look().catch((fault: unknown) => fault instanceof StoreUnavailable || report(fault)), every);
  timer.unref();
  return () => clearInterval(timer);
}
