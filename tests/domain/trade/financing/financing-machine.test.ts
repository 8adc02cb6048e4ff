import { describe, expect, it } from 'vitest';
import {
  financingAfter,
  financingEvents,
  financingStates,
  financingTurn,
  isCancellable,
  outstandingFinancingStates,
  pendingFinancingStates,
  type FinancingEvent,
  type FinancingState,
} from '../../../../src/domain/trade/financing/financing-machine.ts';
import { canBecome, paymentStates } from '../../../../src/domain/trade/financing/payment.ts';
import { rateBand } from '../../../../src/domain/trade/financing/rate-band.ts';

/** Every event of each state, with the next state. */
const expected: Readonly<Record<FinancingState, Partial<Record<FinancingEvent, FinancingState>>>> = {
  MATERIALS: {
    'materials-ready': 'FUNDER_REVIEW',
    'offer-withdrawn': 'REJECTED',
    cancelled: 'CANCELLED',
    'ran-out': 'LAPSED',
    'issuer-paid': 'LAPSED',
    overtaken: 'LAPSED',
  },
  FUNDER_REVIEW: {
    'review-passed': 'CONTRACT_SIGN',
    'info-asked': 'NEED_INFO',
    rejected: 'REJECTED',
    'offer-withdrawn': 'REJECTED',
    cancelled: 'CANCELLED',
    'ran-out': 'LAPSED',
    'issuer-paid': 'LAPSED',
    overtaken: 'LAPSED',
  },
  NEED_INFO: {
    'info-given': 'FUNDER_REVIEW',
    'info-overdue': 'LAPSED',
    rejected: 'REJECTED',
    'offer-withdrawn': 'REJECTED',
    cancelled: 'CANCELLED',
    'ran-out': 'LAPSED',
    'issuer-paid': 'LAPSED',
    overtaken: 'LAPSED',
  },
  CONTRACT_SIGN: {
    signed: 'DISBURSING',
    'offer-withdrawn': 'REJECTED',
    cancelled: 'CANCELLED',
    'ran-out': 'LAPSED',
    'issuer-paid': 'LAPSED',
    overtaken: 'LAPSED',
  },
  DISBURSING: { disbursed: 'DISBURSED', 'issuer-paid': 'LAPSED', overtaken: 'LAPSED', 'ran-out': 'LAPSED' },
  DISBURSED: { 'disbursement-returned': 'DISBURSING', 'fell-overdue': 'OVERDUE', settled: 'SETTLED' },
  OVERDUE: { 'paid-in-time': 'DISBURSED', settled: 'SETTLED' },
  SETTLED: {},
  REJECTED: {},
  CANCELLED: {},
  LAPSED: {},
};

describe('a financing', () => {
  it.each(financingStates)('in %s knows its events alone', (state) => {
    const found = Object.fromEntries(
      financingEvents.flatMap((event) => {
        const to = financingAfter(state, event);
        return to === undefined ? [] : [[event, to]];
      }),
    );
    expect(found).toEqual(expected[state]);
  });

  it('can be taken back until it is signed', () => {
    expect(financingStates.filter(isCancellable)).toEqual(['MATERIALS', 'FUNDER_REVIEW', 'NEED_INFO', 'CONTRACT_SIGN']);
  });

  it('has no responsible party once it has ended, and always one before', () => {
    const open = [...pendingFinancingStates, ...outstandingFinancingStates];
    expect(financingStates.filter((state) => financingTurn(state) !== undefined).toSorted()).toEqual(open.toSorted());
  });
});

describe('a payment', () => {
  it('goes only where the bank can bring it', () => {
    const steps = paymentStates.flatMap((from) =>
      paymentStates.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(steps).toEqual([
      'EXPECTED INSTRUCTED',
      'EXPECTED CONFIRMED',
      'INSTRUCTED CONFIRMED',
      'INSTRUCTED FAILED',
      'CONFIRMED RETURNED',
      'FAILED INSTRUCTED',
    ]);
  });
});

describe('the band of a rate', () => {
  it.each([
    [36_000, { from: 3, to: 4 }],
    [40_000, { from: 4, to: 5 }],
    [39_999, { from: 3, to: 4 }],
    [0, { from: 0, to: 1 }],
  ])('of %i millionths', (rate, band) => {
    expect(rateBand(rate)).toEqual(band);
  });
});
