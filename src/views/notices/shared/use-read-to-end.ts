import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { isReadToEnd } from '../../../domain/notices/agreement.ts';

export interface ReadToEnd {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly isRead: boolean;
  /** Somebody who reads by ear says that they are at the end. */
  readonly said: () => void;
}

/** Whether the end of what is in a region has been in sight: by wheel, keyboard, finger, or because it fits. `ready`: what is to be read stands there. */
export function useReadToEnd(ready: boolean): ReadToEnd {
  const region = useRef<HTMLDivElement>(null);
  const [isRead, setIsRead] = useState(false);
  const said = useCallback(() => setIsRead(true), []);
  useEffect(() => {
    const { current } = region;
    if (!ready || isRead || !current) return undefined;
    const look = (): void => {
      // Before it is laid out everything fits.
      if (current.clientHeight > 0 && isReadToEnd(current)) setIsRead(true);
    };
    current.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // The dialog is still growing as it comes.
    const frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ready, isRead]);
  return { region, isRead, said };
}
