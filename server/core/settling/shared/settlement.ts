import { afterSettling, type SettlingEvent } from '../../../../src/domain/settling/shared/settling.ts';
import { announceToCompany } from '../../keys/company-key.ts';
import type { SettlementRecord } from '../../records/settling.ts';
import type { Transaction } from '../../store.ts';
import { notifySettlingStep } from './settlement-news.ts';

/** Settlement of a company with the partner bank; `open` for a company that has not begun. */
export async function settlementOf(transaction: Transaction, pkCorp: string): Promise<SettlementRecord> {
  return (
    (await transaction.settlements.find(pkCorp)) ?? {
      pkCorp,
      state: 'open',
      reason: '',
      since: 0,
      by: '',
      userId: '',
      migratedAt: undefined,
      steps: [],
    }
  );
}

export interface SettlingStep {
  readonly event: SettlingEvent;
  readonly at: number;
  /** User who submits; undefined for the bank. */
  readonly user?: { readonly userId: string; readonly personName: string } | undefined;
  /** Reason of a refusal or a change; empty otherwise. */
  readonly reason: string;
}

/**
 * Moves a locked settlement to its next state, notifies the main user and announces the change to all windows of the
 * company; undefined when the state does not allow the event.
 */
export async function advanceSettlement(
  transaction: Transaction,
  record: SettlementRecord,
  { event, at, user, reason }: SettlingStep,
): Promise<SettlementRecord | undefined> {
  const state = afterSettling(record.state, event);
  if (!state) return undefined;
  const after = {
    ...record,
    ...(user && { by: user.personName, userId: user.userId }),
    state,
    reason,
    since: at,
    steps: [...record.steps, { event, at, by: user?.personName ?? '', reason }],
  };
  await transaction.settlements.save(after);
  await notifySettlingStep(transaction, record.pkCorp, event, reason, at);
  await announceToCompany(transaction, record.pkCorp);
  return after;
}
