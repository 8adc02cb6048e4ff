import type { Money } from '../../../src/domain/money/money.ts';
import type { PostingEntry } from '../../../src/domain/trade/shared/posting.ts';
import type { HoldingFreezeRecord, HoldingRecord } from '../records/trade.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** A freeze without a last day, of what a deregistered company holds. `orderNumber`: of the document; may be empty. */
export const endlessFreeze = (
  amount: Money,
  orderNumber: string,
  at: number,
): Omit<HoldingFreezeRecord, 'holdingId'> => ({ id: `HF-${randomToken(12)}`, amount, orderNumber, until: '', at });

/** Whether a freeze holds because its holder is deregistered: it has no last day, and no successor takes it over. */
export const isEndless = ({ until }: Pick<HoldingFreezeRecord, 'until'>): boolean => until === '';

/** Whether a holding is one of a company that is deregistered. */
export const isHolderDeregistered = async (
  { companies }: Transaction,
  { place, companyId }: HoldingRecord,
): Promise<boolean> => place === 'held' && (await companies.find(companyId))?.deregistered === true;

/** Entries that bring something back to a holder who need not agree, and who may be deregistered by then. */
export const returningEntries: readonly PostingEntry[] = ['transfer-returned', 'repurchase'];
