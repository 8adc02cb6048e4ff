import { shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, zeroMoney, type Money } from '../../money/money.ts';
import { arrivalDay, financingCost, type FinancingCost } from './financing-cost.ts';
import type { FundingLimit, FundingProgramme } from './funding-programme.ts';

/**
 * Why an offer cannot be chosen. `limit`: the amount exceeds the funder's remaining limit for the issuer.
 * `limit-ended`: that limit has expired. `least`: the amount is below the minimum. `term`: the due date is too far
 * away. `too-late`: the money would not arrive before the due date. `no-net`: the costs use up the amount. `paused`:
 * the funder currently accepts nothing.
 */
const programmeBars = ['paused', 'limit-ended', 'limit', 'least', 'term', 'too-late', 'no-net'] as const;
export type ProgrammeBar = (typeof programmeBars)[number];

/** Adds `other-funder`: the evidence packages belong to another funder (`offerToWire` of the server). */
export const offerBars = [...programmeBars, 'other-funder'] as const;
export type OfferBar = (typeof offerBars)[number];

/** A funder's offer for an amount, or why it makes none. */
export interface FundingOffer {
  readonly programme: FundingProgramme;
  readonly arrivesOn: PlainDate;
  /** Whether the day of arrival may still change, because a year's days off are not announced. */
  readonly arrivesAbout: boolean;
  readonly cost: FinancingCost;
  /** Last day on which rate and fee are valid. */
  readonly validUntil: PlainDate;
  /** Remaining limit of the funder for the issuer; never negative. */
  readonly limitLeft: Money;
  /** Why it cannot be chosen; undefined where it can. */
  readonly bar: ProgrammeBar | undefined;
  /** Largest amount that the offer accepts, where only the limit is exceeded; undefined otherwise. */
  readonly takes: Money | undefined;
}

/** Request for which offers are computed. */
export interface OfferRequest {
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly calendar: WorkingCalendar;
}

const limitLeftOf = ({ total, taken }: FundingLimit): Money =>
  total.fen > taken.fen ? { fen: total.fen - taken.fen } : zeroMoney;

/** Offer of one programme for a positive amount (checklist, beyond-list 11). */
export function offerOf(programme: FundingProgramme, limit: FundingLimit, request: OfferRequest): FundingOffer {
  const { amount, dueOn, now, calendar } = request;
  const today = shanghaiDate(now);
  const arrival = arrivalDay(now, programme, calendar);
  const cost = financingCost(amount, programme, arrival.day, dueOn);
  const limitLeft = limitLeftOf(limit);
  const isAboveLimit = compareMoney(amount, limitLeft) > 0;
  const bars: readonly (ProgrammeBar | false)[] = [
    programme.isPaused && 'paused',
    limit.validUntil !== '' && limit.validUntil < today && 'limit-ended',
    cost.days === 0 && 'too-late',
    cost.days > programme.maxDays && 'term',
    compareMoney(amount, programme.minAmount) < 0 && 'least',
    isAboveLimit && 'limit',
    cost.net.fen === 0n && 'no-net',
  ];
  const bar = bars.find((each) => each !== false) || undefined;
  return {
    programme,
    arrivesOn: arrival.day,
    arrivesAbout: arrival.about,
    cost,
    validUntil: addWorkingDays(today, programme.validDays, calendar).day,
    limitLeft,
    bar,
    takes:
      bar === 'limit' && compareMoney(limitLeft, programme.minAmount) >= 0 && limitLeft.fen > 0n
        ? limitLeft
        : undefined,
  };
}

export const offerOrders = ['net', 'arrival', 'rate'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** Facts of an offer for comparison with others. */
export interface ComparedOffer {
  readonly programmeId: string;
  readonly net: Money;
  readonly arrivesOn: PlainDate;
  readonly annualRate: number;
  readonly hasRecourse: boolean;
  /** Why it cannot be chosen; undefined where it can. */
  readonly bar: string | undefined;
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const comparisons: Readonly<Record<OfferOrder, (one: ComparedOffer, other: ComparedOffer) => number>> = {
  net: (one, other) => compareMoney(other.net, one.net),
  arrival: (one, other) => compareTexts(one.arrivesOn, other.arrivesOn),
  rate: (one, other) => one.annualRate - other.annualRate,
};

/** Sorts offers; those that cannot be chosen come last. Equal offers are sorted by the net amount. */
export function orderOffers<Offer extends ComparedOffer>(
  offers: readonly Offer[],
  order: OfferOrder,
): readonly Offer[] {
  return offers.toSorted(
    (one, other) =>
      Number(one.bar !== undefined) - Number(other.bar !== undefined) ||
      comparisons[order](one, other) ||
      comparisons.net(one, other) ||
      compareTexts(one.programmeId, other.programmeId),
  );
}

/** Category in which an offer is the best of those that can be chosen. */
export type OfferMerit = 'most-net' | 'most-net-without-recourse' | 'soonest';

/** Merits of each offer that can be chosen, by the programme's id. A single offer has none. */
export function offerMerits(offers: readonly ComparedOffer[]): ReadonlyMap<string, readonly OfferMerit[]> {
  const open = offers.filter(({ bar }) => bar === undefined);
  const merits = new Map<string, OfferMerit[]>();
  if (open.length < 2) return merits;
  const add = (offer: ComparedOffer | undefined, merit: OfferMerit): void => {
    if (offer) merits.set(offer.programmeId, [...(merits.get(offer.programmeId) ?? []), merit]);
  };
  const byNet = orderOffers(open, 'net');
  add(byNet[0], 'most-net');
  if (byNet[0]?.hasRecourse === true)
    add(
      byNet.find(({ hasRecourse }) => !hasRecourse),
      'most-net-without-recourse',
    );
  const [soonest, next] = orderOffers(open, 'arrival');
  if (soonest && next && soonest.arrivesOn < next.arrivesOn) add(soonest, 'soonest');
  return merits;
}
