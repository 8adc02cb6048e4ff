import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, zeroMoney } from '../../../src/domain/money/money.ts';
import type { Holding } from '../../../src/domain/trade/shared/holding.ts';
import {
  amountsOfPostings,
  freezeFaults,
  isCorrectable,
  ledgerFaults,
  placesOf,
  postingEntries,
  reservationFaults,
  type Posting,
  type PostingEntry,
} from '../../../src/domain/trade/shared/posting.ts';

const holding = (id: string, amount: string, more: Partial<Holding> = {}): Holding => ({
  id,
  instrumentId: 'I',
  place: 'held',
  companyId: 'C',
  amount: money(amount),
  reserved: zeroMoney,
  frozen: zeroMoney,
  originId: undefined,
  ...more,
});
const posting = (fromId: string | undefined, toId: string, amount: string): Posting => ({
  id: `${fromId} ${toId}`,
  applicationId: 'TA',
  entry: 'transfer',
  instrumentId: 'I',
  fromId,
  toId,
  amount: money(amount),
  businessDay: '2026-11-27',
  at: 0,
});
const instrument = { id: 'I', amount: money('10.00') };
const postings = [posting(undefined, 'a', '10.00'), posting('a', 'b', '4.00')];
const holdings = [holding('a', '6.00'), holding('b', '4.00')];

describe('faults of a ledger', () => {
  it('are none where holdings and postings agree', () => {
    expect(ledgerFaults(instrument, holdings, postings)).toEqual([]);
    const all = [holding('a', '6.00', { reserved: money('2.00'), frozen: money('4.00') }), holding('b', '4.00')];
    expect(ledgerFaults(instrument, all, postings)).toEqual([]);
  });

  it('tell a sum that is not the amount', () => {
    expect(ledgerFaults({ id: 'I', amount: money('10.01') }, holdings, postings)).toEqual([
      { kind: 'sum', instrumentId: 'I', expected: money('10.01'), found: money('10.00') },
    ]);
  });

  it.each(['amount', 'reserved', 'frozen'] as const)('tell a negative %s', (field) => {
    const all = [holding('a', '10.00'), holding('b', '0.00', { [field]: { fen: -1n } })];
    const kinds = ledgerFaults(instrument, all, [posting(undefined, 'a', '10.00')]).map((each) => each.kind);
    expect(kinds).toContain('negative');
  });

  it('report the reserved and frozen amounts beyond the amount', () => {
    const all = [holding('a', '6.00', { reserved: money('3.00'), frozen: money('3.01') }), holding('b', '4.00')];
    expect(ledgerFaults(instrument, all, postings)).toEqual([{ kind: 'overspent', holdingId: 'a' }]);
  });

  it('tell holdings that the postings do not rebuild, and postings to a holding that is missing', () => {
    expect(ledgerFaults(instrument, [holding('a', '5.00'), holding('b', '5.00')], postings)).toEqual([
      { kind: 'postings', holdingId: 'a', expected: money('6.00'), found: money('5.00') },
      { kind: 'postings', holdingId: 'b', expected: money('4.00'), found: money('5.00') },
    ]);
    expect(ledgerFaults(instrument, [holding('a', '10.00')], postings)).toEqual([
      { kind: 'postings', holdingId: 'a', expected: money('6.00'), found: money('10.00') },
      { kind: 'postings', holdingId: 'b', expected: money('4.00'), found: zeroMoney },
    ]);
    expect(ledgerFaults(instrument, [...holdings, holding('c', '0.01')], postings).map(({ kind }) => kind)).toEqual([
      'sum',
      'postings',
    ]);
  });

  it('are never none where one amount is wrong', () => {
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.bigInt({ min: 1n, max: 50n })), { maxLength: 12 });
    fc.assert(
      fc.property(moves, fc.nat(4), fc.bigInt({ min: 1n, max: 9n }), (all, at, wrong) => {
        const made = all.map(([from, to, fen]) => ({ ...posting(`h${from}`, `h${to}`, '0.01'), amount: { fen } }));
        const given = [{ ...posting(undefined, 'h0', '0.01'), amount: { fen: 1_000n } }, ...made];
        const amounts = amountsOfPostings(given);
        const right = Array.from({ length: 5 }, (_, index) =>
          holding(`h${index}`, '0.00', { amount: amounts.get(`h${index}`) ?? zeroMoney }),
        );
        const whole = { id: 'I', amount: { fen: 1_000n } };
        const faults = ledgerFaults(whole, right, given);
        // Amounts may be negative here: only the rules of the acts prevent that.
        expect(faults.filter(({ kind }) => kind === 'sum' || kind === 'postings')).toEqual([]);
        const changed = right.map((each, index) =>
          index === at ? { ...each, amount: { fen: each.amount.fen + wrong } } : each,
        );
        expect(
          ledgerFaults(whole, changed, given).filter(({ kind }) => kind === 'sum' || kind === 'postings'),
        ).toHaveLength(2);
      }),
    );
  });
});

