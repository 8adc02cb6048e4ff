import { describe, expect, it } from 'vitest';
import { money } from '../../../../src/domain/money/money.ts';
import { maskedCell } from '../../../../src/domain/trade/payroll/payroll.ts';
import { readsPayroll } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import {
  payrollIssueChecks,
  type PayrollFacts,
  type PayrollForm,
} from '../../../../src/domain/trade/payroll/payroll-rules.ts';
import type { RoleCode } from '../../../../src/domain/identity/role.ts';
import { decisionReasonsOf } from '../../../../src/domain/trade/shared/decision-reasons.ts';
import type { IssueFacts, IssueForm } from '../../../../src/domain/trade/shared/issue-rules.ts';
import { issueFacts, issueForm, notes, refusals, valuesOf } from '../rule-facts.ts';

const people: PayrollFacts = {
  people: 214,
  total: issueForm.amount ?? money('0'),
  isUsedElsewhere: false,
  paidAlready: { people: 0, numbers: [] },
};
const judged = (
  said: Partial<PayrollForm> = {},
  payroll: PayrollFacts | undefined = people,
  form: Partial<IssueForm> = {},
  facts: Partial<IssueFacts> = {},
) =>
  payrollIssueChecks(
    { ...issueForm, ...form },
    { project: '滨江站', period: issueFacts.today.slice(0, 7), ...said },
    { ...issueFacts, ...facts },
    payroll,
  );

describe('the issue of a payroll', () => {
  it('passes every rule where all is well, with project, month and people in place of invoices', () => {
    const checks = judged();
    expect(refusals(checks)).toEqual([]);
    expect(notes(checks)).toEqual([]);
    expect(checks.map(({ code }) => code)).not.toContain('INVOICES');
    expect(valuesOf(checks)).toMatchObject({ PROJECT: { name: '滨江站' }, PEOPLE: { count: '214' } });
  });

  it.each<[Partial<PayrollForm>, string]>([
    [{ project: '' }, 'PROJECT none'],
    [{ period: '' }, 'PERIOD none'],
    [{ period: '2026-13' }, 'PERIOD none'],
    [{ period: 'constructor' }, 'PERIOD none'],
    [{ period: '2099-01' }, 'PERIOD future'],
  ])('refuses %j', (said, refusal) => {
    expect(refusals(judged(said))).toEqual([refusal]);
  });

  it.each<[string, PayrollFacts | undefined, string]>([
    ['no list', undefined, 'PEOPLE none'],
    ['a list of another application', { ...people, isUsedElsewhere: true }, 'PEOPLE used'],
    ['a sum a fen above the amount', { ...people, total: { fen: people.total.fen + 1n } }, 'PEOPLE sum'],
    ['a sum a fen below the amount', { ...people, total: { fen: people.total.fen - 1n } }, 'PEOPLE sum'],
  ])('refuses %s', (_name, payroll, refusal) => {
    // Undefined would select the default list.
    const checks = payrollIssueChecks(issueForm, { project: 'P', period: '2026-01' }, issueFacts, payroll);
    expect(refusals(checks)).toEqual([refusal]);
  });

  it('notes how many of the people other applications pay for the month', () => {
    const checks = judged({}, { ...people, paidAlready: { people: 3, numbers: ['GF-1', 'GF-2'] } });
    expect(refusals(checks)).toEqual([]);
    expect(notes(checks)).toEqual(['PEOPLE paid-twice']);
    expect(valuesOf(checks)).toMatchObject({ PEOPLE: { count: '214', used: '3', number: 'GF-1、GF-2' } });
  });

  it('is judged as a credit: payee, limit, term and approvers', () => {
    const checks = judged({}, people, {}, { payee: undefined, limit: undefined, missingApprovers: ['director'] });
    expect(refusals(checks)).toEqual(['PAYEE unknown', 'LIMIT none', 'APPROVERS nobody']);
  });
});

describe('the reason of a return', () => {
  it('is a wrong list where there is one', () => {
    expect(decisionReasonsOf('payroll-issue')).toContain('payroll');
    expect(decisionReasonsOf('issue')).toEqual(['amount', 'due-date', 'payee', 'papers', 'business', 'other']);
  });
});

describe('a cell of a sheet of people', () => {
  it.each([
    ['99000019810202001', '990***********001'],
    ['990000 19810202 0017', '990**************017'],
    ['9900-0019', '990***019'],
    ['99000019810202001x 工一', '990************01x 工一'],
    ['62284800000000000181234567890123456789012345678901', '622*************************************'],
    ['1e3', '1e3'],
    ['6,500.00', '6,500.00'],
    ['工一', '工一'],
    ['', ''],
  ])('"%s" is shown as "%s"', (text, shown) => {
    expect(maskedCell(text)).toBe(shown);
  });
});

describe('the people of a payroll', () => {
  it.each<[RoleCode, boolean, boolean]>([
    ['ROLE_CORE_OPERATOR', true, false],
    ['ROLE_CORE_DIRECTOR', true, false],
    ['ROLE_CORE_QUERY', false, false],
    ['ROLE_CHAIN_OPERATOR', false, true],
    ['ROLE_CHAIN_DIRECTOR', false, true],
    ['ROLE_CHAIN_QUERY', false, false],
  ])('are read by %s at the issuer: %s, at the labour company: %s', (role, isIssuers, isPaid) => {
    expect([readsPayroll(role, 'issuer'), readsPayroll(role, 'payee')]).toEqual([isIssuers, isPaid]);
  });
});
