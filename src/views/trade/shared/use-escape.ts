import { useEffect, useRef } from 'react';

/** Closes the item that is open beside a list when Escape is pressed on the page. */
export function useEscape(close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    const keyPressed = (event: KeyboardEvent): void => {
      // A dialog or a menu over the page closes on its own.
      const isOnPage = event.target instanceof Element && event.target.closest('main') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && isOnPage) closing.current();
    };
    document.addEventListener('keydown', keyPressed);
    return () => document.removeEventListener('keydown', keyPressed);
  }, []);
}
