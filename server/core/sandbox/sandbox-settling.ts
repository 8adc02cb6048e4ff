import {
  afterSettling,
  longestSettlingReason,
  needsReason,
  settlingEvents,
  type SettlingEvent,
  type SettlingState,
} from '../../../src/domain/settling/shared/settling.ts';
import { isBlank } from '../../../src/domain/text/unseen-sign.ts';
import type { Clock } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { advanceSettlement, settlementOf } from '../settling/shared/settlement.ts';
import type { Store } from '../store.ts';

export type BankAction = Exclude<SettlingEvent, 'hand-in'>;
export const bankActions: readonly BankAction[] = settlingEvents.filter((event) => event !== 'hand-in');

/** A company's settlement with the partner bank, as the simulated bank sees it. */
export interface SettlementShown {
  readonly pkCorp: string;
  readonly name: string;
  readonly uscc: string;
  readonly state: SettlingState;
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
export interface SandboxSettling {
  /** Pending ones first, settled ones last; then by number. */
  all(): Promise<readonly SettlementShown[]>;
  /**
   * Refuses with REQUEST_INVALID an unknown company and a reason that is missing or too long, with NOT_IN_THIS_STATE an
   * action that the present state does not allow.
   */
  applyAction(pkCorp: string, action: BankAction, reason: string): Promise<void>;
}

const rank = ({ state }: Pick<SettlementShown, 'state'>): number =>
  state === 'reviewing' ? 0 : state === 'settled' ? 2 : 1;

export function sandboxSettling(store: Store, clock: Pick<Clock, 'now'>): SandboxSettling {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const numbers = [...new Set((await transaction.users.all()).map(({ pkCorp }) => pkCorp))].toSorted();
        const shown: SettlementShown[] = [];
        for (const company of await transaction.companies.findAll(numbers)) {
          const { state, reason, since, by } = await settlementOf(transaction, company.pkCorp);
          shown.push({
            pkCorp: company.pkCorp,
            name: company.name,
            uscc: company.uscc,
            state,
            reason,
            since,
            by,
            actions: bankActions.filter((action) => afterSettling(state, action) !== undefined),
          });
        }
        return shown.toSorted((a, b) => rank(a) - rank(b) || (a.pkCorp < b.pkCorp ? -1 : 1));
      }),

    applyAction: async (pkCorp, action, reason) =>
      store.transaction(async (transaction) => {
        if (!(await transaction.companies.lock(pkCorp))) throw new Refusal('REQUEST_INVALID', { field: 'pkCorp' });
        if (needsReason(action) && (isBlank(reason) || reason.trim().length > longestSettlingReason))
          throw new Refusal('REQUEST_INVALID', { field: 'reason' });
        const record = await settlementOf(transaction, pkCorp);
        if (
          !(await advanceSettlement(transaction, record, {
            event: action,
            at: clock.now(),
            reason: needsReason(action) ? reason.trim() : '',
          }))
        )
          throw new Refusal('NOT_IN_THIS_STATE');
      }),
  };
}
