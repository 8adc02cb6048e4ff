import { shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, zeroMoney, type Money } from '../../money/money.ts';
import { arrivalDay, financingCost, type FinancingCost } from './financing-cost.ts';
import type { FundingLimit, FundingProgramme } from './funding-programme.ts';

/**
 * Why an offer cannot be chosen. `limit`: the amount is above what is left of the funder's limit for the issuer.
 * `limit-ended`: that limit is not valid any more. `least`: the amount is below the least one. `term`: the due date is
 * too far away. `too-late`: the money would arrive when the instrument is due or later. `no-net`: costs use up the
 * amount. `paused`: the funder takes nothing now. `other-funder`: the evidence packages are made for another funder.
 */
export const offerBars = [
  'paused',
  'limit-ended',
  'limit',
  'least',
  'term',
  'too-late',
  'no-net',
  'other-funder',
] as const;
export type OfferBar = (typeof offerBars)[number];

/** What a funder offers for an amount, or why it does not. */
export interface FundingOffer {
  readonly programme: FundingProgramme;
  readonly arrivesOn: PlainDate;
  /** Whether the arrival may still move, because a year's days off are not announced. */
  readonly arrivesAbout: boolean;
  readonly cost: FinancingCost;
  /** Last day on which rate and fee hold. */
  readonly validUntil: PlainDate;
  /** What is left of the funder's limit for the issuer; never below zero. */
  readonly limitLeft: Money;
  /** Undefined where it can be chosen. */
  readonly bar: OfferBar | undefined;
  /** The largest amount that the offer would take, where the limit alone is in the way; undefined otherwise. */
  readonly takes: Money | undefined;
}

/** What offers are computed for. */
export interface OfferRequest {
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly calendar: WorkingCalendar;
}

const limitLeftOf = ({ total, taken }: FundingLimit): Money =>
  total.fen > taken.fen ? { fen: total.fen - taken.fen } : zeroMoney;

/** The offer of one programme for an amount above zero (checklist, beyond-list 11). */
export function offerOf(programme: FundingProgramme, limit: FundingLimit, request: OfferRequest): FundingOffer {
  const { amount, dueOn, now, calendar } = request;
  const today = shanghaiDate(now);
  const arrival = arrivalDay(now, programme, calendar);
  const cost = financingCost(amount, programme, arrival.day, dueOn);
  const limitLeft = limitLeftOf(limit);
  const isAboveLimit = compareMoney(amount, limitLeft) > 0;
  const bars: readonly (OfferBar | false)[] = [
    programme.isPaused && 'paused',
    limit.validUntil !== '' && limit.validUntil < today && 'limit-ended',
    cost.days === 0 && 'too-late',
    cost.days > programme.mostDays && 'term',
    compareMoney(amount, programme.leastAmount) < 0 && 'least',
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
      bar === 'limit' && compareMoney(limitLeft, programme.leastAmount) >= 0 && limitLeft.fen > 0n
        ? limitLeft
        : undefined,
  };
}

export const offerOrders = ['net', 'arrival', 'rate'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** An offer as far as offers are compared. */
export interface ComparedOffer {
  readonly programmeId: string;
  readonly net: Money;
  readonly arrivesOn: PlainDate;
  readonly annualRate: number;
  readonly hasRecourse: boolean;
  /** Undefined where it can be chosen. */
  readonly bar: string | undefined;
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const comparisons: Readonly<Record<OfferOrder, (one: ComparedOffer, other: ComparedOffer) => number>> = {
  net: (one, other) => compareMoney(other.net, one.net),
  arrival: (one, other) => compareTexts(one.arrivesOn, other.arrivesOn),
  rate: (one, other) => one.annualRate - other.annualRate,
};

/** Offers in an order; those that cannot be chosen come last. Equal ones are ordered by what is paid out. */
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

/** What an offer is the best in, among those that can be chosen. */
export type OfferMerit = 'most-net' | 'most-net-without-recourse' | 'soonest';

/** The merits of each offer that can be chosen, by the programme's id. An only offer has none. */
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
