import { useEffect } from 'react';

/** What tells that somebody is there, by when the page that they came for mostly is too. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Whoever only looks wants to know as well: it waits until the page has stood for so many beats, or for so many at all; each in milliseconds. */
const beat = 350;
const [standing, patience] = [3, 14];

/** Fetches something at the first sign of somebody before the page, or once the page has stood for a moment without one; where it does not arrive the page stays as it is. */
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
    const beats = setInterval(() => {
      stood = document.querySelector('[data-awaited]') ? 0 : stood + 1;
      waited += 1;
      if (stood === standing || waited === patience) begun();
    }, beat);
    stopped.signal.addEventListener('abort', () => clearInterval(beats));
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
