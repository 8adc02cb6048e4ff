import type { Money } from '../../../src/domain/money/money.ts';
import type { HoldingRecord, InstrumentRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { closeApplicationsOfGoneHolding } from './close-application.ts';
import type { Named } from './holding-acts.ts';
import { reduceLimitUse } from './issue-limit.ts';
import { newHolding, post } from './post.ts';

/** Returns an amount in transit to its sender, and closes the pending acceptance. Returns the updated transit. */
export async function returnTransit(
  transaction: Transaction,
  { holding, instrument }: Named,
  applicationId: string,
  now: number,
): Promise<HoldingRecord> {
  await closeApplicationsOfGoneHolding(transaction, holding.id, applicationId, now);
  const current = (await transaction.holdings.lock(holding.id)) ?? holding;
  const origin = current.originId === undefined ? undefined : await transaction.holdings.lock(current.originId);
  const { amount } = current;
  if (origin) {
    const { from } = await post(
      transaction,
      { applicationId, entry: 'transfer-returned', instrument, from: current, to: origin, amount },
      now,
    );
    return from ?? current;
  }
  const { from } = await post(
    transaction,
    {
      applicationId,
      entry: 'issue-returned',
      instrument,
      from: current,
      to: cancelledHolding(instrument, current, now),
      amount,
    },
    now,
  );
  await releaseLimit(transaction, instrument, amount, now);
  return from ?? current;
}

export const cancelledHolding = (instrument: InstrumentRecord, from: HoldingRecord, now: number): HoldingRecord =>
  newHolding(
    instrument,
    {
      place: 'cancelled',
      companyId: instrument.issuerId,
      originId: from.id,
      senderId: from.companyId,
      senderName: '',
      applicationId: instrument.applicationId,
      acceptBy: '',
    },
    now,
  );

/** Frees what an instrument has used of its issuer's limit and of its invoices, where nothing is owed any more. */
export async function releaseLimit(
  transaction: Transaction,
  instrument: InstrumentRecord,
  amount: Money,
  now: number,
): Promise<void> {
  // Whether a limit is revolving matters only for paid amounts: an amount that nobody accepted was never owed.
  const use = await transaction.limitUses.lock(instrument.applicationId);
  if (use) await transaction.limitUses.save(reduceLimitUse(use, amount, now));
  if (amount.fen < instrument.amount.fen) return;
  for (const { id } of await transaction.invoiceUses.ofApplication(instrument.applicationId))
    await transaction.invoiceUses.remove(id);
}
