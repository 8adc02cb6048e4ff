import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs an action once at a time: calls are ignored while its promise is pending. `running` turns true in the same frame
 * as the call, so that the button reacts at once.
 */
export function useSingleFlight(action: (() => void | Promise<unknown>) | undefined): {
  readonly running: boolean;
  readonly start: () => void;
} {
  const [running, setRunning] = useState(false);
  const inFlight = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const start = useCallback(() => {
    if (inFlight.current) return;
    const outcome = action?.();
    if (!(outcome instanceof Promise)) return;
    inFlight.current = true;
    setRunning(true);
    const endFlight = (): void => {
      inFlight.current = false;
      if (shown.current) setRunning(false);
    };
    // The presenter shows a failure; here it only ends the action.
    outcome.then(endFlight, endFlight);
  }, [action]);
  return { running, start };
}
