import type { PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import type { HoldingAmounts, HoldingPlace } from './holding.ts';

/** Business events that move amounts between holdings. */
export const postingEntries = [
  'issue',
  'issue-accepted',
  'issue-returned',
  'transfer',
  'transfer-accepted',
  'transfer-returned',
  'cancellation',
  'disbursement',
  'disbursement-returned',
  'payment',
  'repurchase',
  'court-transfer',
  'succession',
  'correction',
] as const;
export type PostingEntry = (typeof postingEntries)[number];

/** Why an amount came back to where it came from. */
export const returnReasons = ['refused', 'recalled', 'lapsed'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * One movement of an amount between two holdings of an instrument (台账分录). Postings are never changed or removed; a
 * wrong one is corrected by its mirror.
 */
export interface Posting {
  readonly id: string;
  readonly applicationId: string;
  readonly entry: PostingEntry;
  readonly instrumentId: string;
  /** Undefined for the issue, which comes from nothing. */
  readonly fromId: string | undefined;
  readonly toId: string;
  readonly amount: Money;
  /** Shanghai day for which it counts. */
  readonly businessDay: PlainDate;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The posting whose mirror a correction is; undefined for every other entry. */
  readonly reverses?: string | undefined;
}

/** A posting, as far as amounts go. */
export type Movement = Pick<Posting, 'instrumentId' | 'fromId' | 'toId' | 'amount'>;

interface EntryPlaces {
  readonly from: HoldingPlace | undefined;
  readonly to: HoldingPlace;
}

/** The places that an entry leads from and to. `from` is undefined for the issue. */
const entryPlaces: Readonly<Record<Exclude<PostingEntry, 'correction'>, EntryPlaces>> = {
  issue: { from: undefined, to: 'transit' },
  'issue-accepted': { from: 'transit', to: 'held' },
  'issue-returned': { from: 'transit', to: 'cancelled' },
  transfer: { from: 'held', to: 'transit' },
  'transfer-accepted': { from: 'transit', to: 'held' },
  'transfer-returned': { from: 'transit', to: 'held' },
  cancellation: { from: 'held', to: 'cancelled' },
  disbursement: { from: 'held', to: 'held' },
  'disbursement-returned': { from: 'held', to: 'held' },
  payment: { from: 'held', to: 'paid' },
  repurchase: { from: 'held', to: 'held' },
  'court-transfer': { from: 'held', to: 'held' },
  succession: { from: 'held', to: 'held' },
};

/** Entries with a mirror: they move an amount between holdings, and change nothing of what an issuer owes. */
const correctableEntries = [
  'issue-accepted',
  'transfer',
  'transfer-accepted',
  'transfer-returned',
  'court-transfer',
  'succession',
] as const satisfies readonly PostingEntry[];

export const isCorrectable = (entry: PostingEntry): boolean => correctableEntries.some((each) => each === entry);

/**
 * The places that a posting leads from and to. `reversed`: the entry whose mirror a correction is. Undefined for a
 * correction of an entry without a mirror.
 */
export function placesOf(entry: PostingEntry, reversed?: PostingEntry): EntryPlaces | undefined {
  if (entry !== 'correction') return entryPlaces[entry];
  if (reversed === undefined || reversed === 'correction' || !isCorrectable(reversed)) return undefined;
  const { from, to } = entryPlaces[reversed];
  return from && { from: to, to: from };
}

/** The side of a ledger: what a company holds, or what it owes of the instruments that it issued. */
export type LedgerSide = 'holder' | 'issuer';

/** A company and the side of its ledger. */
export interface LedgerOwner {
  readonly companyId: string;
  readonly side: LedgerSide;
}

/** Entries by which an issuer owes less. */
export const debtLessEntries = ['issue-returned', 'cancellation', 'payment'] as const satisfies readonly PostingEntry[];

/** A posting with the companies between which it moved an amount. */
interface PostedBetween {
  readonly entry: PostingEntry;
  /** Companies whose holdings it changed; empty where it changed nobody's. */
  readonly outCompanyId: string;
  readonly inCompanyId: string;
  readonly fromCompanyId: string;
  readonly toCompanyId: string;
}

/** Direction in which a posting moves the balance of a ledger; undefined where it does not. */
export function ledgerDirection(posting: PostedBetween, { companyId, side }: LedgerOwner): 'in' | 'out' | undefined {
  if (companyId === '') return undefined;
  if (side === 'holder')
    return posting.inCompanyId === companyId ? 'in' : posting.outCompanyId === companyId ? 'out' : undefined;
  if (posting.entry === 'issue') return posting.fromCompanyId === companyId ? 'in' : undefined;
  const isLess = debtLessEntries.some((each) => each === posting.entry);
  return isLess && posting.toCompanyId === companyId ? 'out' : undefined;
}

/** Id of the holding by which a posting moves the balance of a holder; undefined where it moves none. */
export function movedHolding(
  posting: PostedBetween & Pick<Posting, 'fromId' | 'toId'>,
  owner: LedgerOwner,
): string | undefined {
  const direction = owner.side === 'holder' ? ledgerDirection(posting, owner) : undefined;
  return direction && (direction === 'in' ? posting.toId : posting.fromId);
}

/** Company that is the other side of a line in a ledger. An issuer owes to who receives what it issues. */
export function ledgerCounterparty(posting: PostedBetween, owner: LedgerOwner): string {
  const isIn = ledgerDirection(posting, owner) === 'in';
  return isIn === (owner.side === 'holder') ? posting.fromCompanyId : posting.toCompanyId;
}

/** Amounts of holdings as their postings add up, by the holding's id. Holdings without postings are missing. */
export function amountsOfPostings(
  postings: Iterable<Pick<Movement, 'fromId' | 'toId' | 'amount'>>,
): ReadonlyMap<string, Money> {
  const amounts = new Map<string, Money>();
  const add = (id: string, amount: Money): void => void amounts.set(id, addMoney(amounts.get(id) ?? zeroMoney, amount));
  for (const { fromId, toId, amount } of postings) {
    if (fromId !== undefined) add(fromId, { fen: -amount.fen });
    add(toId, amount);
  }
  return amounts;
}

/** A contradiction between an instrument, its holdings and its postings. */
export type LedgerFault =
  | { readonly kind: 'sum'; readonly instrumentId: string; readonly expected: Money; readonly found: Money }
  | { readonly kind: 'negative'; readonly holdingId: string }
  | { readonly kind: 'overspent'; readonly holdingId: string }
  | { readonly kind: 'postings'; readonly holdingId: string; readonly expected: Money; readonly found: Money }
  | {
      readonly kind: 'reservations' | 'freezes';
      readonly holdingId: string;
      readonly expected: Money;
      readonly found: Money;
    };

/** An amount of a holding that an application reserves, or that a court froze. */
interface KeptAmount {
  readonly holdingId: string;
  readonly amount: Money;
}

/** Holdings whose kept amount is not the sum of the amounts, which may be those of other holdings too. */
function keptFaults(
  kind: 'reservations' | 'freezes',
  holdings: readonly { readonly id: string; readonly found: Money }[],
  amounts: Iterable<KeptAmount>,
): readonly LedgerFault[] {
  const sums = new Map<string, Money>();
  for (const { holdingId, amount } of amounts) sums.set(holdingId, addMoney(sums.get(holdingId) ?? zeroMoney, amount));
  return holdings.flatMap(({ id, found }) => {
    const expected = sums.get(id) ?? zeroMoney;
    return compareMoney(expected, found) === 0 ? [] : [{ kind, holdingId: id, expected, found } as const];
  });
}

/** Holdings whose reserved amount is not the sum of their reservations. */
export const reservationFaults = (
  holdings: readonly Pick<HoldingAmounts, 'id' | 'reserved'>[],
  reservations: Iterable<KeptAmount>,
): readonly LedgerFault[] =>
  keptFaults(
    'reservations',
    holdings.map(({ id, reserved }) => ({ id, found: reserved })),
    reservations,
  );

/** Holdings whose frozen amount is not the sum of the freezes in force. */
export const freezeFaults = (
  holdings: readonly Pick<HoldingAmounts, 'id' | 'frozen'>[],
  freezes: Iterable<KeptAmount>,
): readonly LedgerFault[] =>
  keptFaults(
    'freezes',
    holdings.map(({ id, frozen }) => ({ id, found: frozen })),
    freezes,
  );

/**
 * Contradictions of one instrument; none where the ledger agrees: the holdings sum up to the amount, no amount is
 * negative, reservations and freezes fit, and the postings rebuild every holding.
 */
export function ledgerFaults(
  instrument: { readonly id: string; readonly amount: Money },
  holdings: readonly HoldingAmounts[],
  postings: readonly Movement[],
): readonly LedgerFault[] {
  const rebuilt = amountsOfPostings(postings);
  const known = new Set(holdings.map(({ id }) => id));
  const sum = sumMoney(holdings.map(({ amount }) => amount));
  const ofHoldings = holdings.flatMap(({ id, amount, reserved, frozen }): readonly LedgerFault[] => {
    const expected = rebuilt.get(id) ?? zeroMoney;
    return [
      ...([amount, reserved, frozen].some((each) => each.fen < 0n)
        ? [{ kind: 'negative', holdingId: id } as const]
        : []),
      ...(reserved.fen + frozen.fen > amount.fen ? [{ kind: 'overspent', holdingId: id } as const] : []),
      ...(compareMoney(expected, amount) === 0
        ? []
        : [{ kind: 'postings', holdingId: id, expected, found: amount } as const]),
    ];
  });
  const lost = [...rebuilt]
    .filter(([id]) => !known.has(id))
    .map(([holdingId, expected]) => ({ kind: 'postings', holdingId, expected, found: zeroMoney }) as const);
  return [
    ...(compareMoney(sum, instrument.amount) === 0
      ? []
      : [{ kind: 'sum', instrumentId: instrument.id, expected: instrument.amount, found: sum } as const]),
    ...ofHoldings,
    ...lost,
  ];
}
