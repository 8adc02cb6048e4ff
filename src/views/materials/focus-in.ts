const takesFocus = 'input:not([hidden]), select, textarea, button, a[href]';

/** Puts the focus on a place, or on the first thing in it that takes it. */
export function focusIn(place: HTMLElement): void {
  const target = place.matches(takesFocus) ? place : place.querySelector<HTMLElement>(takesFocus);
  target?.focus({ preventScroll: true });
}

/** How many frames a dialog may take to leave. */
const patience = 90;

/** As soon as a leaving dialog has let go of the focus and nothing else has it, puts it on a place. */
export function focusOnceLost(id: string, frames = patience): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    if (!place) return;
    if (document.activeElement === document.body) focusIn(place);
    else if (!place.contains(document.activeElement)) focusOnceLost(id, frames - 1);
  });
}
