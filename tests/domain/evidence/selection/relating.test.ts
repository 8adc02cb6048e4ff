import { describe, expect, it } from 'vitest';
import { relatableTo, takesBusinesses } from '../../../../src/domain/evidence/selection/relating.ts';
import { openBooks, policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { candidate } from '../../../builders/candidates.ts';

const terms = { rule: policyOf('credit').together, fkFinance: 'F1', mostApplicants: 2, today: '2026-11-21' };
const within = [candidate({ id: 'in', packagedIn: 'DD1', dueDate: '2026-01-01' })];
const fits = (wish: Parameters<typeof candidate>[0], more: Partial<typeof terms> = {}, inside = within) => relatableTo(inside, [candidate({ id: 'new', ...wish })], { ...terms, ...more }).length === 1;

describe('a business that is related to a package', () => {
  it('goes with those that the package is for, by the book’s own rule', () => {
    expect(fits({})).toBe(true);
    expect(fits({ businessType: 'TM02' })).toBe(false);
    expect(fits({ supplierName: '别家', counterpartyName: '别家' })).toBe(false);
    expect(fits({ supplierName: '别家' })).toBe(true);
    expect(fits({ supplierName: '第三家' }, {}, [...within, candidate({ id: 'in-2', supplierName: '别家' })])).toBe(false);
  });

  it('is free, not due yet, and for the same funder', () => {
    expect(fits({ packagedIn: 'DD2' })).toBe(false);
    expect(fits({ dueDate: '2026-11-20' })).toBe(false);
    expect(fits({ fkFinance: 'F2' })).toBe(false);
    expect(fits({ fkFinance: undefined })).toBe(false);
  });

  it('needs no invoice where the package was asked for none', () => {
    const without = [candidate({ id: 'in', invoiceTag: 'INVOICE_ABSENT' })];
    expect(fits({ supplierName: '别家' }, {}, without)).toBe(false);
    expect(fits({ supplierName: '别家', invoiceTag: 'INVOICE_ABSENT_REPLENISH' }, {}, without)).toBe(true);
  });

  it('is none in a book whose packages are for one business each', () => {
    for (const book of openBooks().filter((each) => policyOf(each).together.length === 0)) expect(fits({}, { rule: policyOf(book).together }), book).toBe(false);
  });

  it.each([['UN_AUDIT', true], ['AUDITED', true], ['SUBMITTED', true], ['AUDIT', true], ['PREPARE', false], ['MODIFY', false], ['AUDIT_REJECT', false], ['INVALID', false], ['UNHEARD_OF', false]])('to one in %s: %s', (state, taken) => {
    expect(takesBusinesses({ state, fundedAt: undefined })).toBe(taken);
    expect(takesBusinesses({ state, fundedAt: 5 })).toBe(taken && state !== 'AUDITED');
  });
});
