import type { SessionSignals } from '../../src/application/ports/identity/session-signals.ts';

/** One browser: each call opens a window that receives the signals of the others. */
export function browserWindows(): () => SessionSignals {
  const listening = new Map<() => void, SessionSignals>();
  return () => {
    const own: SessionSignals = {
      notifyStay: () => {
        for (const [listener, whose] of listening) if (whose !== own) listener();
      },
      onStayed: (listener) => {
        listening.set(listener, own);
        return () => listening.delete(listener);
      },
    };
    return own;
  };
}
