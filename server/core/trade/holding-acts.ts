import type { Money } from '../../../src/domain/money/money.ts';
import { stepsOf } from '../../../src/domain/trade/shared/application-policy.ts';
import { acceptUntil } from '../../../src/domain/trade/shared/deadlines.ts';
import { unreservedOf } from '../../../src/domain/trade/shared/holding.ts';
import { passCheck, refuseCheck, type RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { HoldingRecord, InstrumentRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { readOwned, type OwnedBy } from '../table.ts';
import type { ActWork, RequestedAct, ActJudgement } from './act-work.ts';
import { newHolding } from './post.ts';
import { freeReservations, reservationId } from './reservations.ts';
import { missingApprovers, type Moment } from './trade-facts.ts';

/** A holding on its way, with the last day on which it can be accepted. */
export function transitFor(
  instrument: InstrumentRecord,
  moment: Moment,
  about: {
    readonly companyId: string;
    readonly originId: string | undefined;
    readonly sender: CompanyRecord;
    readonly applicationId: string;
  },
): HoldingRecord {
  return newHolding(
    instrument,
    {
      place: 'transit',
      companyId: about.companyId,
      originId: about.originId,
      senderId: about.sender.pkCorp,
      senderName: about.sender.name,
      applicationId: about.applicationId,
      acceptBy: acceptUntil(instrument.dueOn, moment.today, moment.calendar),
    },
    moment.now,
  );
}

export interface Named {
  readonly holding: HoldingRecord;
  readonly instrument: InstrumentRecord;
}

/**
 * The holding that an act needs, locked with `locks`; one field of `by` names the company. Refuses with NOT_FOUND an
 * unknown one, one of another company, and one that is not of the act alike, the first two without a lock.
 */
export async function ownHolding(
  transaction: Transaction,
  { company, form: { holdingId } }: RequestedAct,
  locks: boolean,
  by: OwnedBy<HoldingRecord>['by'],
  isOfAct: (holding: HoldingRecord) => boolean = () => true,
): Promise<Named> {
  const owner = { companyId: company.pkCorp, by };
  const holding = await readOwned(transaction.holdings, holdingId, owner, locks);
  const instrument = holding && isOfAct(holding) ? await transaction.instruments.find(holding.instrumentId) : undefined;
  if (!holding || !instrument) throw new Refusal('NOT_FOUND');
  return { holding, instrument };
}

/** Part of the judgement that all acts about one holding have in common. */
export const commonJudgement = (
  { holding, instrument }: Named,
  asked: RequestedAct,
  amount: Money,
  counterparty: ActJudgement['counterparty'],
): Omit<ActJudgement, 'checks'> => ({
  limit: undefined,
  invoices: [],
  steps: stepsOf(asked.kind, asked.act, false),
  amount,
  dueOn: holding.dueOn,
  counterparty,
  instrumentId: instrument.id,
});

/** Amount of a holding that an application may use: what is available, and what it has reserved itself. */
export async function usableAmount(
  transaction: Transaction,
  holding: HoldingRecord,
  applicationId: string,
): Promise<Money> {
  const isReserved = applicationId !== '' && holding.reserved.fen > 0n;
  const own = isReserved ? await transaction.reservations.find(reservationId(applicationId, holding.id)) : undefined;
  return own
    ? unreservedOf({ ...holding, reserved: { fen: holding.reserved.fen - own.amount.fen } })
    : unreservedOf(holding);
}

export async function peopleMissing(
  transaction: Transaction,
  asked: RequestedAct,
  moment: Moment,
): Promise<readonly string[]> {
  const about = { companyId: asked.company.pkCorp, ...asked };
  return missingApprovers(transaction, about, stepsOf(asked.kind, asked.act, false), moment.now);
}

/** The check that no other open application requests the same act for an instrument. */
export async function noOtherRequest(
  transaction: Transaction,
  { act, applicationId, form }: RequestedAct,
  instrumentId: string,
): Promise<RuleCheck> {
  const open = await transaction.tradeApplications.openAbout(instrumentId, act);
  const other = open.find((each) => each.id !== applicationId && each.form.holdingId === form.holdingId);
  return other ? refuseCheck('REQUESTED', 'already', { number: other.number }) : passCheck('REQUESTED');
}

export const releaseHoldings: ActWork['release'] = async (transaction, { applicationId }) => {
  await freeReservations(transaction, applicationId);
};
