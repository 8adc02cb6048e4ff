import { useEffect } from 'react';

/** What tells that somebody is there, by when the page that they came for mostly is too. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
/**
 * Whoever only looks wants to know as well: it waits until the page has stood for so many beats, or for so long at all;
 * in milliseconds.
 */
const rhythms = { 'a moment': { beat: 350, standing: 3 }, 'as it stands': { beat: 100, standing: 2 } } as const;
const patience = 4_900;

/**
 * How long a page has stood before something is fetched that nobody gave a sign for: what one is asked comes before one
 * has begun something else.
 */
export type Standing = keyof typeof rhythms;

/**
 * Fetches something at the first sign of somebody before the page, or once the page has stood for a moment without one;
 * where it does not arrive the page stays as it is.
 */
export function useFirstSign(wanted: boolean, fetched: () => Promise<void>, after: Standing = 'a moment'): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const stopped = new AbortController();
    const begun = (): void => {
      stopped.abort();
      void fetched().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, begun, { signal: stopped.signal, passive: true });
    const { beat, standing } = rhythms[after];
    let [stood, waited] = [0, 0];
    const beats = setInterval(() => {
      stood = document.querySelector('[data-awaited]') ? 0 : stood + 1;
      waited += beat;
      if (stood === standing || waited >= patience) begun();
    }, beat);
    stopped.signal.addEventListener('abort', () => clearInterval(beats));
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
