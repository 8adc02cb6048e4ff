import type { Money } from '../../../src/domain/money/money.ts';
import type { PostingEntry } from '../../../src/domain/trade/shared/posting.ts';
import type { HoldingFreezeRecord, HoldingRecord } from '../records/trade.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/**
 * A freeze without a last day, for holdings of a deregistered company. `orderNumber`: of the document; may be empty.
 */
export const endlessFreeze = (
  amount: Money,
  orderNumber: string,
  at: number,
): Omit<HoldingFreezeRecord, 'holdingId'> => ({ id: `HF-${randomToken(12)}`, amount, orderNumber, until: '', at });

/**
 * Whether a freeze exists because its holder is deregistered: it has no last day, and a successor does not inherit it.
 */
export const isEndless = ({ until }: Pick<HoldingFreezeRecord, 'until'>): boolean => until === '';

/** Whether a holding belongs to a deregistered company. */
export const isHolderDeregistered = async (
  { companies }: Transaction,
  { place, companyId }: HoldingRecord,
): Promise<boolean> => place === 'held' && (await companies.find(companyId))?.deregistered === true;

/** Entries that return an amount to a holder without its consent; the holder may be deregistered meanwhile. */
export const returningEntries: readonly PostingEntry[] = ['transfer-returned', 'repurchase'];
