import { useEffect } from 'react';

/** What tells that somebody is there, by when the page that they came for mostly is too. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Whoever only looks wants to know as well: how long the page has to stand first, and how long it is waited for, in milliseconds. */
const rest = 1_200;
const patience = 5_000;
/** How often it is looked whether it stands, in milliseconds. */
const turn = 300;

/** Whether nothing that the page is there for is still to come. */
const stands = (): boolean => document.querySelector('main h1') !== null && document.querySelector('main [aria-busy="true"], [data-awaited]') === null;

/** Fetches something at the first sign of somebody before the page, or without one once the page has stood for a moment; where it does not arrive the page stays as it is. */
export function useFirstSign(wanted: boolean, fetched: () => Promise<void>): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const stopped = new AbortController();
    const begun = (): void => {
      stopped.abort();
      void fetched().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, begun, { signal: stopped.signal, passive: true });
    let [stood, waited] = [0, 0];
    const looking = setInterval(() => {
      stood = stands() ? stood + turn : 0;
      waited += turn;
      if (stood >= rest || waited >= patience) begun();
    }, turn);
    stopped.signal.addEventListener('abort', () => clearInterval(looking));
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
