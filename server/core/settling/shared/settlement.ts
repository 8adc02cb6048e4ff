import { afterSettling, type SettlingEvent } from '../../../../src/domain/settling/shared/settling.ts';
import { companyTold } from '../../certificates/shared/company-key.ts';
import type { SettlementRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';
import { toldSettling } from './settlement-news.ts';

/** Where a company stands with the partner bank; one that has not begun stands open. */
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
  /** Who hands in; undefined for the bank. */
  readonly user?: { readonly userId: string; readonly personName: string } | undefined;
  /** Of a refusal or a change; empty otherwise. */
  readonly reason: string;
}

/**
 * Moves a company that is held, tells the main user what the bank decided, and has everybody's windows look again;
 * undefined where it cannot be moved so.
 */
export async function moved(
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
  await toldSettling(transaction, record.pkCorp, event, reason, at);
  await companyTold(transaction, record.pkCorp);
  return after;
}
