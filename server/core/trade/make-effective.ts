import type { TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf, type ActJudgement } from './act-work.ts';
import { endedFields, eventWithoutPerson } from './close-application.ts';
import { notifyAfterEffect } from './notify-after-effect.ts';
import { actWorks } from './trade-acts.ts';
import type { Moment } from './trade-facts.ts';

/** Makes an application effective: its postings and its new state are saved in one transaction. */
export async function makeEffective(
  transaction: Transaction,
  record: TradeApplicationRecord,
  judged: ActJudgement,
  moment: Moment,
): Promise<TradeApplicationRecord> {
  const { instrument, transits } = await actWorks[record.act].effect(
    transaction,
    requestedActOf(record),
    judged,
    moment,
  );
  const effective: TradeApplicationRecord = {
    ...record,
    ...endedFields,
    state: 'EFFECTIVE',
    instrumentId: instrument.id,
    stateSince: moment.now,
    events: [...record.events, eventWithoutPerson('effective', moment.now)],
  };
  await transaction.tradeApplications.save(effective);
  await notifyAfterEffect(transaction, effective, transits, moment.now);
  return effective;
}
