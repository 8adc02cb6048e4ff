import { emptyIssueForm } from '../../../../src/domain/trade/shared/issue-rules.ts';
import { actPolicies } from '../../../../src/domain/trade/shared/application-policy.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type {
  HoldingRecord,
  InstrumentRecord,
  InvoiceUseRecord,
  IssueLimitRecord,
  KeptTradeForm,
  LimitChangeRecord,
  LimitProposalRecord,
  LimitRequestRecord,
  LimitUseRecord,
  PostingRecord,
  ReservationRecord,
  ReviewThresholdRecord,
  TradeApplicationRecord,
  TradeEventRecord,
} from '../../../../server/core/records/trade.ts';

/** Records with a value in every field, and with the fewest possible values. A store must return them unchanged. */
export const instrument: InstrumentRecord = {
  id: 'I-1',
  number: 'RX3302-2026-0000001',
  kind: 'credit',
  issuerId: 'C-9',
  issuerName: '启衡"重工"有限公司',
  payeeId: 'C-1',
  payeeName: '宁波砚舟精密铸造有限公司',
  amount: money('999999999999.99'),
  issuedOn: '2026-11-27',
  dueOn: '2027-02-28',
  contractNumber: 'QH-2026\\A',
  invoices: [{ code: '0330', number: '26990001', issuedOn: '2026-11-01', total: '1200.50' }],
  isTransferable: true,
  isPayroll: true,
  remark: '第一批\n备料款',
  applicationId: 'TA-1',
};

export const bareInstrument: InstrumentRecord = {
  ...instrument,
  id: 'I-2',
  number: 'RX3302-2026-0000002',
  amount: money('0.01'),
  contractNumber: '',
  invoices: [],
  isTransferable: false,
  isPayroll: false,
  remark: '',
};

export const holding: HoldingRecord = {
  id: 'H-1',
  instrumentId: 'I-1',
  place: 'transit',
  companyId: 'C-1',
  amount: money('100.00'),
  reserved: money('60.00'),
  frozen: money('40.00'),
  originId: 'H-0',
  kind: 'credit',
  number: 'RX3302-2026-0000001',
  issuerId: 'C-9',
  issuerName: '启衡重工有限公司',
  dueOn: '2027-02-28',
  senderId: 'C-2',
  senderName: '苏州澄叶电子材料有限公司',
  applicationId: 'TA-1',
  acceptBy: '2026-12-04',
  remindedOf: '2026-12-02',
  openedAt: 1_700_000_000_123,
};

export const bareHolding: HoldingRecord = {
  ...holding,
  id: 'H-2',
  place: 'held',
  reserved: money('0.00'),
  frozen: money('0.00'),
  originId: undefined,
  acceptBy: '',
};

export const reservation: ReservationRecord = {
  id: 'TA-1 H-9',
  applicationId: 'TA-1',
  holdingId: 'H-9',
  amount: money('60.00'),
  isForFinancing: true,
};

export const posting: PostingRecord = {
  id: 'L-1',
  applicationId: 'TA-1',
  entry: 'transfer-accepted',
  instrumentId: 'I-9',
  fromId: 'H-1',
  toId: 'H-2',
  amount: money('12.34'),
  businessDay: '2026-11-27',
  at: 1_764_208_800_123,
  kind: 'credit',
  number: 'RX3302-2026-0000001',
  outCompanyId: 'C-1',
  inCompanyId: 'C-2',
  fromCompanyId: 'C-1',
  toCompanyId: 'C-2',
};

export const barePosting: PostingRecord = {
  ...posting,
  id: 'L-2',
  entry: 'issue',
  fromId: undefined,
  outCompanyId: '',
  inCompanyId: '',
};

const { exceptionReason, exceptionText } = emptyIssueForm;

export const emptyTradeForm: KeptTradeForm = {
  payeeId: '',
  amount: '',
  dueOn: '',
  contractNumber: '',
  invoices: [],
  isTransferable: true,
  remark: '',
  exceptionReason,
  exceptionText,
  holdingId: '',
  lines: [],
  purpose: '',
  holdings: [],
  programmeId: '',
  accountId: '',
  financingId: '',
  paymentId: '',
  orderId: '',
  project: '',
  period: '',
  payrollId: '',
};

export const event: TradeEventRecord = {
  event: 'approved',
  at: 1_764_208_800_003,
  step: 0,
  waited: 12,
  personId: 'P-3',
  forPersonId: '',
  userId: 'U-3',
  personName: '顾云舟',
  companyId: 'C-1',
  reason: 'other',
  words: '已核对 "合同"',
};

