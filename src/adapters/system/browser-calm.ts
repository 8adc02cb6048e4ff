import type { Calm } from '../../application/ports/calm.ts';

/** How long nobody has moved or pressed before one may be interrupted, and how long nobody has typed who stands in a field; milliseconds. */
const stillFor = 700;
const untypedFor = 3_000;

const signs = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'keydown', 'wheel', 'touchmove'] as const;

/** What is still to come on the page, or stands before it already: dialogs, and what hangs open from the bars. */
const unfinished = '[data-awaited], [aria-modal="true"], dialog[open], [role="dialog"], :is(header, aside) [aria-expanded="true"][aria-controls]';

const isWriting = (): boolean => document.activeElement?.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]') === true;

/** Whether the caret stands in something that is written: whoever thinks over the next sentence is not done with it. */
const isWritten = (): boolean => {
  const at = document.activeElement;
  if (!isWriting()) return false;
  return at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.value !== '' : (at?.textContent ?? '') !== '';
};

/** What the browser tells of whoever sits before it. */
export class BrowserCalm implements Calm {
  async settled(): Promise<void> {
    await this.#settled(false);
  }

  async settledInSight(): Promise<boolean> {
    return this.#settled(true);
  }

  async #settled(inSight: boolean): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const heard = new AbortController();
    let held = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, isWriting() ? untypedFor : stillFor);
    };
    const done = (isSettled: boolean): void => {
      clearTimeout(timer);
      heard.abort();
      resolve(isSettled);
    };
    const look = (): void => {
      if (document.visibilityState !== 'visible') return inSight ? done(false) : wait();
      if (held || isWritten() || document.querySelector(unfinished) !== null) wait();
      else done(true);
    };
    document.addEventListener('visibilitychange', () => {
      if (inSight && document.visibilityState !== 'visible') done(false);
    }, { signal: heard.signal });
    for (const sign of signs) {
      window.addEventListener(sign, () => {
        if (sign === 'pointerdown') held = true;
        if (sign === 'pointerup' || sign === 'pointercancel') held = false;
        wait();
      }, { signal: heard.signal, passive: true, capture: true });
    }
    wait();
    return promise;
  }
}
