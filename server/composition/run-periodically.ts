import { StoreUnavailable } from '../core/store.ts';

/**
 * Runs a task periodically, never twice at the same time. `intervalMs`: milliseconds. Failures are reported,
 * except `StoreUnavailable`. Returns a function that stops it.
 */
export function runPeriodically(
  intervalMs: number,
  task: () => Promise<void>,
  report: (fault: unknown) => void,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    task()
      .catch((fault: unknown) => {
        if (!(fault instanceof StoreUnavailable)) report(fault);
      })
      .finally(() => (isRunning = false));
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
