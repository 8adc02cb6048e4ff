import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

import { isReadToEnd } from '../../domain/agreements/agreement.ts';

export interface ReadToEnd {
  readonly region: RefCallback<HTMLDivElement>;
  readonly isRead: boolean;
  /** Called when a user of a screen reader confirms to have reached the end. */
  readonly confirmRead: () => void;
}

function restoreScroll(region: HTMLElement, place: number): void {
  region.scrollTop = place;
}

/**
 * Observes whether the end of a region's content was visible, by scrolling or because everything fits. The focus starts
 * in the region, and a user who returns continues at the same place.
 */
export function useReadToEnd(): ReadToEnd {
  // The region is created when there is a text to read, and again after it was closed.
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const [isRead, setIsRead] = useState(false);
  const place = useRef(0);
  const confirmRead = useCallback(() => setIsRead(true), []);
  useEffect(() => {
    if (!region) return undefined;
    restoreScroll(region, place.current);
    const look = (): void => {
      place.current = region.scrollTop;
      // Until the region has a layout, everything seems to fit.
      if (region.clientHeight > 0 && isReadToEnd(region)) setIsRead(true);
    };
    region.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // The dialog still grows while it opens, and focuses its first button.
    const frame = requestAnimationFrame(() => {
      look();
      region.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      region.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [region]);
  return { region: setRegion, isRead, confirmRead };
}
