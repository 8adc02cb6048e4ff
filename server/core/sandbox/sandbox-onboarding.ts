import {
  afterOnboarding,
  maxReasonCharacters,
  needsReason,
  onboardingEvents,
  type OnboardingEvent,
  type OnboardingState,
} from '../../../src/domain/onboarding/shared/onboarding.ts';
import { isBlank } from '../../../src/domain/text/invisible-characters.ts';
import type { Clock } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { advanceOnboarding, onboardingOf } from '../onboarding/shared/onboarding.ts';
import type { Store } from '../store.ts';

export type BankAction = Exclude<OnboardingEvent, 'hand-in'>;
export const bankActions: readonly BankAction[] = onboardingEvents.filter((event) => event !== 'hand-in');

/** A company's onboarding with the partner bank, as the simulated bank sees it. */
export interface OnboardingShown {
  readonly pkCorp: string;
  readonly name: string;
  readonly uscc: string;
  readonly state: OnboardingState;
  readonly reason: string;
  /** Milliseconds since the epoch; 0 where nothing happened. */
  readonly since: number;
  readonly by: string;
  /** Actions that the bank can take now. */
  readonly actions: readonly BankAction[];
}

/**
 * Actions of the simulated partner bank: accepting or refusing a company, and reporting that its conditions changed or
 * are met again.
 */
export interface SandboxOnboarding {
  /** Pending ones first, onboarded ones last; then by number. */
  all(): Promise<readonly OnboardingShown[]>;
  /**
   * Refuses with REQUEST_INVALID an unknown company and a reason that is missing or too long, with NOT_IN_THIS_STATE an
   * action that the present state does not allow.
   */
  applyAction(pkCorp: string, action: BankAction, reason: string): Promise<void>;
}

const rank = ({ state }: Pick<OnboardingShown, 'state'>): number =>
  state === 'reviewing' ? 0 : state === 'settled' ? 2 : 1;

export function sandboxOnboarding(store: Store, clock: Pick<Clock, 'now'>): SandboxOnboarding {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const numbers = [...new Set((await transaction.users.all()).map(({ pkCorp }) => pkCorp))].toSorted();
        const shown: OnboardingShown[] = [];
        for (const company of await transaction.companies.findAll(numbers)) {
          const { state, reason, since, by } = await onboardingOf(transaction, company.pkCorp);
          shown.push({
            pkCorp: company.pkCorp,
            name: company.name,
            uscc: company.uscc,
            state,
            reason,
            since,
            by,
            actions: bankActions.filter((action) => afterOnboarding(state, action) !== undefined),
          });
        }
        return shown.toSorted((a, b) => rank(a) - rank(b) || (a.pkCorp < b.pkCorp ? -1 : 1));
      }),

    applyAction: async (pkCorp, action, reason) =>
      store.transaction(async (transaction) => {
        if (!(await transaction.companies.lock(pkCorp))) throw new Refusal('REQUEST_INVALID', { field: 'pkCorp' });
        if (needsReason(action) && (isBlank(reason) || reason.trim().length > maxReasonCharacters))
          throw new Refusal('REQUEST_INVALID', { field: 'reason' });
        const record = await onboardingOf(transaction, pkCorp);
        if (
          !(await advanceOnboarding(transaction, record, {
            event: action,
            at: clock.now(),
            reason: needsReason(action) ? reason.trim() : '',
          }))
        )
          throw new Refusal('NOT_IN_THIS_STATE');
      }),
  };
}
