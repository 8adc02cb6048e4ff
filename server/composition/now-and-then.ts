import { StoreUnavailable } from '../core/store.ts';

/**
 * Has work looked for each so many milliseconds, by one look at a time; a database that is away has none. Returns how
 * to stop it.
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
