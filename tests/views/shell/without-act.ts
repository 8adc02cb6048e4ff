import { configure } from '@testing-library/react';

/**
 * Lets React work as it does in a browser. Parts of the portal are fetched when they are first wanted, and React does not
 * go on from that inside the `act` that the library puts around every event.
 */
export function withoutAct(): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  configure({ eventWrapper: (run) => run(), asyncWrapper: async (run) => run(), unstable_advanceTimersWrapper: (run) => run() });
}
