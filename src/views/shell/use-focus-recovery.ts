import { useEffect } from 'react';
import type { RefObject } from 'react';

const takesFocus =
  'input:not([hidden], [disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href]';

/** The number of frames in which the page itself may move the focus. */
const maxFrames = 10;

/** The element and its ancestors up to the main part of the page. */
function aroundIn(main: HTMLElement, element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let each: Element | null = element; each && each !== main; each = each.parentElement) around.push(each);
  return around;
}

function nearest(places: readonly Element[]): HTMLElement | undefined {
  const left = places.filter(({ isConnected }) => isConnected);
  // If the whole page has been replaced, the new page sets the focus.
  return (
    left.flatMap((place) => place.querySelector<HTMLElement>(takesFocus) ?? [])[0] ??
    (left.length > 0 ? (document.querySelector<HTMLElement>('main h1[tabindex]') ?? undefined) : undefined)
  );
}

/**
 * If the focused element is removed while the user works by keyboard, the focus moves to a control near it instead of
 * the top of the document. Pointer users are not affected.
 */
export function useFocusRecovery(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = main.current;
    if (element === null) return undefined;
    const off = new AbortController();
    const { signal } = off;
    let types = false;
    let places: readonly Element[] = [];
    let frame = 0;
    window.addEventListener('keydown', () => (types = true), { signal, capture: true });
    window.addEventListener('pointerdown', () => (types = false), { signal, capture: true });
    element.addEventListener(
      'focusin',
      ({ target }) => (places = target instanceof Element ? aroundIn(element, target) : []),
      { signal },
    );
    const waitForFocus = (left: number): void => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || !types) return;
      if (left > 0) frame = requestAnimationFrame(() => waitForFocus(left - 1));
      else nearest(places)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (places[0]?.isConnected !== false) return;
      // The surrounding elements may leave the page next.
      places = places.filter(({ isConnected }) => isConnected);
      cancelAnimationFrame(frame);
      waitForFocus(maxFrames);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      off.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [main]);
}
