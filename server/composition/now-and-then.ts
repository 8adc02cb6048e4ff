import { StoreUnavailable } from '../core/store.ts';

/**
 * Runs a task periodically, never twice at the same time. `every` is in milliseconds. Failures are reported, except
 * that the database is unavailable. Returns a function that stops it.
 */
export function nowAndThen(every: number, look: () => Promise<void>, report: (fault: unknown) => void): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((fault: unknown) => fault instanceof StoreUnavailable || report(fault))
      .finally(() => (isLooking = false));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
