const takesFocus = 'input:not([hidden]), select, textarea, button, a[href]';

/** Focuses an element, or the first focusable element in it. */
export function focusIn(place: HTMLElement): void {
  const target = place.matches(takesFocus) ? place : place.querySelector<HTMLElement>(takesFocus);
  target?.focus({ preventScroll: true });
}

/** The maximum number of frames until a dialog has closed. */
const maxFrames = 90;

/**
 * Whether the user has not placed the focus: it is nowhere, or on the heading, where a closing dialog puts it as a last
 * resort.
 */
const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('main h1');

/**
 * Waits until a closing dialog or notice has lost the focus and nothing else has it. Then focuses the first of these
 * elements that exists, or else the page's heading.
 */
export function focusOnceLost(ids: readonly string[]): void {
  focusOnFirstOf(() => ids.flatMap((id) => document.getElementById(id) ?? [])[0], maxFrames);
}

/**
 * Runs an action that may remove a row or its button. The focus then stays in the row, else goes to the row beside it,
 * else to the page's heading.
 */
export async function runKeepingFocus(work: () => Promise<unknown>): Promise<void> {
  const row = document.activeElement?.closest<HTMLElement>('li');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling].filter(
    (each) => each instanceof HTMLElement,
  );
  await work();
  if (rows.length > 0) focusOnFirstOf(() => rows.find(({ isConnected }) => isConnected), maxFrames);
}

function focusOnFirstOf(placeNow: () => HTMLElement | undefined, frames: number): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const place = placeNow();
    const active = document.activeElement;
    if (!isLost(active)) return place?.contains(active) ? undefined : focusOnFirstOf(placeNow, frames - 1);
    if (place) focusIn(place);
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
