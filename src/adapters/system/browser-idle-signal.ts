import type { IdleSignal } from '../../application/ports/idle-signal.ts';

/**
 * How long the user must not have moved or pressed anything before an interruption, and how long nothing must have been
 * typed while the caret is in a field; in milliseconds.
 */
const stillFor = 700;
const untypedFor = 3_000;
/** Milliseconds between two checks of the page. */
const lookAgain = 100;

const inputEvents = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'keydown',
  'keyup',
  'wheel',
  'touchmove',
] as const;

/** Elements that are still loading, and open dialogs and menus. */
const unfinished =
  '[data-awaited], [aria-modal="true"], dialog[open], [role="dialog"], :is(header, aside) [aria-expanded="true"][aria-controls]';

const isWriting = (): boolean =>
  document.activeElement?.matches(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]',
  ) === true;

/** Whether the caret is in a field with text, so that the user may still be writing. */
const isWritten = (): boolean => {
  const at = document.activeElement;
  if (!isWriting()) return false;
  return at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
    ? at.value !== ''
    : (at?.textContent ?? '') !== '';
};

/**
 * Tells when the user may be interrupted. It listens from its creation on, so that earlier input counts: a user who has
 * been idle since then is not waited for, and a key or button that is still pressed is known.
 */
export class BrowserIdleSignal implements IdleSignal {
  #lastSign = Number.NEGATIVE_INFINITY;
  #isPressed = false;
  readonly #keys = new Set<string>();
  readonly #heard = new Set<() => void>();

  constructor(window: Pick<Window, 'addEventListener'> | undefined = globalThis.window) {
    for (const sign of inputEvents)
      window?.addEventListener(sign, (event) => this.#noteActivity(event), { passive: true, capture: true });
    // A release over another window is not reported to this one.
    window?.addEventListener('blur', () => {
      this.#isPressed = false;
      this.#keys.clear();
    });
  }

  async whenIdle(): Promise<void> {
    await this.#waitUntilIdle(false);
  }

  async whenIdleAndVisible(): Promise<boolean> {
    return this.#waitUntilIdle(true);
  }

  #noteActivity(event: Event): void {
    this.#lastSign = performance.now();
    const { type } = event;
    if (type === 'pointerdown') this.#isPressed = true;
    if (type === 'pointerup' || type === 'pointercancel') this.#isPressed = false;
    if (event instanceof KeyboardEvent) {
      if (type === 'keydown') this.#keys.add(event.code);
      else if (event.key === 'Meta') this.#keys.clear();
      else this.#keys.delete(event.code);
    }
    for (const hear of this.#heard) hear();
  }

  /** Minimum milliseconds until the user may be interrupted; 0 if the user may be interrupted now. */
  #yet(): number {
    const left = this.#lastSign + (isWriting() ? untypedFor : stillFor) - performance.now();
    if (left > 0) return left;
    const isBusy = this.#isPressed || this.#keys.size > 0 || isWritten() || document.querySelector(unfinished) !== null;
    return isBusy ? lookAgain : 0;
  }

  async #waitUntilIdle(inSight: boolean): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (isSettled: boolean): void => {
      clearTimeout(timer);
      over.abort();
      this.#heard.delete(look);
      resolve(isSettled);
    };
    const look = (): void => {
      clearTimeout(timer);
      const isInSight = document.visibilityState === 'visible';
      if (inSight && !isInSight) return finish(false);
      const yet = isInSight ? this.#yet() : lookAgain;
      if (yet === 0) finish(true);
      else timer = setTimeout(look, yet);
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    this.#heard.add(look);
    look();
    return promise;
  }
}
