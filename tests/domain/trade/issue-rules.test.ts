import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, sumMoney, zeroMoney } from '../../../src/domain/money/money.ts';
import {
  emptyIssueForm,
  exceptionsOf,
  invoiceShares,
  isExceptionReason,
  issueChecks,
  limitLeft,
  type IssueFacts,
  type IssueForm,
  isInvoiceIdentity,
} from '../../../src/domain/trade/shared/issue-rules.ts';
import { isMendable, passCheck, refuseCheck, ruleCodes } from '../../../src/domain/trade/shared/rule-check.ts';
import { addDays } from '../../../src/domain/calendar/plain-date.ts';
import { issueFacts, issueForm, member, notes, payee, refusals, today, valuesOf } from './rule-facts.ts';

const violating = { violatingFrom: today, barredFrom: [] } as const;
const judged = (form: Partial<IssueForm>, facts: Partial<IssueFacts>) =>
  issueChecks({ ...issueForm, ...form }, { ...issueFacts, ...facts });

describe('an issue', () => {
  it('passes every rule where all is well', () => {
    const checks = judged({}, {});
    expect(checks.map(({ outcome }) => outcome)).toEqual(checks.map(() => 'passed'));
    expect(checks.map(({ code }) => code)).toEqual([
      'PAYEE',
      'PAYEE_OPENED',
      'PAYEE_PEOPLE',
      'PAYEE_STANDING',
      'PAYEE_BARRED',
      'AMOUNT',
      'TERM',
      'PAYS_ON',
      'INVOICES',
      'INVOICE_SUM',
      'LIMIT',
      'COMPANY_OPENED',
      'COMPANY_AGREEMENT',
      'COMPANY_STANDING',
      'COMPANY_BARRED',
      'APPROVERS',
    ]);
  });

  it.each<readonly [string, Partial<IssueForm>, Partial<IssueFacts>]>([
    ['PAYEE unknown', {}, { payee: undefined }],
    ['PAYEE none', { payeeId: '' }, { payee: undefined }],
    ['PAYEE own', {}, { payee: payee('C-I') }],
    ['PAYEE deregistered', {}, { payee: payee('C-P', { isDeregistered: true }) }],
    ['PAYEE_OPENED not-opened', {}, { payee: payee('C-P', { hasOpened: false }) }],
    ['PAYEE_PEOPLE nobody', {}, { payee: payee('C-P', { hasAcceptor: false }) }],
    ['PAYEE_STANDING violating', {}, { payee: payee('C-P', { terms: violating }) }],
    [
      'PAYEE_BARRED accept',
      {},
      { payee: payee('C-P', { terms: { violatingFrom: undefined, barredFrom: ['accept'] } }) },
    ],
    ['AMOUNT none', { amount: undefined }, {}],
    ['AMOUNT zero', { amount: zeroMoney }, {}],
    ['AMOUNT zero', { amount: { fen: -1n } }, {}],
    ['TERM none', { dueOn: '' }, {}],
    ['TERM past', { dueOn: today }, {}],
    ['TERM too-soon', { dueOn: '2026-12-02' }, {}],
    ['TERM too-long', { dueOn: '2027-11-28' }, {}],
    ['TERM_REASON none', { dueOn: '2027-05-28' }, {}],
    ['TERM_REASON none', { dueOn: '2027-05-28', exceptionReason: 'contract', exceptionText: ' ' }, {}],
    ['TERM_REASON none', { dueOn: '2027-05-28', exceptionText: '按合同' }, {}],
    ['LIMIT none', {}, { limit: undefined }],
    ['LIMIT exceeded', { amount: money('500.01') }, {}],
    ['COMPANY_OPENED not-opened', {}, { issuer: member('C-I', { hasOpened: false }) }],
    ['COMPANY_AGREEMENT withdrawn', {}, { issuer: member('C-I', { agreement: 'withdrawn' }) }],
    ['COMPANY_AGREEMENT to-sign', {}, { issuer: member('C-I', { agreement: 'to-sign' }) }],
    ['COMPANY_STANDING violating', {}, { issuer: member('C-I', { terms: violating }) }],
    ['APPROVERS nobody', {}, { missingApprovers: ['director'] }],
  ])('is refused by %s', (expected, form, facts) => {
    expect(refusals(judged(form, facts))).toEqual([expected]);
  });

  it('is refused for an impossible amount, and for an expired limit', () => {
    const limit = {
      total: money('9999999999999.00'),
      used: zeroMoney,
      reserved: zeroMoney,
      validFrom: '',
      validUntil: '',
    };
    expect(refusals(judged({ amount: { fen: 9_999_999_999_999n } }, { limit }))).toEqual(['AMOUNT too-large']);
    expect(refusals(judged({ amount: { fen: 9_999_999_999_998n } }, { limit }))).toEqual([]);
    expect(refusals(judged({}, { limit: { ...limit, validUntil: '2026-11-26' } }))).toEqual(['LIMIT expired']);
    expect(refusals(judged({}, { limit: { ...limit, validUntil: today } }))).toEqual([]);
    expect(refusals(judged({}, { limit: { ...limit, validFrom: '2026-11-28' } }))).toEqual(['LIMIT not-yet']);
    expect(refusals(judged({}, { limit: { ...limit, validFrom: today } }))).toEqual([]);
  });

  it('has the values for the text of each rule', () => {
    const [issuer, name] = [{ name: 'C-I' }, { name: 'C-P' }];
    const term = { days: '124', dueOn: '2027-03-31', usualUntil: '2027-05-27', latest: '2027-11-27' };
    const invoices = { count: '1', sum: '100.00', amount: '100.00' };
    expect(valuesOf(judged({}, {}))).toEqual({
      PAYEE: name,
      PAYEE_OPENED: name,
      PAYEE_PEOPLE: name,
      PAYEE_STANDING: name,
      PAYEE_BARRED: name,
      AMOUNT: { amount: '100.00' },
      TERM: term,
      PAYS_ON: { day: '2027-03-31', about: 'false' },
      INVOICES: invoices,
      INVOICE_SUM: invoices,
      LIMIT: { left: '500.00', amount: '100.00' },
      COMPANY_OPENED: issuer,
      COMPANY_AGREEMENT: issuer,
      COMPANY_STANDING: issuer,
      COMPANY_BARRED: issuer,
      APPROVERS: {},
    });
  });

  it('has the values for the text of a refusal', () => {
    const refused = { hasOpened: false, terms: { ...violating, barredFrom: ['accept'] }, isWatched: true } as const;
    const [issuer, name] = [{ name: 'C-I' }, { name: 'C-P' }];
    const all = judged(
      { amount: { fen: 9_999_999_999_999n }, dueOn: '2027-06-05' },
      {
        payee: payee('C-P', { ...refused, hasAcceptor: false }),
        issuer: member('C-I', { ...refused, agreement: 'to-sign' }),
        limit: { total: zeroMoney, used: zeroMoney, reserved: zeroMoney, validFrom: '', validUntil: '2026-11-26' },
        missingApprovers: ['operator', 'director'],
        invoices: issueFacts.invoices.map((each) => ({ ...each, left: zeroMoney })),
      },
    );
    const term = { days: '190', dueOn: '2027-06-05', usualUntil: '2027-05-27', latest: '2027-11-27' };
    expect(valuesOf(all)).toEqual({
      PAYEE: name,
      PAYEE_OPENED: name,
      PAYEE_PEOPLE: name,
      PAYEE_STANDING: name,
      PAYEE_BARRED: name,
      AMOUNT: { most: '99999999999.98' },
      TERM: { ...term, names: '程见川、陆闻笛' },
      TERM_REASON: term,
      PAYS_ON: { day: '2027-06-07', about: 'false' },
      INVOICES: { count: '0', sum: '0.00', amount: '99999999999.99', used: '1' },
      INVOICE_SUM: { count: '0', sum: '0.00', amount: '99999999999.99' },
      LIMIT: { validUntil: '2026-11-26' },
      COMPANY_OPENED: issuer,
      COMPANY_AGREEMENT: issuer,
      COMPANY_STANDING: issuer,
      COMPANY_BARRED: issuer,
      APPROVERS: { roles: 'operator director' },
    });
    for (const one of [{ isDeregistered: true }, { companyId: 'C-I' }])
      expect(judged({}, { payee: payee('C-P', one) })[0]?.values).toEqual(name);
    const watched = judged({}, { payee: payee('C-P', { isWatched: true }) });
    expect(valuesOf(watched)['PAYEE_STANDING']).toEqual(name);
    for (const dueOn of [today, '2026-12-01', '2027-12-31'])
      expect(valuesOf(judged({ dueOn }, {}))['TERM']).toMatchObject({ dueOn });
    expect(valuesOf(judged({ amount: money('500.01') }, {}))['LIMIT']).toEqual({ left: '500.00', amount: '500.01' });
  });

  it('passes just before each rule objects', () => {
    expect(refusals(judged({ amount: money('500.00') }, {}))).toEqual([]);
    expect(refusals(judged({ dueOn: '2026-12-03' }, {}))).toEqual([]);
    expect(refusals(judged({ dueOn: '2027-11-27', exceptionReason: 'other', exceptionText: '质保' }, {}))).toEqual([]);
    const later = { violatingFrom: '2026-11-28', barredFrom: [] };
    expect(
      refusals(judged({}, { issuer: member('C-I', { terms: later }), payee: payee('C-P', { terms: later }) })),
    ).toEqual([]);
    const barred = { violatingFrom: undefined, barredFrom: ['finance', 'transfer', 'accept'] } as const;
    expect(refusals(judged({}, { issuer: member('C-I', { terms: barred }) }))).toEqual([]);
  });

  it.each<readonly [string, Partial<IssueForm>, Partial<IssueFacts>]>([
    ['PAYEE_STANDING watched', {}, { payee: payee('C-P', { isWatched: true }) }],
    ['COMPANY_STANDING watched', {}, { issuer: member('C-I', { isWatched: true }) }],
    ['TERM exceptional', { dueOn: '2027-05-28', exceptionReason: 'retention', exceptionText: '质保金' }, {}],
    ['PAYS_ON moved', { dueOn: '2027-05-01' }, {}],
    ['INVOICES none', { invoices: [] }, { invoices: [] }],
    ['INVOICE_SUM below', { amount: money('100.01') }, {}],
    ['PAYS_ON assumed', {}, { calendar: { ...issueFacts.calendar, announced: new Set([2026]) } }],
  ])('is noted by %s, and allowed', (expected, form, facts) => {
    const checks = judged(form, facts);
    expect([notes(checks), refusals(checks)]).toEqual([[expected], []]);
  });

  it('refuses an invoice that is dated after today', () => {
    const [invoice] = issueFacts.invoices;
    const dated = (issuedOn: string) => judged({}, { invoices: invoice ? [{ ...invoice, issuedOn }] : [] });
    expect(refusals(dated(today))).toEqual([]);
    expect(refusals(dated(addDays(today, 1)))).toEqual(['INVOICES future']);
  });

  it.each([
    ['', '26992000000001281501', true],
    ['3300261130', '26992000000001281501', false],
    ['', '2699200000000128150', false],
    ['3300261130', '26990001', true],
    ['330026113012', '26990001', true],
    ['33002611301', '26990001', false],
    ['', '26990001', false],
    ['', 'abc123', false],
    ['', '２６９９０００１', false],
    ['', '', false],
  ])('reads code "%s" and number "%s" as those of an invoice: %s', (code, number, expected) => {
    expect(isInvoiceIdentity({ code, number })).toBe(expected);
  });

  it('counts no invoice that is used up', () => {
    const [invoice] = issueFacts.invoices;
    const used = invoice && { ...invoice, number: '26990002', left: zeroMoney };
    const both = invoice && used ? [invoice, used] : [];
    expect(notes(judged({}, { invoices: both }))).toEqual(['INVOICES used']);
    expect(notes(judged({}, { invoices: used ? [used] : [] }))).toEqual(['INVOICES used', 'INVOICE_SUM below']);
  });

  it.each([
    ['2000000.00', '2027-05-27', []],
    ['2000000.01', '2027-05-27', ['AMOUNT exceptional']],
    ['2000000.00', '2027-05-28', ['TERM exceptional']],
    ['2000000.01', '2027-05-28', ['AMOUNT exceptional', 'TERM exceptional']],
  ])('says for %s due on %s which rules call for the final reviewer, and who that is', (amount, dueOn, expected) => {
    const checks = judged({ amount: money(amount), dueOn }, {}).filter(({ because }) => because === 'exceptional');
    expect(notes(checks)).toEqual(expected);
    for (const { values } of checks) expect(values['names']).toBe('程见川、陆闻笛');
    // A rule is reported once: a rule that requires a review is not also reported as passed.
    const codes = judged({ amount: money(amount), dueOn }, {}).map(({ code }) => code);
    expect(codes.filter((code) => code === 'AMOUNT' || code === 'TERM')).toEqual(['AMOUNT', 'TERM']);
  });

  it.each([
    ['400.00', '1000.00', '500.00', [], 'passed'],
    ['500.00', '1000.00', '500.00', [], 'passed'],
    ['500.01', '1000.00', '500.00', ['CONTRACT_SUM exceeded'], 'noted'],
    ['0.00', '499.99', '500.00', ['CONTRACT_SUM exceeded'], 'noted'],
    ['900.00', undefined, '500.00', [], 'passed'],
  ])('with %s issued under a contract of %s and %s now notes %j', (issued, of, amount, expected, outcome) => {
    const contract = { issued: money(issued), amount: of === undefined ? undefined : money(of) };
    const checks = judged({ amount: money(amount), contractNumber: 'QH-2026' }, { contract, invoices: [] });
    expect(notes(checks).filter((each) => each !== 'INVOICES none')).toEqual(expected);
    // The rule never forbids the issue.
    expect(refusals(checks)).toEqual([]);
    expect(checks.find(({ code }) => code === 'CONTRACT_SUM')).toMatchObject({
      outcome,
      values: { number: 'QH-2026', sum: issued, amount, most: of ?? '' },
    });
  });

  it('ignores contracts that it does not name', () => {
    expect(judged({}, { contract: undefined }).map(({ code }) => code)).not.toContain('CONTRACT_SUM');
  });

  it('needs the final reviewer for its amount or its term', () => {
    const why = (form: Pick<IssueForm, 'amount' | 'dueOn'>) => exceptionsOf(form, issueFacts);
    expect(why({ amount: money('2000000.00'), dueOn: '2027-05-27' })).toEqual([]);
    expect(why({ amount: money('2000000.01'), dueOn: '2027-05-27' })).toEqual(['amount']);
    expect(why({ amount: undefined, dueOn: '2027-05-28' })).toEqual(['term']);
    expect(why(emptyIssueForm)).toEqual([]);
  });

  it('tells its reasons from other words', () => {
    expect([isExceptionReason('contract'), isExceptionReason(''), isExceptionReason('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the remaining amount of a limit', () => {
  it('is the unused amount, and never below zero', () => {
    const limit = {
      total: money('10.00'),
      used: money('4.00'),
      reserved: money('5.00'),
      validFrom: '',
      validUntil: '',
    };
    expect(limitLeft(limit)).toEqual(money('1.00'));
    expect(limitLeft({ ...limit, used: money('6.00') })).toEqual(zeroMoney);
  });
});

describe('shares of invoices', () => {
  it('take them in their order, and nothing of a used one', () => {
    const left = (number: string, fen: bigint) => ({
      code: '',
      number,
      issuedOn: today,
      total: money('10.00'),
      left: { fen },
    });
    const shares = invoiceShares(money('7.00'), [left('a', 500n), left('b', 0n), left('c', 900n), left('d', 100n)]);
    expect(shares.map(({ share }) => share.fen)).toEqual([500n, 0n, 200n, 0n]);
    expect(shares[0]).toEqual({ code: '', number: 'a', issuedOn: today, total: money('10.00'), share: money('5.00') });
  });

  it('never exceed the amount, nor what is left of an invoice, and use as much as there is', () => {
    const fens = fc.bigInt({ min: -5n, max: 1_000n });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 3_000n }), fc.array(fens, { maxLength: 6 }), (amount, lefts) => {
        const invoices = lefts.map((left, index) => ({
          code: '',
          number: String(index),
          issuedOn: today,
          total: money('10.00'),
          left: { fen: left },
        }));
        const shares = invoiceShares({ fen: amount }, invoices);
        const all = lefts.reduce((sum, left) => sum + (left > 0n ? left : 0n), 0n);
        expect(sumMoney(shares.map(({ share }) => share)).fen).toBe(all < amount ? all : amount);
        for (const [index, { share }] of shares.entries()) {
          expect(share.fen >= 0n).toBe(true);
          expect(share.fen === 0n || share.fen <= (lefts[index] ?? 0n)).toBe(true);
        }
      }),
    );
  });
});

describe('a refusal', () => {
  it('can be mended unless the instrument has run out of time or is gone', () => {
    const unmendable = ruleCodes.filter((code) => !isMendable([{ ...passCheck(code), outcome: 'refused' }]));
    expect(unmendable).toEqual(['NEAR_DUE', 'HOLDER']);
    expect(isMendable([refuseCheck('AMOUNT', 'none'), refuseCheck('HOLDER', 'gone')])).toBe(false);
    expect(passCheck('HOLDER')).toEqual({ code: 'HOLDER', outcome: 'passed', values: {} });
  });
});
