import { StoreUnavailable } from '../core/store.ts';

/**
 * Runs a task periodically, never twice at the same time. `every` is in milliseconds. Failures are reported, except
 * that the database is unavailable. Returns a function that stops it.
 */
export function runPeriodically(
  every: number,
  task: () => Promise<void>,
  report: (fault: unknown) => void,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    task()
      .catch((fault: unknown) => fault instanceof StoreUnavailable || report(fault))
      .finally(() => (isRunning = false));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
