import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds to wait until a page is long enough to be scrolled to its former position. */
const timeoutMs = 5_000;
const handMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to `top` as soon as the page is long enough, unless the user moves first. */
function restore(top: number): () => void {
  const tryNow = (): boolean => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (tryNow()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (tryNow()) stop();
  });
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of handMoves) window.removeEventListener(move, stop);
  };
  observer.observe(document.body);
  for (const move of handMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** Shows a new page from its top, and restores the position of a page to which the user returns. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const kept = useRef(new Map<string, number>());
  const here = useRef({ key, pathname });
  const begun = useRef(false);

  useEffect(() => {
    const scrolled = (): void => void kept.current.set(here.current.key, window.scrollY);
    // The browser cannot restore the position of pages that are rendered later, so it does so only after a reload.
    const leaving = (): void => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', leaving);
    return () => {
      leaving();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', leaving);
    };
  }, []);

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { key, pathname };
    const first = !begun.current;
    begun.current = true;
    // A user who comes from the sign-in page may have scrolled there. After a reload the browser restores the position.
    if (first && how !== NavigationType.Pop) window.scrollTo(0, 0);
    if (before.key === key) return undefined;
    if (how === NavigationType.Pop) return restore(kept.current.get(key) ?? 0);
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, how]);
}
