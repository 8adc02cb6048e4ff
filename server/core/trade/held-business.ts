import { sumMoney, type Money } from '../../../src/domain/money/money.ts';
import { unreservedOf } from '../../../src/domain/trade/shared/holding.ts';
import { productOfInstrument } from '../../../src/domain/trade/shared/instrument.ts';
import { saveHeldBusiness } from '../evidence/shared/businesses.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';

/** What of a holding can be brought to a funder, or is being brought to one already. */
async function fundableAmount(transaction: Transaction, holding: HoldingRecord): Promise<Money> {
  const reservations = holding.reserved.fen === 0n ? [] : await transaction.reservations.ofHolding(holding.id);
  const financed = reservations.filter(({ isForFinancing }) => isForFinancing).map(({ amount }) => amount);
  return sumMoney([unreservedOf(holding), ...financed]);
}

/**
 * Tells the evidence packages what is left of a holding of an enterprise; of no other place than that of a holder.
 */
export async function reportHolding(transaction: Transaction, holding: HoldingRecord): Promise<void> {
  if (holding.place !== 'held') return;
  const holder = await transaction.companies.find(holding.companyId);
  if (holder && holder.kind !== 'enterprise') return;
  await saveHeldBusiness(transaction, {
    businessId: holding.id,
    product: productOfInstrument[holding.kind],
    number: holding.number,
    companyId: holding.companyId,
    companyName: holder?.name ?? '',
    issuerId: holding.issuerId,
    issuerName: holding.issuerName,
    available: await fundableAmount(transaction, holding),
    dueOn: holding.dueOn,
  });
}
