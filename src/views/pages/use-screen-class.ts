import { useEffect, useState } from 'react';
import { screenClassOf, type ScreenClass } from '../../domain/pages/screen-class.ts';

/** How long a window keeps its size before its class is decided again, in milliseconds (document 1, section 9). */
export const resizeRest = 100;

const measure = (): ScreenClass => screenClassOf(globalThis.innerWidth);

/** The class of the window by its width. While the window is being resized, the class stays. */
export function useScreenClass(): ScreenClass {
  const [screen, setScreen] = useState(measure);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remeasure = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setScreen(measure()), resizeRest);
    };
    window.addEventListener('resize', remeasure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', remeasure);
    };
  }, []);
  return screen;
}
