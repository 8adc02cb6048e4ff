import { describe, expect, it } from 'vitest';
import { WireFundingDesk } from '../../../src/adapters/wire/trade/wire-funding-desk.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { money } from '../../../src/domain/money/money.ts';
import { clientOver } from '../../builders/client-over.ts';

const figures = {
  disburseDate: '2026-11-30',
  days: 121,
  interest: '1.00',
  fee: '1.00',
  feeTax: '0.06',
  cost: '2.00',
  net: '98.00',
};
const terms = {
  programmeId: 'FP-1',
  programmeTitle: '',
  funderId: 'F-1',
  funderName: '长屿银行',
  annualRate: 38_500,
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeRate: 1000,
  feeLeast: '0.00',
  feeTaxRate: 60_000,
  hasRecourse: false,
  graceDays: 0,
  penaltyRate: 57_750,
  settlementDays: 1,
  cutOffHour: 14,
  startsOn: 'AUDITED',
  repaymentBank: '',
  repaymentAccount: '',
  validUntil: '2026-12-04',
  figures,
};
const offer = { ...terms, arriveAbout: false, limitLeft: '5.00', materials: 'ready' };
const payment = {
  paymentId: 'PM-1',
  purpose: 'disbursement',
  state: 'INSTRUCTED',
  payerName: '',
  payeeName: '',
  amount: '98.00',
  expectedDate: '2026-11-30',
  valueDate: '',
  bankReference: '',
  reason: '',
};
const event = { event: 'applied', time: 1, personName: '', companyName: '', reason: '', words: '', amount: '' };
const row = {
  financingId: 'FN-1',
  financingNo: 'RZ-1',
  instrumentKind: 'credit',
  companyName: '',
  issuerName: '',
  funderName: '',
  amount: '100.00',
  outstandingAmount: '100.00',
  dueDate: '2027-03-31',
  state: 'FUNDER_REVIEW',
  stateTime: 0,
  endDate: '',
  createTime: 0,
  version: 1,
  instrumentNos: ['RX-1'],
};
const financing = {
  ...row,
  applicationId: 'TA-1',
  lines: [{ holdingId: 'H-1', instrumentNo: 'RX-1', amount: '100.00', isReady: true }],
  offer: terms,
  bankName: '',
  accountEnding: '',
  questions: [],
  interestDue: '0.00',
  penaltyDue: '0.00',
  penaltyFrom: '',
  graceUntil: '',
  payments: [payment],
  events: [event],
  payDate: '2027-03-31',
  payDateAbout: false,
  mayAnswer: false,
  mayCancel: false,
  mayAskToSign: false,
};

async function offerRead(change: object) {
  const wire = { amount: '100.00', issuerName: '', dueDate: '', payDate: '', programmeCount: 1 };
  const { client } = clientOver({ ...wire, offers: [{ ...offer, ...change }] });
  const { offers } = await new WireFundingDesk(client).offers({
    kind: 'credit',
    applicationId: undefined,
    holdings: [],
  });
  return offers[0];
}
const financingRead = async (change: object) =>
  new WireFundingDesk(clientOver({ ...financing, ...change }).client).financing('FN-1');
const which = { financingId: 'FN-1', version: 1 };

