import { useEffect, useRef, useState } from 'react';

export interface Countdown {
  /** The remaining whole seconds. */
  readonly left: number;
  readonly paused: boolean;
  readonly togglePaused: () => void;
}

/** Counts down whole seconds, unless it is paused, and calls back once at zero. */
export function useCountdown(seconds: number | undefined, onDone: () => void): Countdown {
  const [left, setLeft] = useState(seconds ?? 0);
  const [paused, setPaused] = useState(false);
  const done = useRef(onDone);
  const running = seconds !== undefined && left > 0 && !paused;

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (!running) return undefined;
    const tick = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) done.current();
    }, 1000);
    return () => clearTimeout(tick);
  }, [running, left]);

  return { left, paused, togglePaused: () => setPaused((before) => !before) };
}