describe('faults of reservations', () => {
  const of = (holdingId: string, amount: string) => ({ holdingId, amount: money(amount) });

  it('are holdings whose reserved amount is not the sum of theirs', () => {
    const all = [holding('a', '6.00', { reserved: money('3.00') }), holding('b', '4.00'), holding('c', '1.00')];
    expect(reservationFaults(all, [of('a', '1.00'), of('a', '2.00'), of('z', '9.00')])).toEqual([]);
    expect(reservationFaults(all, [of('a', '1.00'), of('b', '0.01')])).toEqual([
      { kind: 'reservations', holdingId: 'a', expected: money('1.00'), found: money('3.00') },
      { kind: 'reservations', holdingId: 'b', expected: money('0.01'), found: zeroMoney },
    ]);
  });
});

describe('freeze faults', () => {
  it('are holdings whose frozen amount is not the sum of their freezes', () => {
    const all = [holding('a', '6.00', { frozen: money('3.00') }), holding('b', '4.00')];
    const frozen = (holdingId: string, amount: string) => ({ holdingId, amount: money(amount) });
    expect(freezeFaults(all, [frozen('a', '1.00'), frozen('a', '2.00'), frozen('z', '9.00')])).toEqual([]);
    expect(freezeFaults(all, [frozen('a', '1.00'), frozen('b', '0.01')])).toEqual([
      { kind: 'freezes', holdingId: 'a', expected: money('1.00'), found: money('3.00') },
      { kind: 'freezes', holdingId: 'b', expected: money('0.01'), found: zeroMoney },
    ]);
  });
});

describe('places of entries', () => {
  it('lead nowhere from settled amounts, and only the issue starts from nothing', () => {
    const all = postingEntries.flatMap((entry) => {
      const places = placesOf(entry);
      return places ? [[entry, places] as const] : [];
    });
    expect(all.filter(([, { from }]) => from === undefined).map(([entry]) => entry)).toEqual(['issue']);
    expect(all.filter(([, { from }]) => from === 'paid' || from === 'cancelled')).toEqual([]);
    // From one holder to another.
    expect(all.filter(([, { from, to }]) => from === to).map(([entry]) => entry)).toEqual([
      'disbursement',
      'disbursement-returned',
      'repurchase',
      'court-transfer',
      'succession',
    ]);
  });

  it.each<[PostingEntry, string | undefined]>([
    ['issue', undefined],
    ['issue-accepted', 'held → transit'],
    ['issue-returned', undefined],
    ['transfer', 'transit → held'],
    ['transfer-accepted', 'held → transit'],
    ['transfer-returned', 'held → transit'],
    ['cancellation', undefined],
    ['disbursement', undefined],
    ['disbursement-returned', undefined],
    ['repurchase', undefined],
    ['payment', undefined],
    ['court-transfer', 'held → held'],
    ['succession', 'held → held'],
    ['correction', undefined],
  ])('have a mirror of %s, where nothing is owed less by it: %s', (entry, expected) => {
    const places = placesOf('correction', entry);
    expect(places && `${places.from} → ${places.to}`).toBe(expected);
    expect(isCorrectable(entry)).toBe(expected !== undefined);
  });
});
