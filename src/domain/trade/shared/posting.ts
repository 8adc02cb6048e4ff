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

/** Why an amount was returned. */
export const returnReasons = ['refused', 'recalled', 'lapsed'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * One movement of an amount between two holdings of an instrument (台账分录). Postings are never changed or removed; a
 * wrong one is reversed by a correction.
 */
export interface Posting {
  readonly id: string;
  readonly applicationId: string;
  readonly entry: PostingEntry;
  readonly instrumentId: string;
  /** Undefined for the issue, which has no source. */
  readonly fromId: string | undefined;
  readonly toId: string;
  readonly amount: Money;
  /** Shanghai day on which it counts. */
  readonly businessDay: PlainDate;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Posting that a correction reverses; undefined for other entries. */
  readonly reverses?: string | undefined;
}

/** Facts of a posting about amounts. */
export type Movement = Pick<Posting, 'instrumentId' | 'fromId' | 'toId' | 'amount'>;

interface EntryPlaces {
  readonly from: HoldingPlace | undefined;
  readonly to: HoldingPlace;
}

/** Places that an entry moves an amount from and to; `from` is undefined for the issue. */
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

/** Entries that can be corrected: they move an amount between holdings, and do not change the issuer's debt. */
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
 * Places that a posting moves an amount from and to. `reversed`: the entry that a correction reverses. Undefined for an
 * entry that cannot be corrected.
 */
export function placesOf(entry: PostingEntry, reversed?: PostingEntry): EntryPlaces | undefined {
  if (entry !== 'correction') return entryPlaces[entry];
  if (reversed === undefined || reversed === 'correction' || !isCorrectable(reversed)) return undefined;
  const { from, to } = entryPlaces[reversed];
  return from && { from: to, to: from };
}

/** Side of a ledger: holdings of a company, or its debt from issued instruments. */
export type LedgerSide = 'holder' | 'issuer';

/** A company and the side of its ledger. */
export interface LedgerOwner {
  readonly companyId: string;
  readonly side: LedgerSide;
}

/** Entries that reduce an issuer's debt. */
export const debtLessEntries = ['issue-returned', 'cancellation', 'payment'] as const satisfies readonly PostingEntry[];

/** A posting with the companies between which it moved the amount. */
interface PostedBetween {
  readonly entry: PostingEntry;
  /** Companies whose holdings decreased and increased; empty for none. */
  readonly outCompanyId: string;
  readonly inCompanyId: string;
  readonly fromCompanyId: string;
  readonly toCompanyId: string;
}

/** Direction in which a posting changes the balance of a ledger; undefined where it does not. */
export function ledgerDirection(posting: PostedBetween, { companyId, side }: LedgerOwner): 'in' | 'out' | undefined {
  if (companyId === '') return undefined;
  if (side === 'holder')
    return posting.inCompanyId === companyId ? 'in' : posting.outCompanyId === companyId ? 'out' : undefined;
  if (posting.entry === 'issue') return posting.fromCompanyId === companyId ? 'in' : undefined;
  const isLess = debtLessEntries.some((each) => each === posting.entry);
  return isLess && posting.toCompanyId === companyId ? 'out' : undefined;
}

/** Id of the holding through which a posting changes a holder's balance; undefined for none. */
export function holdingOfMovement(
  posting: PostedBetween & Pick<Posting, 'fromId' | 'toId'>,
  owner: LedgerOwner,
): string | undefined {
  const direction = owner.side === 'holder' ? ledgerDirection(posting, owner) : undefined;
  return direction && (direction === 'in' ? posting.toId : posting.fromId);
}

/** Counterparty of a ledger line. For an issue, the issuer's counterparty is the company that receives it. */
export function ledgerCounterparty(posting: PostedBetween, owner: LedgerOwner): string {
  const isIn = ledgerDirection(posting, owner) === 'in';
  return isIn === (owner.side === 'holder') ? posting.fromCompanyId : posting.toCompanyId;
}

/** Amounts of holdings computed from postings, by holding id. Holdings without postings are absent. */
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

/** An inconsistency between an instrument, its holdings and its postings. */
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

/** An amount of a holding that is reserved by an application or frozen by a court. */
interface KeptAmount {
  readonly holdingId: string;
  readonly amount: Money;
}

/** Holdings whose recorded amount differs from the sum of `amounts`, which may include amounts of other holdings. */
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

/** Holdings whose reserved amount differs from the sum of their reservations. */
export const reservationFaults = (
  holdings: readonly Pick<HoldingAmounts, 'id' | 'reserved'>[],
  reservations: Iterable<KeptAmount>,
): readonly LedgerFault[] =>
  keptFaults(
    'reservations',
    holdings.map(({ id, reserved }) => ({ id, found: reserved })),
    reservations,
  );

/** Holdings whose frozen amount differs from the sum of the freezes in force. */
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
 * Inconsistencies of one instrument; empty where its ledger is consistent: the holdings add up to the amount, no amount
 * is negative, reservations and freezes match, and the postings add up to each holding.
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
