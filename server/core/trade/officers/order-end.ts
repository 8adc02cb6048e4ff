import type { TradeApplicationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';

/**
 * Records in an order that waited for a director's signature that it was refused or has lapsed, with the director's
 * answer, for the officers. Does nothing for any other application.
 */
export async function noteOrderEnd(
  { officerOrders }: Transaction,
  { act, form, state, events }: Pick<TradeApplicationRecord, 'act' | 'form' | 'state' | 'events'>,
): Promise<void> {
  const order = act === 'correction' ? await officerOrders.lock(form.orderId) : undefined;
  if (order?.state !== 'signing') return;
  await officerOrders.save({
    ...order,
    state: state === 'REJECTED' ? 'refused' : 'lapsed',
    answer: events.at(-1)?.words ?? '',
  });
}
