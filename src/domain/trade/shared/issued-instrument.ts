import { sumMoney, type Money } from '../../money/money.ts';
import type { Holding } from './holding.ts';

/**
 * State of an instrument. `transit`: its payee has not accepted it. `running`: held, before the payment day. `overdue`:
 * not fully paid after the payment day. `part-paid`: partly paid before. `paid`: fully paid. `cancelled`: returned or
 * cancelled without any payment.
 */
export const instrumentStates = ['transit', 'running', 'overdue', 'part-paid', 'paid', 'cancelled'] as const;
export type InstrumentState = (typeof instrumentStates)[number];

/** Distribution of an instrument's amount; the sums add up to it. */
export interface InstrumentSums {
  /** In transit from the issuer. */
  readonly inTransit: Money;
  readonly heldByPayee: Money;
  /** Held by other companies, or in transit to them; what funders hold included. */
  readonly passedOn: Money;
  readonly paid: Money;
  /** Returned or cancelled. */
  readonly cancelled: Money;
}

/** Distribution of an instrument's amount, from its holdings. `payeeId`: its first holder. */
export function instrumentSums(
  holdings: readonly Pick<Holding, 'place' | 'companyId' | 'amount' | 'originId'>[],
  payeeId: string,
): InstrumentSums {
  const sumOf = (isCounted: (holding: (typeof holdings)[number]) => boolean): Money =>
    sumMoney(holdings.filter(isCounted).map(({ amount }) => amount));
  return {
    inTransit: sumOf(({ place, originId }) => place === 'transit' && originId === undefined),
    heldByPayee: sumOf(({ place, companyId }) => place === 'held' && companyId === payeeId),
    passedOn: sumOf(
      ({ place, companyId, originId }) =>
        (place === 'held' && companyId !== payeeId) || (place === 'transit' && originId !== undefined),
    ),
    paid: sumOf(({ place }) => place === 'paid'),
    cancelled: sumOf(({ place }) => place === 'cancelled'),
  };
}

/** Distribution of an instrument's amount, with what funders hold apart from what was passed on. */
export interface IssuedSums extends InstrumentSums {
  /** Held by funders, by financings that run. */
  readonly financed: Money;
}

/**
 * Separates what funders hold from what other companies hold. `financed`: the sum of the financings that run; after a
 * part of it is paid, the funders hold less than that.
 */
export function separateFinanced(sums: InstrumentSums, financed: Money): IssuedSums {
  const { passedOn } = sums;
  const heldByFunders = financed.fen < passedOn.fen ? financed : passedOn;
  return { ...sums, financed: heldByFunders, passedOn: { fen: passedOn.fen - heldByFunders.fen } };
}

/** State of an instrument. `isLate`: its payment day has passed. */
export function instrumentState(
  { inTransit, heldByPayee, passedOn, paid }: InstrumentSums,
  isLate: boolean,
): InstrumentState {
  if (sumMoney([inTransit, heldByPayee, passedOn]).fen === 0n) return paid.fen > 0n ? 'paid' : 'cancelled';
  if (isLate) return 'overdue';
  if (paid.fen > 0n) return 'part-paid';
  return inTransit.fen > 0n ? 'transit' : 'running';
}
