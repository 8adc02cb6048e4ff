import { useEffect } from 'react';

/** What tells that somebody is there, by when the page that they came for mostly is too. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
/** How long it waits for one, in milliseconds: whoever only looks wants to know as well. */
const patience = 5_000;

/** Fetches something at the first sign of somebody before the page, or after a while without one; where it does not arrive the page stays as it is. */
export function useFirstSign(wanted: boolean, fetched: () => Promise<void>): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const stopped = new AbortController();
    const begun = (): void => {
      stopped.abort();
      void fetched().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, begun, { signal: stopped.signal, passive: true });
    const tired = setTimeout(begun, patience);
    stopped.signal.addEventListener('abort', () => clearTimeout(tired));
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
