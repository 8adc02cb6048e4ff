import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Milliseconds to wait for a heading; afterwards the focus stays where it is. */
const timeoutMs = 10_000;

function focusHeading(main: HTMLElement): HTMLElement | undefined {
  const heading = main.querySelector<HTMLElement>('h1') ?? undefined;
  heading?.focus({ preventScroll: true });
  return heading;
}

/** Runs some work after the next paint, unless the user presses anything before. Returns a function that cancels it. */
function afterPaint(work: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  for (const press of ['pointerdown', 'keydown'] as const)
    window.addEventListener(press, () => off.abort(), { signal, capture: true });
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(() => {
      off.abort();
      work();
    });
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return () => off.abort();
}

/** Moves the focus to the heading of a new page, or to the main part until the heading appears. */
export function useArrival(place: string, main: RefObject<HTMLElement | null>): void {
  // A newly loaded document keeps the browser's focus; an arrival from the sign-in page does not.
  const last = useRef(useNavigationType() === NavigationType.Pop ? place : undefined);

  useEffect(() => {
    const element = main.current;
    if (last.current === place || element === null) return undefined;
    let heading: HTMLElement | undefined;
    // A page may replace its first heading when its content arrives.
    const observer = new MutationObserver(() => {
      if (heading?.isConnected) return;
      const waits = document.activeElement === element || document.activeElement === document.body;
      if (waits) heading = focusHeading(element);
      else observer.disconnect();
    });
    // Focusing forces a layout, so it waits until this page is painted.
    const cancel = afterPaint(() => {
      last.current = place;
      heading = focusHeading(element);
      if (!heading) element.focus({ preventScroll: true });
      observer.observe(element, { childList: true, subtree: true });
    });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
    return () => {
      cancel();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, main]);
}
