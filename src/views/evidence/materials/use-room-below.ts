import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Where it begins on the screen, in pixels, for its style: it reaches from there to the screen's end, at the top of the
 * page as well as further down, where it stays below the bar.
 */
export const topOnScreen = '--top-on-screen';

/**
 * Keeps `topOnScreen` of what stays in sight while the page scrolls.
 *
 * @param stands whether it is on the page
 */
export function useRoomBelow(held: RefObject<HTMLElement | null>, stands: boolean): void {
  useEffect(() => {
    const element = held.current;
    if (!stands || !element) return;
    const measured = (): void =>
      element.style.setProperty(topOnScreen, `${Math.round(element.getBoundingClientRect().top)}px`);
    measured();
    // Notices come and go above it.
    const watch = new ResizeObserver(measured);
    watch.observe(document.body);
    window.addEventListener('scroll', measured, { passive: true });
    window.addEventListener('resize', measured);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', measured);
      window.removeEventListener('resize', measured);
    };
  }, [held, stands]);
}
