import { unreservedOf } from '../../../src/domain/trade/shared/holding.ts';
import { productOfInstrument } from '../../../src/domain/trade/shared/instrument.ts';
import { saveHeldBusiness } from '../evidence/shared/businesses.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';

/** Tells the evidence packages what is left of a holding; of no other place than that of a holder. */
export async function reportHolding(transaction: Transaction, holding: HoldingRecord): Promise<void> {
  if (holding.place !== 'held') return;
  const holder = await transaction.companies.find(holding.companyId);
  await saveHeldBusiness(transaction, {
    businessId: holding.id,
    product: productOfInstrument[holding.kind],
    number: holding.number,
    companyId: holding.companyId,
    companyName: holder?.name ?? '',
    issuerId: holding.issuerId,
    issuerName: holding.issuerName,
    available: unreservedOf(holding),
    dueOn: holding.dueOn,
  });
}
