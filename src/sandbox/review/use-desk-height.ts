import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * How much room there is for the desk, in pixels, for its style: from where it begins on the page to what is decided at
 * the screen's foot.
 */
export const deskHeight = '--desk-room';

/** Between the desk and what stands below it, and below that. */
const gaps = 28;

/**
 * Keeps `deskRoom` of the desk, so that nothing on it lies under what stands at the foot.
 *
 * @param stands whether it is on the page
 */
export function useDeskHeight(
  desk: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  stands: boolean,
): void {
  useEffect(() => {
    const [above, below] = [desk.current, foot.current];
    // Where nothing has a size there is no room to be shared out.
    if (!stands || !above || !below || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const room =
        window.innerHeight - (above.getBoundingClientRect().top + window.scrollY) - below.offsetHeight - gaps;
      above.style.setProperty(deskHeight, `${Math.round(room)}px`);
    };
    measure();
    // Notices come and go above it, and at the foot.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    watch.observe(below);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [desk, foot, stands]);
}
