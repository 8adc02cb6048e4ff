import { useEffect } from 'react';

const pause = 1_000;

/** Calls `active` when the user presses or types, at most once a second. */
export function useActivity(active: () => void): void {
  useEffect(() => {
    let last = 0;
    const reportActivity = (event: Event): void => {
      if (event.timeStamp - last < pause && last > 0) return;
      last = event.timeStamp;
      active();
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, reportActivity, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, reportActivity);
    };
  }, [active]);
}
