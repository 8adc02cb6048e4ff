import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How long a heading may take to appear, in milliseconds; after that the focus stays where it is. */
const patience = 10_000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** After moving to another page the focus goes to its heading, or waits for it at the main part of the page. */
export function useArrival(place: string, main: RefObject<HTMLElement | null>): void {
  // A document that was just loaded keeps the browser's own beginning; whoever comes from the sign-in page does not.
  const last = useRef(useNavigationType() === NavigationType.Pop ? place : undefined);

  useEffect(() => {
    const element = main.current;
    if (last.current === place || element === null) return undefined;
    last.current = place;
    if (focusHeading(element)) return undefined;
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const waits = document.activeElement === element || document.activeElement === document.body;
      if (!waits || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, main]);
}
