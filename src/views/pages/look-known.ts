/** The frame, as far as the sign-in page waits for it. */
export interface OpeningFrame {
  /** Resolves when the platform's look is known. */
  opened(): Promise<void>;
}

/** Longest wait of the sign-in page for the platform's look before it shows a neutral one, in milliseconds. */
const patience = 2_000;
const waits = new WeakMap<OpeningFrame, Promise<void>>();

/** Resolves when the platform's look is known, or has taken too long; the same promise for each frame. */
export function lookKnown(frame: OpeningFrame): Promise<void> {
  const known = waits.get(frame);
  if (known) return known;
  const tired = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  const wait = Promise.race([frame.opened(), tired]);
  waits.set(frame, wait);
  return wait;
}
