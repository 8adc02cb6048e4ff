import type { ShellPresenter } from '../../../presentation/shell/shell-presenter.ts';

/** How long the sign-in page waits for the platform's look before it stands in a neutral one, in milliseconds. */
const patience = 2_000;
const waits = new WeakMap<ShellPresenter, Promise<void>>();

/** Done when the platform's look is known, or has taken too long; the same promise each time it is asked for. */
export function lookKnown(shell: ShellPresenter): Promise<void> {
  const known = waits.get(shell);
  if (known) return known;
  const tired = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  const wait = Promise.race([shell.opened(), tired]);
  waits.set(shell, wait);
  return wait;
}
