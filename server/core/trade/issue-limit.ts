import { addMoney, type Money } from '../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type { IssueLimit } from '../../../src/domain/trade/shared/issue-rules.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { LimitUseRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';

/** Id of the limit of a company for a kind of instrument. */
export const limitId = (companyId: string, kind: InstrumentKind): string => `${companyId} ${kind}`;

/** The limit of a company for a kind, with its used amount; undefined for a company without a limit. */
export async function issueLimitOf(
  transaction: Transaction,
  companyId: string,
  kind: InstrumentKind,
  locks = false,
): Promise<IssueLimit | undefined> {
  const id = limitId(companyId, kind);
  const limit = locks ? await transaction.issueLimits.lock(id) : await transaction.issueLimits.find(id);
  if (!limit) return undefined;
  const { total, validFrom, validUntil } = limit;
  return { total, validFrom, validUntil, ...(await transaction.limitUses.sums(id)) };
}

/** The terms among the fields of a limit. */
export const termsOf = ({ total, validFrom, validUntil, isRevolving }: LimitTerms): LimitTerms => ({
  total,
  validFrom,
  validUntil,
  isRevolving,
});

/** A use of a limit after a part of it was freed. */
export function reduceLimitUse(use: LimitUseRecord, part: Money, now: number): LimitUseRecord {
  const amount = { fen: use.amount.fen - part.fen };
  const state = amount.fen === 0n ? 'freed' : use.state;
  return { ...use, amount, freed: addMoney(use.freed, part), state, at: now };
}
