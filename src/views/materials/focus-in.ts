const takesFocus = 'input:not([hidden]), select, textarea, button, a[href]';

/** Puts the focus on a place, or on the first thing in it that takes it. */
export function focusIn(place: HTMLElement): void {
  const target = place.matches(takesFocus) ? place : place.querySelector<HTMLElement>(takesFocus);
  target?.focus({ preventScroll: true });
}