export const application: TradeApplicationRecord = {
  id: 'TA-1',
  number: 'ZR20261127-000001',
  act: 'transfer',
  kind: 'credit',
  companyId: 'C-1',
  companyName: '宁波砚舟精密铸造有限公司',
  makerUserId: 'U-1',
  makerName: '周思远',
  maker: { personId: 'P-1', forPersonId: 'P-2' },
  counterpartyId: 'C-2',
  counterpartyName: '苏州澄叶"电子"材料有限公司',
  form: {
    ...emptyTradeForm,
    invoices: [{ code: '', number: '26990001', issuedOn: '2026-11-01', total: '1.00' }],
    holdingId: 'H-1',
    lines: [{ payeeId: 'C-2', amount: '12.30' }],
    purpose: '货款',
  },
  amount: money('12.30'),
  dueOn: '2027-02-28',
  instrumentId: 'I-1',
  state: 'WAITING',
  steps: [...actPolicies.credit.issue.steps],
  step: 1,
  waitsForId: 'C-1',
  waitsForRole: 'director',
  version: 3,
  createdAt: 1_764_208_800_001,
  submittedAt: 1_764_208_800_002,
  stateSince: 1_764_208_800_003,
  endsOn: '2026-12-25',
  remindedOf: '2026-12-01',
  isReserving: true,
  events: [event],
  checks: [
    { code: 'TERM', outcome: 'noted', because: 'exceptional', values: { days: '200' } },
    { code: 'APPROVERS', outcome: 'passed', values: {} },
  ],
};

/** A draft without entries. */
export const bareApplication: TradeApplicationRecord = {
  ...application,
  id: 'TA-2',
  number: 'ZR20261127-000002',
  maker: { personId: 'P-1' },
  counterpartyId: '',
  counterpartyName: '',
  form: emptyTradeForm,
  amount: money('0.00'),
  dueOn: '',
  instrumentId: '',
  state: 'DRAFT',
  steps: [],
  step: 0,
  waitsForId: '',
  waitsForRole: '',
  submittedAt: undefined,
  endsOn: '',
  isReserving: false,
  events: [],
  checks: [],
};

export const issueLimit: IssueLimitRecord = {
  id: 'C-9 credit',
  companyId: 'C-9',
  kind: 'credit',
  total: money('200000000.00'),
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  isRevolving: true,
  reminded: { days: 30, validUntil: '2026-12-31' },
};

export const bareIssueLimit: IssueLimitRecord = {
  ...issueLimit,
  id: 'C-6 credit',
  validFrom: '',
  validUntil: '',
  isRevolving: false,
  reminded: undefined,
};

export const limitChange: LimitChangeRecord = {
  id: 'LC-1',
  limitId: 'C-8 credit',
  at: 1_764_208_800_000,
  before: { total: money('0.00'), validFrom: '2026-01-01', validUntil: '2026-12-31', isRevolving: false },
  after: { total: money('99999999999.98'), validFrom: '', validUntil: '', isRevolving: true },
  madeBy: '许"知"远',
  checkedBy: '高\\明',
  reason: '年审\n通过',
  requestId: 'LR-1',
};

export const limitGrant: LimitChangeRecord = {
  ...limitChange,
  id: 'LC-2',
  before: undefined,
  madeBy: '',
  checkedBy: '',
  requestId: '',
};

export const limitRequest: LimitRequestRecord = {
  id: 'LR-1',
  limitId: 'C-8 credit',
  companyId: 'C-8',
  kind: 'credit',
  before: { total: money('0.00'), validFrom: '', validUntil: '', isRevolving: false },
  wanted: { total: money('0.01'), validFrom: '2026-01-01', validUntil: '2027-12-31', isRevolving: true },
  reason: '旺季备货\n扩大',
  state: 'granted',
  makerUserId: 'U-1',
  makerName: '骆秋白',
  sentAt: 1_764_208_800_000,
  endedAt: 1_764_208_900_000,
  words: '同意',
};

export const openLimitRequest: LimitRequestRecord = {
  ...limitRequest,
  id: 'LR-2',
  state: 'sent',
  endedAt: undefined,
  words: '',
};

export const limitProposal: LimitProposalRecord = {
  id: 'C-8 credit',
  changes: true,
  terms: limitRequest.wanted,
  reason: '年审',
  madeBy: '许知远',
  at: 1_764_208_800_000,
  requestId: 'LR-2',
};

export const decliningProposal: LimitProposalRecord = {
  ...limitProposal,
  id: 'C-7 credit',
  changes: false,
  terms: limitRequest.before,
  requestId: '',
};

export const reviewThreshold: ReviewThresholdRecord = {
  id: 'RT-1',
  companyId: 'C-9',
  kind: 'credit',
  amount: money('5000000.01'),
  validFrom: '2026-12-01',
  reason: '年度授权 "第 3 号"',
  state: 'confirmed',
  maker: { personId: 'P-1', forPersonId: 'P-2' },
  makerUserId: 'U-1',
  makerName: '宋北辰',
  proposedAt: 1_764_208_800_001,
  deciderName: '傅明衡',
  decidedAt: 1_764_208_800_002,
};

export const openThreshold: ReviewThresholdRecord = {
  ...reviewThreshold,
  id: 'RT-2',
  state: 'proposed',
  deciderName: '',
  decidedAt: undefined,
};

export const limitUse: LimitUseRecord = {
  id: 'TA-1',
  limitId: 'C-8 credit',
  amount: money('12.34'),
  freed: money('0.01'),
  state: 'reserved',
  at: 1_764_208_800_000,
};

export const invoiceUse: InvoiceUseRecord = {
  id: '0330 26990001 TA-1',
  invoiceId: '0330 26990001',
  applicationId: 'TA-1',
  companyId: 'C-9',
  amount: money('1200.50'),
  state: 'used',
};
