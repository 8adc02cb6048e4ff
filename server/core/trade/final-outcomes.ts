import { endedFinancingStates } from '../../../src/domain/trade/financing/financing-machine.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { isIssuing } from '../../../src/domain/trade/shared/application-policy.ts';
import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { LaterOutcome } from '../../../src/domain/trade/shared/trade-application.ts';
import { returnedStates, type TransitState } from '../../../src/domain/trade/shared/transit-outcome.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { rowToWire, type TradeReader } from './trade-wire.ts';
import { transitOutcomes } from './transit-outcome.ts';

const idsOf = (records: readonly TradeApplicationRecord[]): readonly string[] => records.map(({ id }) => id);

/** Outcomes of the amounts that some applications have sent, by application. */
async function outcomesOfSent(
  transaction: Transaction,
  applicationIds: readonly string[],
  viewerId: string,
): Promise<ReadonlyMap<string, readonly TransitState[]>> {
  const { postings, holdings } = transaction;
  const made = await postings.ofApplications(applicationIds);
  const transits = (await holdings.findAll([...new Set(made.map(({ toId }) => toId))])).filter(
    ({ place, applicationId }) => place === 'transit' && applicationIds.includes(applicationId),
  );
  const outcomes = await transitOutcomes(transaction, transits, await postings.outOf(transits), viewerId);
  const byApplication = new Map<string, TransitState[]>();
  for (const { id, applicationId } of transits) {
    const state = outcomes.get(id)?.state;
    if (state !== undefined) byApplication.set(applicationId, [...(byApplication.get(applicationId) ?? []), state]);
  }
  return byApplication;
}

/** Later outcomes of applications, by application; none for one that is still effective, or never was. */
async function laterOutcomes(
  transaction: Transaction,
  records: readonly TradeApplicationRecord[],
  viewerId: string,
): Promise<ReadonlyMap<string, LaterOutcome>> {
  const effective = records.filter(({ state }) => state === 'EFFECTIVE');
  const sending = idsOf(effective.filter(({ act }) => isIssuing(act) || act === 'transfer'));
  const financing = idsOf(effective.filter(({ act }) => act === 'finance'));
  const later = new Map<string, LaterOutcome>();
  for (const [id, states] of await outcomesOfSent(transaction, sending, viewerId)) {
    const returned = states.filter((state) => returnedStates.includes(state)).length;
    if (returned > 0) later.set(id, returned === states.length ? 'returned' : 'part-returned');
  }
  for (const { applicationId, state } of await transaction.financings.ofApplications(financing))
    if (endedFinancingStates.includes(state)) later.set(applicationId, 'financing-ended');
  return later;
}

/** The amounts that the supplier received by disbursements, after interest and fees, by application. */
async function receivedAmounts(
  { payments }: Transaction,
  records: readonly TradeApplicationRecord[],
): Promise<ReadonlyMap<string, string>> {
  const disbursements = records.filter(({ act }) => act === 'disbursement');
  const found = await payments.findAll(disbursements.map(({ form }) => form.paymentId));
  return new Map(
    disbursements.flatMap(({ id, form }) => {
      const payment = found.find((each) => each.id === form.paymentId);
      return payment && payment.amount.fen > 0n ? [[id, moneyToText(payment.amount)] as const] : [];
    }),
  );
}

/**
 * Applications in the form of a list, with their outcome after they had come into effect, the amount that a
 * disbursement brought, and the instrument of an act of the platform's officers.
 */
export async function attachFinalOutcomes(
  transaction: Transaction,
  records: readonly TradeApplicationRecord[],
  reader: TradeReader,
) {
  const later = await laterOutcomes(transaction, records, reader.caller.user.pkCorp);
  const received = await receivedAmounts(transaction, records);
  const ofOfficers = records.filter(({ act }) => isOfficerAct(act)).map(({ instrumentId }) => instrumentId);
  const instruments = await transaction.instruments.findAll([...new Set(ofOfficers)]);
  const numbers = new Map(instruments.map(({ id, number }) => [id, number]));
  return records.map((each) => ({
    ...rowToWire(each, reader),
    later: later.get(each.id),
    receivedAmount: received.get(each.id),
    instrumentNo: isOfficerAct(each.act) ? numbers.get(each.instrumentId) : undefined,
  }));
}
