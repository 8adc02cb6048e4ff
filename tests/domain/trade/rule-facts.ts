import type { WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';
import { money } from '../../../src/domain/money/money.ts';
import { unrestrictedMember } from '../../../src/domain/parties/business-restriction.ts';
import type { IssueFacts, IssueForm } from '../../../src/domain/trade/shared/issue-rules.ts';
import type { MemberFacts, PayeeFacts } from '../../../src/domain/trade/shared/member-facts.ts';
import { refusalsOf, type RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { TransferFacts, TransferForm } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { emptyIssueForm } from '../../../src/domain/trade/shared/issue-rules.ts';

/** Three days of holidays at the beginning of May 2027, with a working Saturday after it. */
export const mayHolidays: WorkingCalendar = {
  holidays: new Set(['2027-05-03', '2027-05-04', '2027-05-05']),
  workedWeekends: new Set(['2027-05-08']),
  announced: new Set([2026, 2027]),
};

export const today = '2026-11-27';

export const member = (companyId: string, more: Partial<MemberFacts> = {}): MemberFacts => ({
  companyId,
  name: companyId,
  terms: unrestrictedMember,
  isWatched: false,
  hasOpened: true,
  isDeregistered: false,
  agreement: undefined,
  ...more,
});

export const payee = (companyId: string, more: Partial<PayeeFacts> = {}): PayeeFacts => ({
  ...member(companyId),
  companyKind: 'enterprise',
  isCore: false,
  isCertified: true,
  upper: undefined,
  hasAcceptor: true,
  hasApprover: true,
  ...more,
});

/** An issue that passes every rule without notes. */
export const issueForm: IssueForm = {
  ...emptyIssueForm,
  payeeId: 'C-P',
  amount: money('100.00'),
  dueOn: '2027-03-31',
  invoices: [{ code: '', number: '26990001', issuedOn: '2026-11-01', total: money('100.00') }],
};

export const issueFacts: IssueFacts = {
  today,
  calendar: mayHolidays,
  issuer: member('C-I'),
  payee: payee('C-P'),
  limit: {
    total: money('1000.00'),
    used: money('300.00'),
    reserved: money('200.00'),
    validFrom: '',
    validUntil: today,
  },
  invoices: [{ code: '', number: '26990001', issuedOn: '2026-11-01', total: money('100.00'), left: money('100.00') }],
  missingApprovers: [],
  reviewAbove: money('2000000.00'),
  contract: undefined,
  finalReviewers: ['程见川', '陆闻笛'],
};

export const transferForm: TransferForm = {
  holdingId: 'H-1',
  lines: [
    { payeeId: 'C-P', amount: money('60.00') },
    { payeeId: 'C-Q', amount: money('40.00') },
  ],
  purpose: '',
};

export const transferFacts: TransferFacts = {
  today,
  calendar: mayHolidays,
  holder: member('C-H'),
  dueOn: '2027-03-31',
  issuerId: 'C-I',
  isTransferable: true,
  packageId: '',
  available: money('100.00'),
  frozen: money('0.00'),
  payees: new Map([
    ['C-P', payee('C-P')],
    ['C-Q', payee('C-Q')],
    ['C-H', payee('C-H')],
    ['C-I', payee('C-I')],
  ]),
  missingApprovers: [],
  paysSeveral: true,
};

/** Values for the texts of the rules, by the rule's code. Rules that are checked twice keep the last values. */
export const valuesOf = (checks: readonly RuleCheck[]): Readonly<Record<string, RuleCheck['values']>> =>
  Object.fromEntries(checks.map(({ code, values }) => [code, values]));

/** Failed rules, as `CODE because`. */
export const refusals = (checks: readonly RuleCheck[]): readonly string[] =>
  refusalsOf(checks).map(({ code, because }) => `${code} ${because}`);

/** Rules with a note, as `CODE because`. */
export const notes = (checks: readonly RuleCheck[]): readonly string[] =>
  checks.filter(({ outcome }) => outcome === 'noted').map(({ code, because }) => `${code} ${because}`);
