import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

import { isReadToEnd } from '../../domain/agreements/agreement.ts';

export interface ReadToEnd {
  readonly region: RefCallback<HTMLDivElement>;
  readonly isRead: boolean;
  /** Somebody who reads by ear says that they are at the end. */
  readonly said: () => void;
}

function cameBack(region: HTMLElement, place: number): void {
  region.scrollTop = place;
}

/**
 * Whether the end of what is in a region has been in sight: by wheel, keyboard, finger, or because it fits. The
 * keyboard starts there, and whoever comes back to it goes on where they were.
 */
export function useReadToEnd(): ReadToEnd {
  // The region comes when there is something to read, and anew whenever it was put aside.
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const [isRead, setIsRead] = useState(false);
  const place = useRef(0);
  const said = useCallback(() => setIsRead(true), []);
  useEffect(() => {
    if (!region) return undefined;
    cameBack(region, place.current);
    const look = (): void => {
      place.current = region.scrollTop;
      // Before it is laid out everything fits.
      if (region.clientHeight > 0 && isReadToEnd(region)) setIsRead(true);
    };
    region.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // The dialog is still growing as it comes, and puts the focus on its first button.
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
  return { region: setRegion, isRead, said };
}
