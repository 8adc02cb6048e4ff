import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import type { Financing } from '../../../../src/domain/trade/financing/financing.ts';
import { sumOfDues } from '../../../../src/domain/trade/financing/financing-dues.ts';
import { financingStates } from '../../../../src/domain/trade/financing/financing-machine.ts';
import {
  daysPaidLate,
  disbursingStage,
  isRepurchased,
  issuerPayments,
  paidByIssuer,
  presentDues,
  repaymentPlan,
  supplierDues,
} from '../../../../src/domain/trade/financing/repayment-plan.ts';
import { keptOffer, reviewedFinancing } from '../../../builders/financing-figures.ts';

const disbursed = { on: '2026-12-01', figures: { ...keptOffer.figures, interest: '7700.00' }, bankReference: 'BK-1' };
const paidOut: Financing = { ...reviewedFinancing, state: 'DISBURSED', disbursed, endsOn: '' };
const atMaturity = { ...keptOffer, interestTime: 'maturity' } as const;
const event = (name: string, amount?: string) => ({
  event: name,
  at: 1,
  personName: '',
  companyName: '',
  reason: '',
  words: '',
  amount: amount === undefined ? undefined : money(amount),
});

const sealed = {
  number: 'C-1',
  drawnAt: 1,
  figures: keptOffer.figures,
  signedAt: 2,
  sealedAt: 3,
  signingApplicationId: '',
};
const registration = { number: 'R-1', at: 4, until: '2027-09-30', text: '', endedAt: undefined };
const payment = (state: 'INSTRUCTED' | 'FAILED' | 'RETURNED') =>
  ({
    id: state,
    purpose: 'disbursement',
    state,
    payerName: '',
    payeeName: '',
    amount: money('1.00'),
    expectedOn: '2026-12-02',
    valueDay: '',
    bankReference: '',
    reason: '',
  }) as const;

const planOf = (financing: Financing, today = '2026-12-20') =>
  repaymentPlan(financing, today).map(({ kind, payer, dueOn, amount, left, standing }) =>
    [kind, payer, dueOn, moneyToText(amount), moneyToText(left), standing].join(' '),
  );

describe('the issuer’s last payment', () => {
  const on = (day: string, name: string, amount?: string) => ({
    ...event(name, amount),
    at: Date.parse(`${day}T10:00:00+08:00`),
  });
  it.each([
    ['on the payment day', [on('2027-03-31', 'paid', '1.00')], 0],
    ['late', [on('2027-04-01', 'fell-overdue'), on('2027-04-02', 'paid', '1.00')], 2],
    [
      'late, after a part that was less late',
      [on('2027-04-01', 'fell-overdue'), on('2027-04-02', 'paid', '1.00'), on('2027-04-09', 'paid', '1.00')],
      9,
    ],
    [
      'reported late by the bank',
      [on('2027-04-01', 'fell-overdue'), on('2027-04-02', 'paid-in-time'), on('2027-04-02', 'paid', '1.00')],
      0,
    ],
    ['before the rest fell overdue', [on('2027-03-29', 'paid', '1.00'), on('2027-04-01', 'fell-overdue')], 0],
    ['absent', [on('2027-04-01', 'fell-overdue')], 0],
  ] as const)('%s is as many days late as it came after the payment day', (_when, events, days) => {
    expect(daysPaidLate({ events, paysOn: '2027-03-31' })).toBe(days);
  });
});

