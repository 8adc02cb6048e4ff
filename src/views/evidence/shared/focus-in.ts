const takesFocus = 'input:not([hidden]), select, textarea, button, a[href]';

/** Puts the focus on a place, or on the first thing in it that takes it. */
export function focusIn(place: HTMLElement): void {
  const target = place.matches(takesFocus) ? place : place.querySelector<HTMLElement>(takesFocus);
  target?.focus({ preventScroll: true });
}

/** How many frames a dialog may take to leave. */
const patience = 90;

/** Whether nobody has the focus of their own will: it lies nowhere, or on the heading, where a dialog that leaves puts it for want of better. */
const isLost = (active: Element | null): boolean => active === null || active === document.body || active.matches('main h1');

/** As soon as a dialog, or a notice, that leaves has let go of the focus and nothing else has it, puts it on the first of these places that is there, else on the page's heading. */
export function focusOnceLost(ids: readonly string[], frames = patience): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const place = ids.flatMap((id) => document.getElementById(id) ?? [])[0];
    const active = document.activeElement;
    if (!isLost(active)) return place?.contains(active) ? undefined : focusOnceLost(ids, frames - 1);
    if (place) focusIn(place);
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
