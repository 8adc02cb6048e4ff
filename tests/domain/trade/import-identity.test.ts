import { describe, expect, it } from 'vitest';
import { issueIdentity } from '../../../src/domain/trade/imports/import-identity.ts';

const row = {
  payeeId: 'C-YANZHOU',
  amount: '100.00',
  dueOn: '2027-03-31',
  contractNumber: 'HT-2026-01',
  invoices: [
    { code: '', number: '26332000000000000001', issuedOn: '2026-11-01', total: '60.00' },
    { code: '033002600111', number: '00000002', issuedOn: '2026-11-02', total: '40.00' },
  ],
};

describe('two rows', () => {
  it.each<readonly [string, Partial<typeof row>]>([
    ['an amount without its fen', { amount: '100' }],
    ['a contract number with other separators', { contractNumber: 'HT 2026/01' }],
    ['invoices in another order', { invoices: row.invoices.toReversed() }],
  ])('ask for the same with %s', (_what, more) => {
    expect(issueIdentity({ ...row, ...more })).toBe(issueIdentity(row));
  });

  it.each<readonly [string, Partial<typeof row>]>([
    ['another payee', { payeeId: 'C-CHENGYE' }],
    ['another amount', { amount: '100.01' }],
    ['another due day', { dueOn: '2027-04-01' }],
    ['another contract', { contractNumber: 'HT-2026-02' }],
    ['fewer invoices', { invoices: row.invoices.slice(1) }],
    ['an invoice of another code', { invoices: row.invoices.map((each) => ({ ...each, code: '033002600112' })) }],
  ])('ask for something else with %s', (_what, more) => {
    expect(issueIdentity({ ...row, ...more })).not.toBe(issueIdentity(row));
  });
});
