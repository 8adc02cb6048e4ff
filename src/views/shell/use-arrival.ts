import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How long a heading may take to appear, in milliseconds; after that the focus stays where it is. */
const patience = 10_000;

function focusHeading(main: HTMLElement): HTMLElement | undefined {
  const heading = main.querySelector<HTMLElement>('h1') ?? undefined;
  heading?.focus({ preventScroll: true });
  return heading;
}

/**
 * Runs the work after the next paint, unless the user has pressed anything by then. Returns a function that cancels it.
 */
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

/** After moving to another page the focus goes to its heading, or waits for it at the main part of the page. */
export function useArrival(place: string, main: RefObject<HTMLElement | null>): void {
  // A freshly loaded document keeps the browser's initial focus; an arrival from the sign-in page does not.
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
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      cancel();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, main]);
}
