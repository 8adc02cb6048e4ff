import { transition, type Transition, type Withdrawal } from './package-machine.ts';
import type { PackageState } from './package-state.ts';
import type { LogEntry } from './progress.ts';

interface Line extends Pick<LogEntry, 'action'> {
  /** Version of the package after the action. */
  readonly dataVersion: number;
}

/** Kind of withdrawal. After a return or a granted change the package goes back to correction, not to a draft. */
function withdrawalOf(log: readonly Line[]): Withdrawal {
  return log.some(({ action }) => action === 'returned' || action === 'change-granted')
    ? 'withdraw-correction'
    : 'withdraw';
}

/**
 * The transition of a withdrawal: back to the draft, or to correction where the package was returned before. Refuses
 * with `not-in-this-state` unless the submission is the last step. A later version that the company did not cause means
 * that the platform has begun, even where the state says that it waits. The oldest line of the log comes first.
 */
export function withdrawalTransition(
  { state, dataVersion }: { readonly state: PackageState; readonly dataVersion: number },
  log: readonly Line[],
): Transition {
  const submitted = log.findLastIndex(({ action }) => action === 'submitted');
  const own = log.slice(submitted).filter(({ action }) => action === 'related').length;
  if (submitted < 0 || (log[submitted]?.dataVersion ?? 0) + own !== dataVersion)
    return { allowed: false, because: 'not-in-this-state', from: state };
  return transition(state, withdrawalOf(log));
}