describe('a repayment', () => {
  it.each<[string, Partial<Financing>, readonly string[]]>([
    ['before the disbursement', {}, ['principal issuer 2027-03-31 600000.00 600000.00 planned']],
    ['after it', paidOut, ['principal issuer 2027-03-31 600000.00 600000.00 ahead']],
    [
      'of which a part is paid',
      { ...paidOut, outstanding: money('1.00') },
      ['principal issuer 2027-03-31 600000.00 1.00 part'],
    ],
    [
      'of a settled financing',
      { ...paidOut, state: 'SETTLED', outstanding: money('0.00') },
      ['principal issuer 2027-03-31 600000.00 0.00 paid'],
    ],
    [
      'with interest at maturity, as offered',
      { offer: atMaturity },
      [
        'principal issuer 2027-03-31 600000.00 600000.00 planned',
        'interest supplier 2027-03-31 7764.17 7764.17 planned',
      ],
    ],
    [
      'with interest at maturity, as paid out',
      { ...paidOut, offer: atMaturity, interestDue: money('7700.00') },
      ['principal issuer 2027-03-31 600000.00 600000.00 ahead', 'interest supplier 2027-03-31 7700.00 7700.00 ahead'],
    ],
    [
      'with interest that the issuer bears, and has paid',
      { ...paidOut, offer: { ...keptOffer, interestBearer: 'issuer' } },
      ['principal issuer 2027-03-31 600000.00 600000.00 ahead', 'interest issuer 2027-03-31 7700.00 0.00 paid'],
    ],
    [
      'with a penalty of which a part is paid',
      {
        ...paidOut,
        state: 'OVERDUE',
        outstanding: money('0.00'),
        penaltyDue: money('5.00'),
        penaltyFrom: '2027-04-02',
        events: [event('penalty-paid', '40.00')],
      },
      ['principal issuer 2027-03-31 600000.00 0.00 paid', 'penalty issuer  45.00 5.00 late'],
    ],
  ])('%s', (_when, change, lines) => {
    expect(planOf({ ...reviewedFinancing, ...change })).toEqual(lines);
  });

  it('that is overdue has a penalty for each day, and the supplier pays all once it is asked to buy back', () => {
    const overdue: Financing = { ...paidOut, state: 'OVERDUE', penaltyFrom: '2027-03-31' };
    // 600,000.00 at 5.775 percent for two days.
    expect(planOf(overdue, '2027-04-02')).toEqual([
      'principal issuer 2027-03-31 600000.00 600000.00 late',
      'penalty issuer  192.50 192.50 late',
    ]);
    expect(moneyToText(sumOfDues(supplierDues(overdue, '2027-04-02')))).toBe('0.00');
    const asked = { ...overdue, repurchase: { askedAt: 1, payBy: '2027-04-12' } };
    expect(planOf(asked, '2027-04-02')[1]).toBe('penalty supplier 2027-04-12 192.50 192.50 ahead');
    expect(planOf(asked, '2027-04-13')[1]).toMatch(/^penalty supplier 2027-04-12 \S+ \S+ late$/u);
    expect(moneyToText(sumOfDues(supplierDues(asked, '2027-04-02')))).toBe('600192.50');
  });

  it('with interest that the issuer bears is asked of the supplier in a repurchase, as far as it is open', () => {
    const asked: Financing = {
      ...paidOut,
      state: 'OVERDUE',
      offer: { ...atMaturity, interestBearer: 'issuer' },
      interestDue: money('7700.00'),
      repurchase: { askedAt: 1, payBy: '2027-04-12' },
    };
    expect(planOf(asked)[1]).toBe('interest supplier 2027-04-12 7700.00 7700.00 ahead');
    expect(planOf(asked, '2027-04-12')[1]).toBe('interest supplier 2027-04-12 7700.00 7700.00 ahead');
    expect(planOf(asked, '2027-04-13')[1]).toBe('interest supplier 2027-04-12 7700.00 7700.00 late');
    expect(planOf({ ...asked, interestDue: money('0.00') })[1]).toBe('interest issuer 2027-03-31 7700.00 0.00 paid');
  });

  it('by the supplier is the interest that it bears, and nothing of the issuer’s', () => {
    const later = { ...paidOut, interestDue: money('7700.00') };
    expect(moneyToText(sumOfDues(supplierDues({ ...later, offer: atMaturity }, '2026-12-20')))).toBe('7700.00');
    const byIssuer = { ...later, offer: { ...atMaturity, interestBearer: 'issuer' } } as const;
    expect(moneyToText(sumOfDues(supplierDues(byIssuer, '2026-12-20')))).toBe('0.00');
  });

  it.each(financingStates)('of a financing in %s is owed while it is paid out and not settled', (state) => {
    const owed = sumOfDues(presentDues({ ...paidOut, state }, '2026-12-20')).fen > 0n;
    expect(owed).toBe(state === 'DISBURSED' || state === 'OVERDUE');
    expect(repaymentPlan({ ...paidOut, state }, '2026-12-20').length > 0).toBe(
      !['REJECTED', 'CANCELLED', 'LAPSED'].includes(state),
    );
  });

  it('that the supplier buys back is its own, and the rest the issuer’s', () => {
    const overdue: Financing = {
      ...paidOut,
      state: 'OVERDUE',
      outstanding: money('300000.00'),
      penaltyFrom: '2027-03-31',
      repurchase: { askedAt: 1, payBy: '2027-04-12' },
      events: [event('paid', '200000.00'), event('repurchased', '100000.00')],
    };
    expect(planOf(overdue, '2027-03-31')).toEqual([
      'principal issuer 2027-03-31 200000.00 0.00 paid',
      'repurchase supplier 2027-04-12 400000.00 300000.00 part',
    ]);
    expect(planOf(overdue, '2027-04-13')[1]).toBe('repurchase supplier 2027-04-12 400000.00 300000.00 late');
    const bought: Financing = {
      ...overdue,
      state: 'SETTLED',
      outstanding: money('0.00'),
      events: [event('repurchased', '600000.00')],
    };
    expect(planOf(bought)).toEqual(['repurchase supplier 2027-04-12 600000.00 0.00 paid']);
    expect(moneyToText(paidByIssuer(overdue))).toBe('200000.00');
    expect(issuerPayments(overdue).map(({ amount }) => moneyToText(amount))).toEqual(['200000.00']);
  });

  it.each([
    ['nothing', {}, 'preparing'],
    ['a seal', { contract: sealed }, 'preparing'],
    ['seal and registration', { contract: sealed, registration }, 'registered'],
    ['a payment at the bank', { contract: sealed, registration, payments: [payment('INSTRUCTED')] }, 'paying'],
    ['a failed payment', { contract: sealed, registration, payments: [payment('FAILED')] }, 'failed'],
    [
      'another payment',
      { contract: sealed, registration, payments: [payment('FAILED'), payment('INSTRUCTED')] },
      'paying',
    ],
    ['a returned payment', { contract: sealed, registration, payments: [payment('RETURNED')] }, 'returned'],
  ] as const)('with %s is shown at its stage before the disbursement', (_what, change, stage) => {
    expect(disbursingStage({ ...reviewedFinancing, ...change })).toBe(stage);
  });

  it('knows whether the supplier has bought back', () => {
    expect(isRepurchased(paidOut)).toBe(false);
    expect(isRepurchased({ ...paidOut, events: [event('repurchased', '1.00')] })).toBe(true);
  });
});
