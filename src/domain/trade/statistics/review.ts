import { shanghaiDate } from '../../calendar/plain-date.ts';
import type { LedgerSide } from '../shared/posting.ts';
import { actPolicies, tradeActs, type StepPolicy, type StepRole, type TradeAct } from '../shared/application-policy.ts';
import type { InstrumentKind } from '../shared/instrument.ts';

/**
 * Measures of the review of applications. `waited`: a decided step, with its waiting time in working hours.
 * `submitted`: a submission, repeated ones included. `sent-back`: an application that an approver returned or rejected.
 */
export const reviewMeasures = ['waited', 'submitted', 'sent-back'] as const;
export type ReviewMeasure = (typeof reviewMeasures)[number];

/** A count for one month. `part`: role of the step that waited, or reason for sending back. */
export interface ReviewSum {
  readonly month: string;
  readonly measure: ReviewMeasure;
  readonly part: string;
  /** Waiting time of each in tenths of a working hour; zero for measures without time. */
  readonly tenths: number;
  readonly count: number;
}

/** Facts of an application's event for statistics. */
export interface ReviewedEvent {
  readonly event: string;
  readonly at: number;
  readonly step?: number;
  /** Waiting time of the decided step, in tenths of a working hour. */
  readonly waited?: number;
  readonly companyId: string;
  readonly reason: string;
}

/** A count of one event, with the company that it counts for. */
export type CountedReview = ReviewSum & { readonly companyId: string };

/**
 * Counts from the events of an application: waiting times for the company that decided the step, everything else for
 * the company that made the application.
 */
export function reviewsOf({
  companyId,
  steps,
  events,
}: {
  readonly companyId: string;
  readonly steps: readonly Pick<StepPolicy, 'role'>[];
  readonly events: readonly ReviewedEvent[];
}): readonly CountedReview[] {
  return events.flatMap(({ event, at, step, waited, companyId: deciderId, reason }) => {
    const counted = { month: shanghaiDate(at).slice(0, 7), count: 1 };
    const role = step === undefined ? undefined : steps[step]?.role;
    const reviews: CountedReview[] = [];
    if (event === 'submitted') reviews.push({ ...counted, measure: 'submitted', part: '', tenths: 0, companyId });
    if (event === 'returned' || event === 'rejected')
      reviews.push({ ...counted, measure: 'sent-back', part: reason, tenths: 0, companyId });
    if (role !== undefined && waited !== undefined)
      reviews.push({ ...counted, measure: 'waited', part: role, tenths: waited, companyId: deciderId });
    return reviews;
  });
}

/**
 * Acts that count in the reviews of a side; acts of either side count in both. Acts of the platform's officers do not
 * count.
 */
export const actsOfSide = (kind: InstrumentKind, side: LedgerSide): readonly TradeAct[] => {
  const own = side === 'issuer' ? 'core' : 'chain';
  return tradeActs.filter((act) => {
    const { side: madeOn, madeBy } = actPolicies[kind][act];
    return madeBy !== 'officers' && [own, 'either'].includes(madeOn);
  });
};

/** Median of waiting times in tenths of an hour, rounded half up; undefined for none. */
export function medianOf(times: readonly Pick<ReviewSum, 'tenths' | 'count'>[]): number | undefined {
  const ordered = times.toSorted((one, other) => one.tenths - other.tenths);
  const total = ordered.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const at = (place: number): number => {
    let passed = 0;
    return ordered.find(({ count }) => (passed += count) > place)?.tenths ?? 0;
  };
  return Math.round((at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2);
}

/** Waiting times of steps of a role: medians per month and overall, in tenths of a working hour. */
export interface RoleTime {
  readonly role: StepRole;
  readonly median: number;
  readonly count: number;
  readonly months: readonly { readonly month: string; readonly median: number; readonly count: number }[];
}

/** A reason for sending back, with its number of applications. */
export interface SentBackReason {
  readonly reason: string;
  readonly count: number;
}

/** Figures of the review of applications over some months. */
export interface ReviewFigures {
  readonly times: readonly RoleTime[];
  readonly months: readonly { readonly month: string; readonly submitted: number; readonly sentBack: number }[];
  readonly submitted: number;
  readonly sentBack: number;
  /** The most frequent first. */
  readonly reasons: readonly SentBackReason[];
}

/** Share of applications that were sent back, in tenths of a percent, rounded; undefined where none was submitted. */
export const returnRate = ({
  submitted,
  sentBack,
}: Pick<ReviewFigures, 'submitted' | 'sentBack'>): number | undefined =>
  submitted === 0 ? undefined : Math.round((sentBack * 1000) / submitted);

const countOf = (sums: readonly ReviewSum[]): number => sums.reduce((all, { count }) => all + count, 0);

/** Computes the figures of some months from counts. */
export function reviewFigures(
  sums: readonly ReviewSum[],
  months: readonly string[],
  roles: readonly StepRole[],
): ReviewFigures {
  const of = (measure: ReviewMeasure): readonly ReviewSum[] => sums.filter((each) => each.measure === measure);
  const [waited, submitted, sentBack] = [of('waited'), of('submitted'), of('sent-back')];
  const times = roles.flatMap((role): readonly RoleTime[] => {
    const own = waited.filter(({ part }) => part === role);
    const median = medianOf(own);
    if (median === undefined) return [];
    const byMonth = months.flatMap((month) => {
      const ofMonth = own.filter((each) => each.month === month);
      const middle = medianOf(ofMonth);
      return middle === undefined ? [] : [{ month, median: middle, count: countOf(ofMonth) }];
    });
    return [{ role, median, count: countOf(own), months: byMonth }];
  });
  const reasons = [...Map.groupBy(sentBack, ({ part }) => part)]
    .map(([reason, counted]) => ({ reason, count: countOf(counted) }))
    .toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  return {
    times,
    months: months.map((month) => ({
      month,
      submitted: countOf(submitted.filter((each) => each.month === month)),
      sentBack: countOf(sentBack.filter((each) => each.month === month)),
    })),
    submitted: countOf(submitted),
    sentBack: countOf(sentBack),
    reasons,
  };
}
