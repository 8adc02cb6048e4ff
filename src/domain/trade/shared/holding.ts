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

/**
 * Parts of what is held, which add up to it. `available`: it may be used for something new. `reserved`: open
 * applications keep it. `packaged`: it is tied to an evidence package, and is not passed on. `frozen`: by a court.
 */
export const heldParts = ['available', 'reserved', 'packaged', 'frozen'] as const;
export type HeldPart = (typeof heldParts)[number];

/**
 * What a list of holdings can be narrowed to. `overdue`: what was to be paid before today; the part of it that is
 * neither reserved nor packaged nor frozen only waits to be paid, and is no part of what is available.
 */
export const listedParts = [...heldParts, 'overdue'] as const;
export type ListedPart = (typeof listedParts)[number];

/** The parts as every reader is shown them, in their order; what is frozen is shown where something is. */
export const shownParts = (
  amounts: Readonly<Record<HeldPart, Money>>,
): readonly { readonly part: HeldPart; readonly amount: Money }[] =>
  heldParts
    .filter((part) => part !== 'frozen' || amounts.frozen.fen > 0n)
    .map((part) => ({ part, amount: amounts[part] }));

/**
 * The parts of a holding, each never below zero; all zero for a holding that is not held. `isPackaged`: a valid
 * evidence package has it, so that everything that is neither reserved nor frozen is tied to that package.
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
 * Amount of a holding that nothing has reserved or frozen, and never below zero. A funder reviews so much of a holding
 * that an evidence package has.
 */
export function unreservedOf(holding: Pick<Holding, 'place' | 'amount' | 'reserved' | 'frozen'>): Money {
  return partsOf(holding, false).available;
}
