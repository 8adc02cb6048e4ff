import { useEffect, useEffectEvent } from 'react';

/** Calls when the user comes back to this window from elsewhere: what a colleague did meanwhile should be seen. */
export function useComingBack(cameBack: () => void): void {
  const heard = useEffectEvent(cameBack);

  useEffect(() => {
    let away = false;
    const left = (): void => {
      away = true;
    };
    const back = (): void => {
      if (!away || document.visibilityState === 'hidden') return;
      away = false;
      heard();
    };
    const changed = (): void => (document.visibilityState === 'hidden' ? left() : back());
    window.addEventListener('blur', left);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', changed);
    return () => {
      window.removeEventListener('blur', left);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', changed);
    };
  }, []);
}
