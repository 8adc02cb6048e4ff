import { money } from '../../../../src/domain/money/money.ts';
import type { KeptOffer } from '../../../../src/domain/trade/financing/kept-offer.ts';
import type {
  FinancingRecord,
  FundingLimitRecord,
  FundingProgrammeRecord,
  FundingUseRecord,
  PaymentRecord,
  StatementLineRecord,
} from '../../../../server/core/records/trade.ts';

export const programme: FundingProgrammeRecord = {
  id: 'FP-1',
  kind: 'credit',
  funderId: 'F-1',
  funderName: '长屿银行宁波分行',
  title: '启衡专项',
  annualRate: 36_000,
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeRate: 1000,
  feeLeast: money('50.00'),
  feeMost: money('5000.00'),
  feeTaxRate: 60_000,
  hasRecourse: true,
  graceDays: 5,
  penaltyRate: 54_000,
  settlementDays: 3,
  cutOffHour: 16,
  startsOn: 'AUDITED',
  repaymentBank: '长屿银行',
  repaymentAccount: '3305010099000026118',
  leastAmount: money('10000.00'),
  mostDays: 365,
  validDays: 5,
  isPaused: false,
};

export const bareProgramme: FundingProgrammeRecord = {
  ...programme,
  id: 'FP-2',
  title: '',
  dayBasis: 365,
  interestTime: 'maturity',
  interestBearer: 'issuer',
  feeLeast: money('0.00'),
  feeMost: undefined,
  hasRecourse: false,
  startsOn: 'SUBMITTED',
  repaymentBank: '',
  repaymentAccount: '',
  isPaused: true,
};

export const fundingLimit: FundingLimitRecord = {
  id: 'FP-1 C-9',
  programmeId: 'FP-1',
  issuerId: 'C-9',
  total: money('6400000.00'),
  validUntil: '2027-12-31',
  isRevolving: true,
};

export const bareFundingLimit: FundingLimitRecord = {
  ...fundingLimit,
  id: 'FP-1 C-8',
  issuerId: 'C-8',
  validUntil: '',
  isRevolving: false,
};

export const fundingUse: FundingUseRecord = {
  id: 'TA-1',
  limitId: 'FP-1 C-9',
  amount: money('1200000.00'),
  at: 1_764_208_800_123,
};

const figures = {
  disbursedOn: '2026-12-02',
  days: 119,
  interest: '14280.00',
  fee: '1200.00',
  feeTax: '67.92',
  cost: '15480.00',
  net: '1184520.00',
  annualCost: 39_535,
};

const offer: KeptOffer = {
  programmeId: 'FP-1',
  programmeTitle: '启衡专项',
  funderId: 'F-1',
  funderName: '长屿银行宁波分行',
  annualRate: 36_000,
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeRate: 1000,
  feeLeast: '50.00',
  feeMost: '5000.00',
  feeTaxRate: 60_000,
  hasRecourse: true,
  graceDays: 5,
  penaltyRate: 54_000,
  settlementDays: 3,
  cutOffHour: 16,
  startsOn: 'AUDITED',
  repaymentBank: '长屿银行',
  repaymentAccount: '3305010099000026118',
  validUntil: '2026-12-04',
  figures,
};

export const financing: FinancingRecord = {
  id: 'FN-1',
  number: 'RZ20261127-000001',
  applicationId: 'TA-1',
  kind: 'credit',
  companyId: 'C-1',
  companyName: '宁波砚舟精密铸造有限公司',
  issuerId: 'C-9',
  issuerName: '启衡重工集团股份有限公司',
  funderId: 'F-1',
  funderName: '长屿银行宁波分行',
  programmeId: 'FP-1',
  amount: money('1200000.00'),
  outstanding: money('600000.00'),
  interestDue: money('120.50'),
  penaltyDue: money('3.21'),
  penaltyFrom: '2027-04-01',
  repurchase: { askedAt: 1_000, payBy: '2027-04-12' },
  dueOn: '2027-03-31',
  state: 'DISBURSED',
  stateSince: 1_764_208_800_123,
  endsOn: '2027-03-25',
  createdAt: 1_764_122_400_001,
  version: 7,
  lines: [{ holdingId: 'H-1', instrumentId: 'I-1', number: 'RX-1', amount: '1200000.00' }],
  offer,
  accountId: 'BA-1',
  accountEnding: '0871',
  bankName: '长屿银行',
  questions: [{ id: 'Q-1', words: '交货地点？', answer: '宁波', answeredBy: '周思远', answeredAt: 1_764_208_800_000 }],
  contract: { number: 'CR-1', drawnAt: 1_764_208_800_000, figures, signedAt: 1_764_208_900_000, sealedAt: 1 },
  searchedAt: 1_764_208_700_000,
  registration: { number: '33', at: 1_764_208_950_000, until: '2027-09-30', text: '出让人', endedAt: 2 },
  disbursed: {
    on: '2026-12-02',
    paymentId: 'PM-1',
    figures,
    holdings: [{ holdingId: 'H-2', instrumentId: 'I-1', amount: '1200000.00' }],
  },
  events: [
    {
      event: 'applied',
      at: 1_764_122_400_001,
      personName: '周思远',
      companyId: 'C-1',
      companyName: '宁波砚舟精密铸造有限公司',
      reason: '',
      words: '',
      amount: '',
    },
  ],
};

export const bareFinancing: FinancingRecord = {
  ...financing,
  id: 'FN-2',
  number: 'RZ20261127-000002',
  applicationId: 'TA-2',
  state: 'MATERIALS',
  outstanding: financing.amount,
  endsOn: '',
  questions: [],
  contract: undefined,
  searchedAt: undefined,
  registration: undefined,
  disbursed: undefined,
  events: [],
};

export const payment: PaymentRecord = {
  id: 'PM-1',
  purpose: 'disbursement',
  state: 'CONFIRMED',
  payerId: 'F-1',
  payerName: '长屿银行宁波分行',
  payeeId: 'C-1',
  payeeName: '宁波砚舟精密铸造有限公司',
  amount: money('1184520.00'),
  expectedOn: '2026-12-02',
  valueDay: '2026-12-02',
  bankReference: 'BK-1',
  instrumentId: '',
  financingId: 'FN-1',
  at: 1_764_208_800_123,
  reason: '',
};

export const barePayment: PaymentRecord = {
  ...payment,
  id: 'PM-2',
  purpose: 'principal',
  state: 'FAILED',
  valueDay: '',
  bankReference: '',
  instrumentId: 'I-1',
  financingId: '',
  reason: '户名不符',
};

export const statementLine: StatementLineRecord = {
  reference: 'ST-20270331-1',
  number: 'RX6101-2026-00001',
  enteredNumber: 'RX6101-2026-O0001',
  amount: money('300000.00'),
  valueDay: '2027-03-31',
  state: 'unmatched',
  bar: 'part-early',
  at: 1_806_000_000_000,
  explainedBy: '',
  words: '',
};

export const bareStatementLine: StatementLineRecord = {
  ...statementLine,
  reference: 'ST-2',
  amount: money('0.01'),
  state: 'matched',
  bar: undefined,
};
