import { transition, type Transition, type Withdrawal } from './package-machine.ts';
import type { PackageState } from './package-state.ts';
import type { LogEntry } from './progress.ts';

interface Line extends Pick<LogEntry, 'action'> {
  /** The package's version once this was done. */
  readonly dataVersion: number;
}

/**
 * Which submission it is that would be withdrawn: after a return, or a change that was agreed to, there is no draft to
 * go back to.
 */
function withdrawalOf(log: readonly Line[]): Withdrawal {
  return log.some(({ action }) => action === 'returned' || action === 'change-granted')
    ? 'withdraw-correction'
    : 'withdraw';
}

/**
 * Where a withdrawn submission goes back to: to be completed, or corrected where it was returned before. Refuses with
 * `not-in-this-state` what is not just submitted: any step of the platform since, and so any version after the
 * submission that the company itself did not make, means that somebody has begun, also where its state says that it
 * waits. The log is read from the oldest line on.
 */
export function withdrawn(
  { state, dataVersion }: { readonly state: PackageState; readonly dataVersion: number },
  log: readonly Line[],
): Transition {
  const submitted = log.findLastIndex(({ action }) => action === 'submitted');
  const own = log.slice(submitted).filter(({ action }) => action === 'related').length;
  if (submitted < 0 || (log[submitted]?.dataVersion ?? 0) + own !== dataVersion)
    return { allowed: false, because: 'not-in-this-state', from: state };
  return transition(state, withdrawalOf(log));
}
