import { describe, expect, it } from 'vitest';
import {
  allRelatable,
  firstUnrelatable,
  joinRequirements,
  relatableTo,
  relatableTogether,
  takesBusinesses,
} from '../../../../src/domain/evidence/selection/relatable-businesses.ts';
import { openBooks, policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { candidate } from '../../../builders/candidates.ts';

const terms = { rule: policyOf('credit').together, funderId: 'F1', maxApplicants: 2, today: '2026-11-21' };
const within = [candidate({ id: 'in', packagedIn: 'DD1', dueDate: '2026-01-01' })];
const fits = (wish: Parameters<typeof candidate>[0], more: Partial<typeof terms> = {}, inside = within) =>
  relatableTo(inside, [candidate({ id: 'new', ...wish })], { ...terms, ...more }).length === 1;

describe('a business that is related to a package', () => {
  it('fits the businesses of the package by the rule of its book', () => {
    expect(fits({})).toBe(true);
    expect(fits({ businessType: 'TM02' })).toBe(false);
    expect(fits({ supplierName: '别家', counterpartyName: '别家' })).toBe(false);
    expect(fits({ supplierName: '别家' })).toBe(true);
    expect(fits({ supplierName: '第三家' }, {}, [...within, candidate({ id: 'in-2', supplierName: '别家' })])).toBe(
      false,
    );
  });

  it('is free, not due yet, and for the same funder', () => {
    expect(fits({ packagedIn: 'DD2' })).toBe(false);
    expect(fits({ dueDate: '2026-11-20' })).toBe(false);
    expect(fits({ funderId: 'F2' })).toBe(false);
    expect(fits({ funderId: undefined })).toBe(false);
  });

  it('needs no invoice when the package needs none', () => {
    const without = [candidate({ id: 'in', invoiceTag: 'INVOICE_ABSENT' })];
    expect(fits({ supplierName: '别家' }, {}, without)).toBe(false);
    expect(fits({ supplierName: '别家', invoiceTag: 'INVOICE_ABSENT_REPLENISH' }, {}, without)).toBe(true);
  });

  it('is impossible in a book with one business per package', () => {
    for (const book of openBooks().filter((each) => policyOf(each).together.length === 0))
      expect(fits({}, { rule: policyOf(book).together }), book).toBe(false);
  });

  it.each([
    ['UN_AUDIT', true],
    ['AUDITED', true],
    ['SUBMITTED', true],
    ['AUDIT', true],
    ['PREPARE', false],
    ['MODIFY', false],
    ['AUDIT_REJECT', false],
    ['INVALID', false],
    ['UNHEARD_OF', false],
  ])('is accepted by a package in %s: %s', (state, taken) => {
    expect(takesBusinesses({ state, fundedAt: undefined })).toBe(taken);
    expect(takesBusinesses({ state, fundedAt: 5 })).toBe(taken && state !== 'AUDITED');
  });
});

describe('several businesses that join one package', () => {
  // One fits the package by its supplier and credit source, the other by its counterparty: they do not fit together.
  const bySupplier = ['s1', 's2'].map((id) => candidate({ id, counterpartyName: '甲' }));
  const byCounterparty = [candidate({ id: 'c1', supplierName: '乙' })];

  it('are offered as the largest group that fits together', () => {
    const offered = [...byCounterparty, ...bySupplier];
    expect(relatableTo(within, offered, terms).length).toBe(3);
    const together = relatableTogether(within, offered, terms);
    expect(together.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(allRelatable(within, together, terms)).toBe(true);
    expect(allRelatable(within, offered, terms)).toBe(false);
    expect(firstUnrelatable(within, offered, terms)?.id).toBe('s1');
    expect(firstUnrelatable(within, together, terms)).toBeUndefined();
  });

  it('have at most the permitted number of suppliers', () => {
    const offered = ['乙', '丙', '乙'].map((supplierName, index) => candidate({ id: `m${index}`, supplierName }));
    const together = relatableTogether(within, offered, terms);
    expect(together.map(({ id }) => id)).toEqual(['m0', 'm2']);
    expect(allRelatable(within, together, terms)).toBe(true);
  });

  it('are refused when one is in the package already or has another funder', () => {
    expect(firstUnrelatable(within, within, terms)?.id).toBe('in');
    expect(firstUnrelatable(within, [candidate({ id: 'new', funderId: 'F2' })], terms)?.id).toBe('new');
  });
});

describe('the query for businesses that may join', () => {
  it('carries the package’s funder, due date, suppliers and ways of grouping', () => {
    const first = within[0];
    expect(joinRequirements(within, terms)).toEqual({
      funderId: 'F1',
      dueFrom: '2026-11-21',
      suppliers: undefined,
      withoutInvoice: first?.invoiceTag !== undefined,
      ways: terms.rule.map((way) => way.map((trait) => (first ? trait(first) : undefined))),
    });
    expect(joinRequirements(within, { ...terms, maxApplicants: 1 }).suppliers).toEqual([first?.supplierName]);
    expect(joinRequirements([], terms)).toMatchObject({ suppliers: undefined, ways: terms.rule.map(() => []) });
  });
});
