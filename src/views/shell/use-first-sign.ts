import { useEffect } from 'react';

/** The events that show that a user is at the page. In most cases the page is loaded before the first of them. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
/**
 * Without such an event the load starts once the page was found complete in `standing` checks in a row, which are
 * `beat` milliseconds apart, or after `timeoutMs` milliseconds at the latest.
 */
const rhythms = { 'a moment': { beat: 350, standing: 3 }, 'as it stands': { beat: 100, standing: 2 } } as const;
const timeoutMs = 4_900;

/**
 * How long the page must be complete before the load starts without an event. The shorter rhythm is for dialogs that
 * must come before the user starts something else.
 */
export type Standing = keyof typeof rhythms;

/**
 * Loads something at the first sign of the user, or once the page has been complete for a moment. A failure leaves the
 * page as it is.
 */
export function useFirstSign(wanted: boolean, fetched: () => Promise<void>, after: Standing = 'a moment'): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const stopped = new AbortController();
    const startLoad = (): void => {
      stopped.abort();
      void fetched().catch(() => undefined);
    };
    for (const sign of signs) window.addEventListener(sign, startLoad, { signal: stopped.signal, passive: true });
    const { beat, standing } = rhythms[after];
    let [stood, waited] = [0, 0];
    const beats = setInterval(() => {
      stood = document.querySelector('[data-awaited]') ? 0 : stood + 1;
      waited += beat;
      if (stood === standing || waited >= timeoutMs) startLoad();
    }, beat);
    stopped.signal.addEventListener('abort', () => clearInterval(beats));
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
