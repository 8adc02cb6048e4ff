import { lastNamedDate } from '../../../../src/domain/trade/shared/payment-calendar.ts';
import type { FinancingRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import type { Moment } from '../trade-facts.ts';

/**
 * Financings as their issuer may read them, in their order. A supplier that finances an instrument that was not issued
 * to it holds it by a transfer; its name is empty until the issuer may know whom it pays (decision 0216).
 */
export async function asShownToIssuer(
  { instruments }: Pick<Transaction, 'instruments'>,
  financings: readonly FinancingRecord[],
  { today, calendar }: Pick<Moment, 'today' | 'calendar'>,
): Promise<readonly FinancingRecord[]> {
  const namedUntil = lastNamedDate(today, calendar);
  const ids = financings.flatMap(({ lines }) => lines.map(({ instrumentId }) => instrumentId));
  const found = await instruments.findAll([...new Set(ids)]);
  const payees = new Map(found.map(({ id, payeeId }) => [id, payeeId]));
  return financings.map((each) =>
    each.dueOn <= namedUntil || each.lines.every(({ instrumentId }) => payees.get(instrumentId) === each.companyId)
      ? each
      : { ...each, companyName: '' },
  );
}
