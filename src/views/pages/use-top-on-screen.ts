import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * The CSS variable for the distance of an element from the top of the window, in pixels. The element extends to the
 * foot of the window, whether the page is scrolled or not.
 */
export const topOnScreen = '--top-on-screen';

/**
 * Updates `topOnScreen` of a sticky element.
 * @param stands whether the element is on the page
 */
export function useTopOnScreen(held: RefObject<HTMLElement | null>, stands: boolean): void {
  useEffect(() => {
    const element = held.current;
    if (!stands || !element) return;
    const measure = (): void =>
      element.style.setProperty(topOnScreen, `${Math.round(element.getBoundingClientRect().top)}px`);
    measure();
    // Notices above the element come and go.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    // The page may keep its height while a skeleton above gives way to the content beside the element.
    for (const each of element.parentElement?.children ?? []) if (each !== element) watch.observe(each);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [held, stands]);
}
