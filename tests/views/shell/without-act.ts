import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/**
 * Renders as a browser does. Parts of the portal are loaded lazily, and React does not continue after that inside the
 * `act` with which the library wraps rendering and every event.
 */
export function drawWithoutAct(content: ReactNode): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  configure({
    eventWrapper: (run) => run(),
    asyncWrapper: async (run) => run(),
    unstable_advanceTimersWrapper: (run) => run(),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(content);
}

export function wipe(): void {
  root?.unmount();
  document.body.replaceChildren();
}
