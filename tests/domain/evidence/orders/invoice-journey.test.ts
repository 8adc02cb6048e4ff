import { describe, expect, it } from 'vitest';
import {
  journeyInvoiceTypes,
  journeyProgress,
  journeySteps,
  showsPdf,
} from '../../../../src/domain/evidence/orders/invoice-journey.ts';
import { openBooks, policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';

describe('the journey of an invoice', () => {
  it.each([
    ['WAIT_INVOICE', ['now', 'next', 'next', 'next']],
    ['DEAL_INVOICE', ['done', 'now', 'next', 'next']],
    ['DONE_INVOICE', ['done', 'done', 'now', 'next']],
    ['DONE_EXPRESS', ['done', 'done', 'done', 'done']],
  ])('in the state %s has the progress %j', (state, standings) => {
    expect(journeyProgress(state)).toEqual(journeySteps.map((step, index) => ({ step, state: standings[index] })));
  });

  it.each(['', 'constructor', 'done_invoice', 'LOST'])('is nowhere in the unknown state “%s”', (state) => {
    expect(journeyProgress(state)).toBeUndefined();
  });
});

describe('the PDF of an invoice', () => {
  it('is shown for the four electronic kinds', () => {
    expect(journeyInvoiceTypes.filter((type) => showsPdf(type, 'https://x'))).toEqual([
      'GENERAL_ELEC',
      'SPECIAL_ELEC',
      'QD_GENERAL',
      'QD_SPECIAL',
    ]);
  });

  it('is not shown where there is none, or where its kind is unknown', () => {
    expect([showsPdf('QD_GENERAL', ''), showsPdf('ROLL', 'https://x'), showsPdf('toString', 'https://x')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the order behind a business', () => {
  it('is asked for by its own number where a book is made of orders, and by the code of the business elsewhere', () => {
    for (const book of openBooks()) {
      const { business, orderLookup: orderRoad } = policyOf(book);
      expect(orderRoad, book).toBe(business === 'order' ? 'order-number' : 'business-code');
    }
  });
});
