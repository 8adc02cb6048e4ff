import { compareMoney, zeroMoney, type Money } from '../../money/money.ts';

/**
 * Place of a part of an instrument. `transit`: sent but not accepted; it counts as debt of the issuer, but in no
 * company's balance. `held`: its holder has it. `paid`, `cancelled`: no longer owed.
 */
export const holdingPlaces = ['transit', 'held', 'paid', 'cancelled'] as const;
export type HoldingPlace = (typeof holdingPlaces)[number];

/** Amount of an instrument that a company has (持有). Only postings change amounts. */
export interface Holding {
  readonly id: string;
  readonly instrumentId: string;
  readonly place: HoldingPlace;
  /** Holder; for a holding in transit, the company that may accept it. */
  readonly companyId: string;
  readonly amount: Money;
  /** Sum of the reservations of open applications. */
  readonly reserved: Money;
  /** Amount frozen by a court or the platform. */
  readonly frozen: Money;
  /** Holding from which it originates; undefined for one that the issuer sent. */
  readonly originId: string | undefined;
}

/** Facts of a holding about its amounts. */
export type HoldingAmounts = Pick<Holding, 'id' | 'instrumentId' | 'amount' | 'reserved' | 'frozen'>;

/**
 * Parts of a held amount, which add up to it. `available`: usable for something new. `reserved`: by open applications.
 * `packaged`: tied to an evidence package and not transferable. `frozen`: by a court.
 */
export const heldParts = ['available', 'reserved', 'packaged', 'frozen'] as const;
export type HeldPart = (typeof heldParts)[number];

/**
 * Parts by which a list of holdings can be filtered. `overdue`: payable before today. Its part that is neither
 * reserved, packaged nor frozen only waits for payment and does not count as available.
 */
export const listedParts = [...heldParts, 'overdue'] as const;
export type ListedPart = (typeof listedParts)[number];

/** Parts in display order; `frozen` is shown only where it is not zero. */
export const shownParts = (
  amounts: Readonly<Record<HeldPart, Money>>,
): readonly { readonly part: HeldPart; readonly amount: Money }[] =>
  heldParts
    .filter((part) => part !== 'frozen' || amounts.frozen.fen > 0n)
    .map((part) => ({ part, amount: amounts[part] }));

/**
 * Parts of a holding, none negative; all zero for a holding that is not held. `isPackaged`: a valid evidence package
 * contains it, so that the unreserved and unfrozen amount is tied to the package.
 */
export function partsOf(
  { place, amount, reserved, frozen }: Pick<Holding, 'place' | 'amount' | 'reserved' | 'frozen'>,
  isPackaged: boolean,
): Readonly<Record<HeldPart, Money>> {
  if (place !== 'held') return { available: zeroMoney, reserved: zeroMoney, packaged: zeroMoney, frozen: zeroMoney };
  const left = { fen: amount.fen - reserved.fen - frozen.fen };
  const rest = compareMoney(left, zeroMoney) > 0 ? left : zeroMoney;
  return { available: isPackaged ? zeroMoney : rest, reserved, packaged: isPackaged ? rest : zeroMoney, frozen };
}

/**
 * Amount of a holding that is neither reserved nor frozen; never negative. For a holding in an evidence package, it is
 * the amount that the funder reviews.
 */
export function unreservedOf(holding: Pick<Holding, 'place' | 'amount' | 'reserved' | 'frozen'>): Money {
  return partsOf(holding, false).available;
}
