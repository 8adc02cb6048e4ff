import { describe, expect, it } from 'vitest';
import { money } from '../../../../src/domain/money/money.ts';
import { presentFigures } from '../../../../src/domain/trade/financing/present-figures.ts';
import { keptOffer, reviewedFinancing } from '../../../builders/financing-figures.ts';

const figuresWith = (net: string) => ({ ...keptOffer.figures, net });
const contract = {
  number: 'C-1',
  drawnAt: 1,
  figures: figuresWith('2.00'),
  signedAt: 2,
  sealedAt: 3,
  signingApplicationId: '',
};
const disbursed = { on: '2026-12-01', figures: figuresWith('3.00'), bankReference: 'BK-1' };
const payment = (state: 'INSTRUCTED' | 'FAILED' | 'RETURNED', purpose: 'disbursement' | 'principal' = 'disbursement') =>
  ({
    id: state,
    purpose,
    state,
    payerName: '',
    payeeName: '',
    amount: money('1.00'),
    expectedOn: '2026-12-01',
    valueDay: '',
    bankReference: '',
    reason: '',
  }) as const;
const bare = { ...reviewedFinancing, contract: undefined, disbursed: undefined, payments: [] };

describe('the figures of a financing', () => {
  it('are those of the offer, then of the contract, at last of the disbursement', () => {
    expect(presentFigures(bare)).toEqual(keptOffer.figures);
    expect(presentFigures({ ...bare, contract }).net).toBe('2.00');
    expect(presentFigures({ ...bare, contract, disbursed, payments: [payment('INSTRUCTED')] }).net).toBe('3.00');
  });

  it('are those of the day on which the bank was instructed to pay out, while it does', () => {
    const offer = { ...keptOffer, annualRate: 36_000, dayBasis: 360, feeRate: 1000, feeTaxRate: 60_000 } as const;
    const terms = { ...offer, interestBearer: 'supplier', interestTime: 'advance' } as const;
    const amount = money('1400000.00');
    const instructed = { ...bare, offer: terms, amount, dueOn: '2027-04-05', contract };
    expect(presentFigures({ ...instructed, payments: [payment('INSTRUCTED')] })).toMatchObject({
      disbursedOn: '2026-12-01',
      days: 125,
      interest: '17500.00',
      fee: '1400.00',
      net: '1381100.00',
    });
  });

  it('do not change while the bank pays something else', () => {
    expect(presentFigures({ ...bare, contract, payments: [payment('INSTRUCTED', 'principal')] }).net).toBe('2.00');
  });

  it.each(['FAILED', 'RETURNED'] as const)('are those of the contract again after a payment that is %s', (state) => {
    expect(presentFigures({ ...bare, contract, payments: [payment(state)] }).net).toBe('2.00');
  });
});
