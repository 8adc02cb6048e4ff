import { defaultCollection } from '../../src/domain/trade/shared/collection.ts';
import { money } from '../../src/domain/money/money.ts';
import type { InstrumentBusiness } from '../../src/application/ports/trade/instrument-book.ts';
import type { HeldInstrument, InstrumentDetail } from '../../src/domain/trade/shared/held-instrument.ts';
import type { TradeApplicationRow } from '../../src/domain/trade/shared/trade-application.ts';
import type { TradeFigures } from '../../src/domain/trade/shared/trade-figures.ts';

/** An application in a list: an issue that waits for a director. */
export const tradeRow: TradeApplicationRow = {
  id: 'TA-1',
  number: 'QF20261124-000019',
  act: 'issue',
  kind: 'credit',
  companyId: 'C-9',
  companyName: '启衡重工有限公司',
  counterpartyName: '宁波砚舟有限公司',
  amount: money('4850000.00'),
  dueOn: '2027-03-31',
  state: 'WAITING',
  makerName: '骆秋白',
  isMine: false,
  version: 2,
  createdAt: Date.parse('2026-11-24T10:00:00+08:00'),
  stateSince: Date.parse('2026-11-25T10:40:00+08:00'),
  submittedAt: Date.parse('2026-11-24T10:10:00+08:00'),
  endsOn: '2026-12-22',
  waitsFor: { role: 'director', isOwn: true, names: ['宋北辰'], isSigned: true },
  decisionBar: undefined,
  bulkBar: undefined,
};

/** A holding in transit to its new holder. */
export const sentHolding: HeldInstrument = {
  holdingId: 'H-1',
  instrumentId: 'I-1',
  number: 'RX3302-2026-0000001',
  kind: 'credit',
  place: 'transit',
  issuerName: '启衡重工有限公司',
  senderName: '启衡重工有限公司',
  amount: money('100.00'),
  reserved: money('0.00'),
  frozen: money('0.00'),
  freezes: [],
  available: money('0.00'),
  packaged: money('0.00'),
  dueOn: '2027-02-28',
  paysOn: { day: '2027-03-01', about: false },
  acceptBy: '2026-12-04',
  openedAt: Date.parse('2026-11-27T09:00:00+08:00'),
  isTransferable: true,
  isClosed: false,
  transferBar: 'in-transit',
  openApplications: [],
};

const none = { count: 0, amount: money('0.00') };

/** Figures of a core enterprise without waiting tasks for the user. */
export const issuerFigures: TradeFigures = {
  toDo: {
    count: 0,
    toDecide: none,
    returned: none,
    toAccept: none,
    toFinance: none,
    toConfirm: 0,
    decisions: [],
    returns: [],
    arrivals: [],
    financings: [],
    confirmations: [],
  },
  issuer: {
    limit: {
      total: money('200.00'),
      used: money('130.00'),
      reserved: money('20.00'),
      validFrom: '',
      validUntil: '2027-06-30',
    },
    issuedThisMonth: { count: 3, amount: money('30.00') },
    issuedThisYear: { count: 12, amount: money('150.00') },
    unaccepted: { count: 1, amount: money('10.00') },
    payments: {
      days: [
        {
          day: '2026-11-30',
          about: false,
          count: 2,
          amount: money('32.16'),
          beside: money('0.00'),
          namedFrom: '2026-11-23',
          due: { from: '2026-11-28', to: '2026-11-30' },
          missing: money('3.16'),
          payees: [{ companyName: '宁波砚舟', amount: money('32.16') }],
        },
        {
          day: '2026-12-31',
          about: false,
          count: 1,
          amount: money('30.00'),
          beside: money('0.00'),
          namedFrom: '2026-12-24',
          due: { from: '2026-12-31', to: '2026-12-31' },
          missing: money('33.16'),
          payees: undefined,
        },
      ],
      overdue: undefined,
      collection: defaultCollection,
      account: {
        bankName: '长屿银行',
        ending: '0871',
        balance: {
          amount: money('29.00'),
          source: '长屿银行',
          at: Date.parse('2026-11-27T09:00:00+08:00'),
          paidSince: money('0.00'),
        },
      },
    },
  },
  holder: undefined,
  financings: undefined,
  months: [
    { month: '2026-12', count: 1, amount: money('30.00') },
    { month: '2027-01', count: 2, amount: money('100.00') },
  ],
  recent: [{ ...tradeRow, id: 'TA-7', number: 'QF20261120-000007', state: 'EFFECTIVE' }],
};

/** Figures of a holder with one holding in transit to it. */
export const holderFigures: TradeFigures = {
  toDo: { ...issuerFigures.toDo, count: 1, toAccept: { count: 1, amount: money('100.00') }, arrivals: [sentHolding] },
  issuer: undefined,
  holder: {
    transit: { count: 2, amount: money('150.00') },
    acceptBy: '2026-12-04',
    held: { count: 4, amount: money('90.00') },
    overdue: { count: 0, amount: money('0.00') },
    awaitingPayment: money('0.00'),
    available: money('40.00'),
    reserved: money('30.00'),
    packaged: money('20.00'),
    frozen: money('0.00'),
  },
  financings: {
    'under-way': { count: 3, amount: money('60.00') },
    disbursing: { count: 1, amount: money('10.00') },
    'due-soon': { count: 2, amount: money('20.00') },
    overdue: { count: 0, amount: money('0.00') },
    dueUntil: '2026-12-27',
  },
  months: [{ month: '2027-08', count: 4, amount: money('90.00') }],
  recent: [],
};

/** A credit of 100.00 right after its issue. */
export const instrumentDetail: InstrumentDetail = {
  id: 'I-1',
  number: 'RX-1',
  kind: 'credit',
  isIssuer: false,
  issuerName: '启衡重工有限公司',
  payeeName: '宁波砚舟有限公司',
  amount: money('100.00'),
  issuedOn: '2026-11-01',
  dueOn: '2027-03-31',
  paysOn: { day: '2027-03-31', about: false },
  contractNumber: '',
  invoices: [],
  isTransferable: true,
  payroll: undefined,
  remark: '',
  chain: [],
  own: [],
  postings: [],
  freezes: [],
  allocations: [],
  orders: [],
};

export const noBusiness: InstrumentBusiness = {
  sums: undefined,
  applications: [],
  isMore: false,
  financings: [],
  packages: [],
  starts: [],
  heldPayments: [],
  papers: [],
  collection: defaultCollection,
  payments: [],
};
