import { useEffect, useState } from 'react';

/** Half the width of the widest hint, in pixels, by which it stays inside the window. */
const halfWidth = 90;

/** The place of the hint on the screen, in pixels. */
export interface HintPlace {
  readonly left: number;
  readonly top: number;
}

function below(button: Element): HintPlace {
  const { left, bottom, width } = button.getBoundingClientRect();
  return {
    left: Math.min(Math.max(left + width / 2, halfWidth), window.innerWidth - halfWidth),
    top: Math.min(bottom + 6, window.innerHeight - 34),
  };
}

/**
 * The place of the hint that Enter does not press the button; undefined before Enter is pressed on one, and after the
 * next key, scroll or loss of focus.
 */
export function useSpaceHint(): HintPlace | undefined {
  const [place, setPlace] = useState<HintPlace>();

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      setPlace(event.key === 'Enter' && event.defaultPrevented && button ? below(button) : undefined);
    };
    const hideHint = (): void => setPlace(undefined);
    document.addEventListener('keydown', pressed);
    document.addEventListener('focusout', hideHint);
    document.addEventListener('scroll', hideHint, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('focusout', hideHint);
      document.removeEventListener('scroll', hideHint, { capture: true });
    };
  }, []);

  return place;
}
