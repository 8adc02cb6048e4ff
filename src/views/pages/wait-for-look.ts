/** The part of the frame for which the sign-in page waits. */
export interface OpeningFrame {
  /** Resolves when the platform's look is known. */
  opened(): Promise<void>;
}

/** The maximum wait of the sign-in page for the platform's look, in milliseconds; afterwards it shows a neutral one. */
const timeoutMs = 2_000;
const waits = new WeakMap<OpeningFrame, Promise<void>>();

/** Resolves once the platform's look is known, or after the maximum wait. Each frame has one promise. */
export function waitForLook(frame: OpeningFrame): Promise<void> {
  const known = waits.get(frame);
  if (known) return known;
  const tired = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  const wait = Promise.race([frame.opened(), tired]);
  waits.set(frame, wait);
  return wait;
}
