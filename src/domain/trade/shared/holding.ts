import { compareMoney, zeroMoney, type Money } from '../../money/money.ts';

/**
 * Where a part of an instrument is. `transit`: it was sent and not yet accepted; it counts as the issuer's debt and in
 * nobody's balance. `held`: its holder has it. `paid` and `cancelled`: it is owed no more.
 */
export const holdingPlaces = ['transit', 'held', 'paid', 'cancelled'] as const;
export type HoldingPlace = (typeof holdingPlaces)[number];

/** Who holds how much of an instrument (持有). Amounts change by postings alone. */
export interface Holding {
  readonly id: string;
  readonly instrumentId: string;
  readonly place: HoldingPlace;
  /** Holder; for a holding in transit the company that may accept it. */
  readonly companyId: string;
  readonly amount: Money;
  /** Sum of the reservations of open applications. */
  readonly reserved: Money;
  /** Amount that a court or the platform froze. */
  readonly frozen: Money;
  /** Holding from which it came; undefined for what the issuer sent. */
  readonly originId: string | undefined;
}

/** A holding, as far as amounts go. */
export type HoldingAmounts = Pick<Holding, 'id' | 'instrumentId' | 'amount' | 'reserved' | 'frozen'>;

/** Amount of a holding that its holder may use for something new: not reserved, not frozen, and never below zero. */
export function availableOf({ place, amount, reserved, frozen }: Omit<Holding, 'id'>): Money {
  const left = { fen: amount.fen - reserved.fen - frozen.fen };
  return place === 'held' && compareMoney(left, zeroMoney) > 0 ? left : zeroMoney;
}
