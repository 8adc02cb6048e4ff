import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * The CSS variable for the height of the desk, in pixels: from its top to the decision bar at the foot of the window.
 */
export const deskHeight = '--desk-room';

/** The gaps above and below the decision bar, in pixels. */
const gaps = 28;

/**
 * Sets `deskHeight` on the desk, so that the bar at the foot covers nothing of it.
 * @param stands whether the desk is on the page
 */
export function useDeskHeight(
  desk: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  stands: boolean,
): void {
  useEffect(() => {
    const [above, below] = [desk.current, foot.current];
    // A test environment without layout has no `ResizeObserver`.
    if (!stands || !above || !below || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const room =
        window.innerHeight - (above.getBoundingClientRect().top + window.scrollY) - below.offsetHeight - gaps;
      above.style.setProperty(deskHeight, `${Math.round(room)}px`);
    };
    measure();
    // Notices above the desk and in the bar come and go.
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
