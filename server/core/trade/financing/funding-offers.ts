import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import type { FundingLimit } from '../../../../src/domain/trade/financing/funding-programme.ts';
import { offerOf, type FundingOffer } from '../../../../src/domain/trade/financing/funding-offer.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { FundingLimitRecord, FundingProgrammeRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import type { Moment } from '../trade-facts.ts';

/** Id of the limit of a programme for an issuer. */
export const fundingLimitId = (programmeId: string, issuerId: string): string => `${programmeId} ${issuerId}`;

/** A limit with its used amount, without the use of one application. */
async function limitWithout(
  transaction: Transaction,
  { id, total, validUntil }: FundingLimitRecord,
  applicationId: string,
): Promise<FundingLimit> {
  const taken = await transaction.fundingUses.sum(id);
  const own = applicationId === '' ? undefined : await transaction.fundingUses.find(applicationId);
  const ownAmount = own?.limitId === id ? own.amount.fen : 0n;
  return { total, validUntil, taken: { fen: taken.fen - ownAmount } };
}

/** Request for offers: an amount of the instruments of an issuer with one due date. */
export interface OffersAsked {
  /** Empty for none. */
  readonly applicationId: string;
  readonly kind: InstrumentKind;
  readonly issuerId: string;
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** A programme with its limit for an issuer. */
export interface ServingProgramme {
  readonly programme: FundingProgrammeRecord;
  readonly limit: FundingLimitRecord;
}

/** The programmes that finance an issuer's instruments of a kind, by their ids. */
export async function programmesFor(
  transaction: Transaction,
  { kind, issuerId }: Pick<OffersAsked, 'kind' | 'issuerId'>,
): Promise<readonly ServingProgramme[]> {
  const limits = await transaction.fundingLimits.ofIssuer(issuerId);
  const programmes = await transaction.fundingProgrammes.ofKind(kind);
  return limits.flatMap((limit) => {
    const programme = programmes.find(({ id }) => id === limit.programmeId);
    return programme ? [{ programme, limit }] : [];
  });
}

/** The offer of one programme. */
export async function offerFrom(
  transaction: Transaction,
  { programme, limit }: ServingProgramme,
  { applicationId, amount, dueOn }: OffersAsked,
  { now, calendar }: Moment,
): Promise<FundingOffer> {
  return offerOf(programme, await limitWithout(transaction, limit, applicationId), { amount, dueOn, now, calendar });
}

/** The offers of all programmes that finance an issuer, in no particular order. */
export async function fundingOffers(
  transaction: Transaction,
  asked: OffersAsked,
  moment: Moment,
): Promise<readonly FundingOffer[]> {
  const offers: FundingOffer[] = [];
  for (const each of await programmesFor(transaction, asked))
    offers.push(await offerFrom(transaction, each, asked, moment));
  return offers;
}