describe('a code that a later back end may give', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    ['limit', 'limit'],
    ['other-funder', 'other-funder'],
    ['on-holiday', 'unknown'],
    ['constructor', 'unknown'],
  ])('of what bars an offer, %j, is %j: never taken for no bar', async (bar, expected) => {
    expect((await offerRead({ bar }))?.bar).toBe(expected);
  });

  it.each([
    ['other-funder', 'other-funder'],
    ['half-way', undefined],
    ['toString', undefined],
  ])('of evidence packages, %j, is %j', async (materials, expected) => {
    expect((await offerRead({ materials }))?.materials).toBe(expected);
  });

  it('of the terms of an offer is read as the usual term', async () => {
    const odd = { dayBasis: 364, interestTime: 'weekly', interestBearer: 'nobody', startsOn: 'SOON' };
    expect(await offerRead(odd)).toMatchObject({
      dayBasis: 360,
      interestTime: 'advance',
      interestBearer: 'supplier',
      startsOn: 'AUDITED',
    });
  });

  it.each([
    ['OVERDUE', 'OVERDUE'],
    ['PONDERED', undefined],
    ['constructor', undefined],
  ])('of a financing’s state, %j, is %j', async (state, expected) => {
    expect((await financingRead({ state }))?.state).toBe(expected);
    const page = { count: 1, totalAmount: '100.00', records: [{ ...row, state }] };
    const desk = new WireFundingDesk(clientOver(page).client);
    const { rows } = await desk.financings({ states: undefined, keyword: '', page: 1, pageSize: 20 });
    expect(rows.map((each) => each.state)).toEqual([expected]);
  });

  it('of an instrument, a payment and an event is read as unknown, beside what is known', async () => {
    const payments = [payment, { ...payment, purpose: 'gift', state: 'LOST' }];
    const events = [event, { ...event, event: 'sold', amount: '1.00' }];
    expect(await financingRead({ instrumentKind: 'gold', payments, events })).toMatchObject({
      kind: undefined,
      payments: [
        { purpose: 'disbursement', state: 'INSTRUCTED' },
        { purpose: undefined, state: undefined },
      ],
      events: [
        { event: 'applied', amount: undefined },
        { event: 'sold', amount: money('1.00') },
      ],
    });
  });
});

describe('omitted values of a back end', () => {
  it('is not there, and texts of it are empty', async () => {
    const question = { questionId: 'Q-1', words: '合同？', answer: '', answeredBy: '' };
    const contract = { contractNo: 'HT-1', drawTime: 1, figures, signTime: null };
    expect(await financingRead({ questions: [question], contract, registration: null, net: null })).toMatchObject({
      net: undefined,
      annualRate: undefined,
      rateBand: undefined,
      searchedAt: undefined,
      lines: [{ packageId: '', packageState: '' }],
      questions: [{ id: 'Q-1', answeredAt: undefined }],
      contract: { signedAt: undefined, sealedAt: undefined, signingApplicationId: '' },
      registration: undefined,
      disbursed: undefined,
      repurchase: undefined,
      issuerInterests: undefined,
    });
  });
});

describe('a refusal of a change', () => {
  it.each([
    ['TRADE_CHANGED', 'changed'],
    ['FINANCING_STATE', 'state'],
    ['NOT_FOUND', 'gone'],
    ['NOT_PERMITTED', 'not-permitted'],
    ['REQUEST_INVALID', 'incomplete'],
  ])('with %s is reported as %s', async (code, because) => {
    const desk = new WireFundingDesk(clientOver({}, code).client);
    expect(await desk.answer(which, [])).toEqual({ done: false, because });
    expect(await desk.cancel(which, '')).toEqual({ done: false, because });
  });

  it.each(['MOON_IS_FULL', 'constructor'])('with the unknown code %s is a fault', async (code) => {
    const desk = new WireFundingDesk(clientOver({}, code).client);
    await expect(desk.cancel(which, '')).rejects.toBeInstanceOf(PortFault);
  });
});

it('a financing that is not found is none; any other failure is one', async () => {
  expect(await new WireFundingDesk(clientOver({}, 'NOT_FOUND').client).financing('FN-1')).toBeUndefined();
  await expect(new WireFundingDesk(clientOver({}, 'NOT_PERMITTED').client).financing('FN-1')).rejects.toBeInstanceOf(
    PortFault,
  );
});

it('a back end without the trade offers no financings', () => {
  const transport = { offers: (extension: string) => extension !== 'trade' };
  expect(new WireFundingDesk(new WireClient(transport as never)).isOffered).toBe(false);
});
