import { emptyForm } from '../../src/domain/certification/shared/certification-form.ts';
import { money } from '../../src/domain/money/money.ts';
import type {
  AttemptRecord,
  KeyChallengeRecord,
  RecoveryProofRecord,
  UnfreezeRecord,
  VerifyCodeRecord,
  SessionRecord,
  TrustedDeviceRecord,
} from '../../server/core/records/entry.ts';
import type {
  AgreementTextRecord,
  AgreementSignatureRecord,
  MemberStandingRecord,
  NoticeReadRecord,
  ObjectionRecord,
} from '../../server/core/records/notices.ts';
import type {
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
  CertificateRecord,
} from '../../server/core/records/certificates.ts';
import type { CallCountRecord, LeaseRecord, ReceiptRecord } from '../../server/core/records/common.ts';
import type { CompanyRecord, BankAccountRecord, GroupRecord, UserRecord } from '../../server/core/records/company.ts';
import type {
  CandidateRecord,
  DownloadRecord,
  FileRecord,
  ItemRecord,
  JourneyRecord,
  LimitRecord,
  LogRecord,
  MaterialRecord,
  OrderRecord,
  PackageRecord,
  StandardCategory,
  ReadingRecord,
  StandardRecord,
  TradeInvoiceRecord,
  WordMarkRecord,
} from '../../server/core/records/evidence.ts';
import type { FeedbackRecord } from '../../server/core/records/help.ts';
import type { MessageRecord } from '../../server/core/records/messages.ts';
import type { PlatformRecord } from '../../server/core/records/shell.ts';
import type { SecurityEventRecord } from '../../server/core/records/account.ts';
import type { InvoicingProfileRecord } from '../../server/core/records/invoicing.ts';
import type {
  InvitationRecord,
  DelegationRecord,
  DepartureRecord,
  ProposalRecord,
} from '../../server/core/records/people.ts';
import type { ApplicationRecord, ProductOpeningRecord } from '../../server/core/records/products.ts';
import type { SettlementRecord } from '../../server/core/records/settling.ts';
import type { CertificationRecord, RealNameRecord } from '../../server/core/records/certification.ts';
import type { GuaranteeProjectRecord, RegistrationRecord } from '../../server/core/records/registration.ts';
import type { Transaction } from '../../server/core/store.ts';

/** Records with a value in every field, and with as few as there may be: what a store must give back as it was. */
export const company: CompanyRecord = {
  pkCorp: 'C-1',
  name: '宁波砚舟精密铸造有限公司',
  shortName: '砚舟',
  uscc: '91330299MA5JMH9238',
  isCore: false,
  deregistered: true,
  openedProducts: ['CREDIT', 'EST'],
  licenceUntil: '2027-03-31',
  certificateUntil: '',
};

export const user: UserRecord = {
  userId: 'U-1',
  personId: 'P-1',
  userName: 'zhousiyuan',
  personName: '周思远',
  mobile: '14000001001',
  pkCorp: 'C-1',
  isMain: true,
  roles: ['ROLE_CORP_OPERATOR', 'CORP_QUERY'],
  passwordHash: '$argon2id$x',
  idNumber: '330299199001011234',
  institution: '衡铎银行宁波分行',
};

export const platform: PlatformRecord = {
  host: 'lanchuan.localhost',
  config: { platformName: '澜川', isRT: true, avalableProduct: ['CREDIT'], slogan: null },
};

export const session: SessionRecord = {
  idHash: 'a1',
  userId: 'U-1',
  role: 'ROLE_CORP_OPERATOR',
  createdAt: 1_700_000_000_123,
  lastActiveAt: 1_700_000_000_456,
  picAuthToken: 'pic',
  captcha: 'A3C4',
  proofChallenge: 'x',
  pendingUserId: 'U-1',
  pendingTokenHash: 'hash',
  endedBecause: undefined,
  host: 'lanchuan.localhost',
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
  twoProofs: true,
};
export const visitor: SessionRecord = {
  ...session,
  idHash: 'b2',
  userId: undefined,
  role: undefined,
  pendingUserId: undefined,
  pendingTokenHash: undefined,
  captcha: '',
  endedBecause: 'signed-out',
  host: '',
  source: '',
  agent: '',
  twoProofs: false,
};

export const securityEvent: SecurityEventRecord = {
  id: 'E-1',
  userId: 'U-1',
  what: 'signed-in',
  at: 1_700_000_000_010,
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
};

export const unfreeze: UnfreezeRecord = {
  number: 'JD1',
  userId: 'U-1',
  reason: '忘记了密码',
  state: 'waiting',
  because: 'often',
  locks: ['a', 'b'],
  askedAt: 1_700_000_000_005,
  decidedAt: undefined,
  answer: '',
};
export const recoveryProof: RecoveryProofRecord = {
  key: 'p',
  userId: 'U-1',
  purpose: 'reset',
  passwordMark: 'cd',
  by: 'key',
  provedAt: 1_700_000_000_004,
};
export const trustedDevice: TrustedDeviceRecord = {
  key: 't',
  userId: 'U-1',
  trustedAt: 1_700_000_000_004,
  lastUsedAt: 1_700_000_000_006,
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
};
export const verifyCode: VerifyCodeRecord = {
  key: 'c',
  codeHash: 'ab',
  sentAt: 1_700_000_000_003,
  wrong: 2,
  spent: false,
};
export const certificateEvent: CertificateEventRecord = {
  id: 'E-1',
  serial: '1a',
  userId: 'U-1',
  what: 'used',
  at: 1_700_000_000_004,
  detail: '',
};
export const certificateOrder: CertificateOrderRecord = {
  userId: 'U-1',
  deed: 'renew',
  serial: '1a',
  challenge: 'c',
  picAuthToken: 'p',
  text: 'SCF',
  number: '42',
  host: 'portal.example',
  source: '203.0.113.7',
  agent: '',
  expiresAt: 1_700_000_000_004,
  made: '',
};
export const agreementText: AgreementTextRecord = {
  id: 'A',
  agreement: 'CORP_PRIVACY_AGREEMENT',
  version: 'V1',
  textHash: 'h',
  content: { title: '隐私政策', version: 'V1', sections: [{ heading: '一', paragraphs: ['1.1', '1.2'] }] },
  keptAt: 1_700_000_000_004,
};
export const hardKey: HardKeyRecord = {
  number: 'HK00000001',
  pkCorp: 'C-1',
  userId: 'U-1',
  appliedBy: 'U-2',
  appliedByName: '李敏',
  purpose: 'first',
  replaces: '',
  recipient: '周思远',
  mobile: '13800000001',
  address: '宁波市北仑区砚舟路 1 号',
  state: 'applied',
  reason: '',
  courier: '',
  appliedAt: 1_700_000_000_004,
  since: 1_700_000_000_005,
  postedAt: undefined,
  certificate: '',
  serial: '',
  revision: 1,
};
export const certificate: CertificateRecord = {
  serial: '1a',
  userId: 'U-1',
  kind: 'HARD',
  certificate: 'AAAA',
  validFrom: 1_700_000_000_004,
  validTo: 1_700_000_000_005,
  revokedAt: undefined,
  endedAs: undefined,
};
export const keyChallenge: KeyChallengeRecord = {
  key: 'c',
  purpose: 'sign-in',
  host: 'localhost',
  expiresAt: 1_700_000_000_006,
  spent: false,
};
export const attempt: AttemptRecord = { key: 'k', failures: 3, lastFailureAt: 1_700_000_000_001 };

export const lease: LeaseRecord = { name: 'inspection C-1', holder: 'h', until: 1_700_000_000_002 };
export const callCount: CallCountRecord = { key: 'loginPassword 192.0.2.1', calls: 3, until: 1_700_000_000_003 };

export const category: StandardCategory = {
  docStdCategoryId: 'STD-INVOICE',
  name: '发票',
  stage: 'BUSI_INVOICE',
  docFileType: 'BUSI_INVOICE',
  required: true,
  maxItems: 3,
  limits: { maximumKilobytes: { pdf: 5120 }, maximumFiles: 1 },
  templateFiles: ['PK-T'],
  exampleFiles: [],
};

export const standard: StandardRecord = {
  snapshotVersion: 'STD-1',
  book: 'credit',
  fkCorpCore: '*',
  fkFinance: 'F-1',
  categories: [category],
  reviewEntry: 'BIZ_CONFIRM',
};

export const order: OrderRecord = {
  id: 'C-1 PO1',
  pkCorp: 'C-1',
  amount: money('99999999999999.98'),
  drawdownAmount: undefined,
  details: {
    orderNumber: 'PO1',
    businessOrderNumber: 'B1',
    businessOrderName: '轴承座采购',
    contractNumber: 'QH1',
    contractName: '采购合同',
    coreName: '启衡重工集团',
    goodsName: '轴承座',
    goodsCount: '12 套',
    goodsDescription: '',
    signedOn: '2026-01-05',
    deliveryOn: '',
    expectedPaymentOn: '2026-09-01',
    memo: '',
    drawdownMonths: 6,
    receivingAccount: '3305',
    repayment: '到期一次性还款',
    moreOfOrder: [{ label: '运输', value: '汽运' }],
    moreOfLoan: [],
  },
};
export const journey: JourneyRecord = {
  id: 'C-1 RX1',
  pkCorp: 'C-1',
  businessNo: 'RX1',
  invoices: [
    {
      invoiceNumber: '01280424',
      processState: 'DONE_EXPRESS',
      type: 'SPECIAL',
      total: '113.00',
      businessDay: '2026-03-01',
      importedOn: '',
      madeOn: '2026-03-02',
      postedOn: '2026-03-03',
      express: [{ remark: '已签收', at: '2026-03-04 10:00:00' }],
      businessNumbers: ['RX1', 'RX2'],
      pkFile: 'PK-1',
    },
  ],
};
export const message: MessageRecord = {
  id: 'N-1',
  userId: 'U-1',
  source: 'package',
  kind: 'returned',
  subject: 'DD20261120-0001',
  category: 'review',
  values: { book: 'credit', reason: '价税合计与合同金额不符' },
  sentAt: 1_700_000_000_005,
  readAt: 1_700_000_000_006,
  matter: 'package',
  settledAt: 1_700_000_000_007,
};
export const limit: LimitRecord = {
  id: 'C-9 F-1 CREDIT',
  fkCorpCore: 'C-9',
  fkFinance: 'F-1',
  docType: 'CREDIT',
  limit: money('50000000.00'),
  used: money('0.01'),
};

export const aPackage: PackageRecord = {
  docDatumId: 'DD-1',
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  state: 'UN_AUDIT',
  dataVersion: 7,
  totalAmount: money('642300.10'),
  payerName: '启衡重工集团',
  creditSourceName: '启衡重工集团',
  supplierName: '苏州澄叶',
  counterpartyName: '启衡西北分公司',
  fkFinance: 'F-1',
  financeName: '长屿银行',
  accountNo: '3305',
  expectPayAmount: money('1.00'),
  expectDueDate: '2026-09-01',
  businessType: 'TM01',
  creditState: 'HOLDING',
  productType: 'ORDINARY',
  invoiceNeed: 'owed',
  standardVersion: 'STD-1',
  createdAt: 1_700_000_000_007,
  createdBy: 'U-1',
  createdByName: '周思远',
  submittedAt: 1_700_000_100_000,
  submittedByName: '周思远',
  stateSince: 1_700_000_100_001,
  handlerId: 'U-1',
  handlerName: '周思远',
  submittedTotals: { invoices: money('642300.10'), contracts: money('0.00') },
  returnedItems: 2,
  changeGranted: true,
  reviewerId: 'R-1',
  firstReviewerId: 'R-2',
  fundedAt: 1_700_000_300_000,
  repaidAt: 1_700_000_400_000,
  letterGiven: true,
  objections: [
    { docMaterialId: 'DM-1', docFileId: 'DF-1', reason: '不清晰' },
    { docMaterialId: 'DM-1', docFileId: undefined, reason: '请补充' },
  ],
};
export const begunPackage: PackageRecord = {
  ...aPackage,
  docDatumId: 'DD-2',
  state: 'PREPARE',
  expectPayAmount: undefined,
  expectDueDate: '',
  submittedAt: undefined,
  submittedTotals: undefined,
  reviewerId: '',
  firstReviewerId: '',
  fundedAt: undefined,
  repaidAt: undefined,
  letterGiven: false,
  objections: [],
};

export const credit: CandidateRecord = {
  id: 'K-1',
  book: 'credit',
  side: 'finance',
  number: 'RX1',
  pkCorp: 'C-1',
  supplierName: '苏州澄叶',
  creditSourceName: '启衡重工集团',
  payerName: '启衡重工集团',
  counterpartyName: '启衡西北分公司',
  fkFinance: 'F-1',
  funderName: '长屿银行',
  fkCorpCore: 'C-9',
  businessType: 'TM01',
  state: 'HOLDING',
  productType: 'ORDINARY',
  amount: money('99999999999999.98'),
  dueDate: '2026-09-01',
  accountNumber: '3305',
  invoiceTag: 'INVOICE_ABSENT',
  billSubRange: '',
  packagedIn: 'DD-1',
};
export const openCredit: CandidateRecord = {
  ...credit,
  id: 'K-2',
  number: 'RX2',
  fkFinance: undefined,
  funderName: undefined,
  invoiceTag: undefined,
  packagedIn: undefined,
};

export const material: MaterialRecord = {
  docMaterialId: 'DM-1',
  docDatumId: 'DD-1',
  category,
  position: 2,
  result: 'NOPASS',
  reason: '不清晰',
  reopened: true,
};

export const invoiceItem: ItemRecord = {
  docFileId: 'DF-1',
  docMaterialId: 'DM-1',
  docDatumId: 'DD-1',
  docFileType: 'BUSI_INVOICE',
  revision: 4,
  pkFiles: ['PK-1'],
  content: {
    kind: 'invoice',
    invoice: {
      type: 'SPECIAL_VAT',
      code: '3399241130',
      number: '01280424',
      checkCode: '',
      date: '2026-1',
      amountExcludingTax: money('100.00'),
      tax: undefined,
      total: money('113.00'),
    },
    original: { number: '01280381', code: '033992400111' },
  },
  result: 'NOPASS',
  reason: '价税合计不符',
  reviewedAt: 1_700_000_200_000,
  reviewedBy: 'first',
  changedSinceReturn: true,
  replaced: {
    pkFiles: ['PK-0'],
    fileName: '旧.pdf',
    number: '01280423',
    amount: money('99999999999999.98'),
    content: {
      kind: 'invoice',
      invoice: {
        type: 'SPECIAL_VAT',
        code: '3399241130',
        number: '01280423',
        checkCode: '',
        date: '2026-1',
        amountExcludingTax: undefined,
        tax: money('0.00'),
        total: money('99999999999999.98'),
      },
    },
  },
  createdAt: 1_700_000_050_000,
  turn: 7,
  updatedBy: '周思远',
};
export const contractItem: ItemRecord = {
  ...invoiceItem,
  docFileId: 'DF-2',
  docFileType: 'BUSI_CONTRACT',
  pkFiles: [],
  content: { kind: 'contract', contract: { number: 'QH2026', asWritten: 'QH-2026', amount: undefined } },
  result: 'UNKNOWN',
  reason: '',
  reviewedAt: undefined,
  reviewedBy: undefined,
  changedSinceReturn: false,
  replaced: undefined,
  createdAt: 1_700_000_040_000,
};
export const draftItem: ItemRecord = {
  ...contractItem,
  docFileId: 'DF-3',
  turn: 6,
  replaced: {
    pkFiles: [],
    fileName: '',
    number: '',
    amount: undefined,
    content: { kind: 'contract', contract: { number: 'QH1', amount: undefined } },
  },
  createdAt: 1_700_000_040_000,
  content: {
    kind: 'invoice',
    invoice: {
      type: undefined,
      code: '',
      number: '',
      checkCode: '',
      date: '',
      amountExcludingTax: undefined,
      tax: undefined,
      total: undefined,
    },
  },
};

export const feedback: FeedbackRecord = {
  id: 'FB-1',
  userId: 'U-1',
  pkCorp: 'C-1',
  personName: '周思远',
  mobilePhone: '13800000000',
  content: '列表很快',
  pkFiles: ['PK-1', 'PK-2'],
  at: 1_700_000_000_011,
};

export const file: FileRecord = {
  pkFile: 'PK-1',
  pkCorp: 'C-1',
  name: '发票 1.pdf',
  size: 62_914_560,
  mimeType: 'application/pdf',
  sha256: 'ab',
  objectKey: 'key-1.pdf',
  promisedKey: 'promised-1.pdf',
  road: 'api',
  partUpload: 'UP-1',
  attempts: 2,
  promisedUntil: 1_700_000_900_000,
  scan: 'not-scanned',
  state: 'awaited',
  uploadId: 'up-1',
  docMaterialId: 'DM-1',
  createdBy: 'U-1',
  createdAt: 1_700_000_000_000,
  turn: 3,
  submittedAt: undefined,
  order: undefined,
  archive: [{ path: '送货单/一.pdf', size: 8 }],
};
export const publicFile: FileRecord = {
  ...file,
  pkFile: 'PK-2',
  partUpload: undefined,
  pkCorp: undefined,
  objectKey: 'key-2.pdf',
  promisedKey: 'key-2.pdf',
  road: 'form',
  attempts: 0,
  promisedUntil: 0,
  scan: 'clean',
  uploadId: '',
  docMaterialId: undefined,
  createdBy: '',
  createdAt: 0,
  submittedAt: 1_700_000_000_000,
  state: 'stored',
  order: {
    kind: 'letter',
    title: '函',
    date: '2026-01-05',
    from: { name: '甲', uscc: '1' },
    to: '乙',
    paragraphs: ['一', '二'],
  },
};

export const reading: ReadingRecord = {
  pkFile: 'PK-1',
  pkCorp: 'C-1',
  kind: 'invoice',
  state: 'read',
  attempts: 2,
  putAt: 1_700_000_000_010,
  optical: true,
  clarity: { width: 4000, height: 3000, smear: 0.7, light: 180, contrast: 0.8 },
  unread: undefined,
  sayings: [
    { field: 'sellerName', value: '苏州"澄叶"', source: 'xml', sure: true },
    {
      field: 'total',
      value: '-1.00',
      source: 'pdf-text',
      sure: false,
      place: { page: 2, area: { left: 0.125, top: 0.5, width: 0.25, height: 0.01 } },
    },
  ],
  again: 2,
};
export const unread: ReadingRecord = {
  ...reading,
  pkFile: 'PK-2',
  kind: 'contract',
  state: 'not-readable',
  sayings: [],
  optical: false,
  clarity: undefined,
  unread: 'nothing-found',
};

export const tradeInvoice: TradeInvoiceRecord = {
  id: 'TI-1',
  pkCorp: 'C-1',
  businessId: 'B-1',
  pkFiles: ['PK-1', 'PK"2'],
  invoice: {
    type: 'SPECIAL_VAT',
    code: '3399241130',
    number: '01280424',
    checkCode: '',
    date: '2026-10-09',
    amountExcludingTax: money('100.00'),
    tax: undefined,
    total: money('113.00'),
  },
};
export const wordMark: WordMarkRecord = {
  id: 'DD-1-W0',
  docDatumId: 'DD-1',
  pkFile: 'PK-1',
  page: 2,
  area: { left: 0.125, top: 0.5, width: 0.25, height: 0.0625 },
  words: '启衡"重工',
  remark: '请核对',
  verdict: 'wrong',
  judgedBy: 'U-1',
  judgedAt: 1_700_000_000_004,
};
export const openMark: WordMarkRecord = {
  ...wordMark,
  id: 'DD-1-W1',
  verdict: undefined,
  judgedBy: '',
  judgedAt: undefined,
};

export const download: DownloadRecord = {
  id: 'DT-1',
  userId: 'U-1',
  pkCorp: 'C-1',
  role: 'OPERATOR',
  name: '资料包 2026.xlsx',
  requestedAt: 1_700_000_000_000,
  state: 'RUNNING',
  attempts: 1,
  putAt: 1_700_000_000_001,
  done: 2,
  total: 100_000,
  objectKey: '',
  size: 0,
  completedAt: undefined,
  expiresAt: 1_700_900_000_000,
  failure: undefined,
  isSeen: false,
  order: {
    kind: 'EXPORT',
    picked: { docType: 'CREDIT', all: { keyword: '"启衡' }, except: ['DD-1'] },
    orderBy: 'createTime',
    descending: true,
    columns: ['payer', 'amount'],
    locale: 'zh-CN',
  },
};
export const gatheredDownload: DownloadRecord = {
  ...download,
  id: 'DT-2',
  requestedAt: 1_700_000_000_500,
  state: 'COMPLETE',
  objectKey: 'key.zip',
  size: 5_000_000_000,
  completedAt: 1_700_000_001_000,
  expiresAt: 1_700_600_000_000,
  failure: 'FAULT',
  isSeen: true,
};

export const line: LogRecord = {
  docDatumId: 'DD-1',
  at: 1_700_000_000_009,
  action: 'created',
  actorId: 'U-1',
  actorName: '周思远',
  side: 'CORP',
  detail: 'RX1、RX2',
  docFileId: undefined,
  returned: [],
  corrected: [],
  dataVersion: 1,
};
export const returnLine: LogRecord = {
  ...line,
  action: 'returned',
  side: 'PLATFORM',
  detail: '1',
  docFileId: 'DF-1',
  returned: [
    { docFileType: 'BUSI_INVOICE', material: '发票', number: '01280424', fileName: '发票 1.pdf', reason: '不清晰' },
  ],
};
export const correctionLine: LogRecord = {
  ...line,
  action: 'platform-corrected',
  side: 'PLATFORM',
  detail: '',
  corrected: [
    {
      docFileType: 'BUSI_INVOICE',
      material: '发票',
      number: '01280425',
      fileName: '发票 1.pdf',
      fields: [{ fieldName: 'invoiceNum', before: '01280424', after: '01280425' }],
    },
  ],
};

export const receipt: ReceiptRecord = {
  key: 'r',
  fingerprint: 'f',
  answer: { docDatumId: 'DD-1', list: [1, null, '二'] },
  at: 1_700_000_000_000,
};

export const signature: AgreementSignatureRecord = {
  id: 'S-1',
  userId: 'U-1',
  pkCorp: 'C-1',
  agreement: 'CORP_REG_AGREEMENT',
  version: 'RT2023V1.0',
  textHash: 'a'.repeat(64),
  signedAt: 1_700_000_000_000,
  source: '203.0.113.7',
  proof: undefined,
};
export const signatureByKey: AgreementSignatureRecord = {
  ...signature,
  id: 'S-3',
  agreement: 'PRODUCT_EST_AGREEMENT',
  proof: {
    serial: '1e',
    kind: 'HARD',
    holder: '周思远',
    issuer: 'SCF Test Issuing CA',
    statement: 'SCF-AGREEMENT-1\nagreement: A',
    text: 'SCF-SIGNATURE-1',
    certificate: 'MII',
    signature: 'c2ln',
  },
};
export const proofFile: FileRecord = {
  ...file,
  pkFile: 'PK-PROOF',
  promisedKey: 'proof',
  objectKey: 'proof',
  uploadId: 'proof',
  docMaterialId: 'agency-objection',
};
export const certification: CertificationRecord = {
  pkCorp: 'C-1',
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'UNAUTH',
  node: '',
  individual: false,
  pending: false,
  unified: true,
  softKeyUsable: false,
  certificateNumber: '',
};
export const application: ApplicationRecord = {
  id: 'C-1 ABS',
  pkCorp: 'C-1',
  product: 'ABS',
  state: 'returned',
  entry: {
    applicantName: '周思远',
    applicantTitle: '财务"经理"',
    contactName: '李敏',
    contactMobile: '13800000000',
    yearlyAmount: '1200000.00',
    purpose: '两行\n用途',
  },
  files: [{ pkFile: 'PK-1', name: '计划.pdf', size: 120 }],
  returned: [{ part: 'volume', reason: '请说明用途' }],
  answer: '',
  revision: 3,
  savedBy: '周思远',
  savedAt: 1_700_000_000_000,
  submittedBy: '周思远',
  submittedAt: 1_700_000_000_000,
  decidedAt: 1_700_000_000_002,
  steps: [{ event: 'submit', at: 1_700_000_000_000, by: '周思远' }],
};
export const group: GroupRecord = {
  pkCorp: 'C-1',
  innerOrganisationsOn: true,
  authorisationsOn: false,
  organisations: [{ id: 'IO-1', code: 'QH01', name: '装备"制造"事业部', level: 1, parentId: '', stopped: true }],
  authorisations: [
    {
      id: 'AU-1',
      personName: '梁叙白',
      organisationId: 'IO-1',
      products: ['CREDIT'],
      from: '2026-01-01',
      until: '2026-12-31',
      withdrawnOn: '',
    },
  ],
};
export const settlement: SettlementRecord = {
  pkCorp: 'C-1',
  state: 'refused',
  reason: '经营范围"不符"',
  since: 1_700_000_000_000,
  by: '周思远',
  userId: 'U-1',
  migratedAt: undefined,
  steps: [
    { event: 'hand-in', at: 1_699_999_999_000, by: '周思远', reason: '' },
    { event: 'refuse', at: 1_700_000_000_000, by: '', reason: '经营范围"不符"' },
  ],
};
export const bankAccount: BankAccountRecord = {
  id: 'BA-1',
  pkCorp: 'C-1',
  bankName: '长屿银行',
  branchName: '长屿银行"滨江"支行',
  cnaps: '999290012345',
  accountNumber: '6299010000000100',
  addedAt: 1_700_000_000_000,
  addedBy: '周思远',
  userId: 'U-1',
  isDefault: false,
  verifiedAt: undefined,
  removedAt: undefined,
  transfer: { amountFen: 37, sentAt: 1_700_000_000_000, wrong: 2, returned: undefined },
  transfersSent: [1_700_000_000_000],
};
export const invitation: InvitationRecord = {
  id: 'IN-1',
  pkCorp: 'C-1',
  codeHash: 'c'.repeat(64),
  personName: '石"清越',
  mobile: '14000008801',
  idNumber: '330299199003071235',
  roles: ['ROLE_CORP_OPERATOR', 'CORP_QUERY'],
  institution: '',
  invitedAt: 1_700_000_000_000,
  invitedBy: 'U-1',
  invitedByName: '周思远',
  sentAt: 1_700_000_000_001,
  until: 1_700_604_800_001,
  wrong: 2,
  state: 'open',
  endedAt: undefined,
  userId: '',
};
export const departure: DepartureRecord = {
  userId: 'U-1',
  pkCorp: 'C-1',
  roles: ['ROLE_CORP_OPERATOR'],
  wasMain: true,
  formerly: ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'],
  leftAt: 1_700_000_000_000,
  endedBy: 'U-2',
  endedByName: '顾"云舟',
  successor: 'U-3',
  successorName: '李敏',
  packages: 7,
};
export const proposal: ProposalRecord = {
  id: 'PP-1',
  pkCorp: 'C-1',
  kind: 'roles',
  subject: 'U-2',
  subjectName: '李"敏',
  before: ['ROLE_CORP_OPERATOR'],
  after: ['ROLE_CORP_OPERATOR', 'CORP_MANAGER'],
  proposedAt: 1_700_000_000_000,
  until: 1_700_604_800_000,
  proposedBy: 'U-1',
  proposedByName: '周思远',
  personId: 'P-1',
  forPersonId: 'P-9',
  state: 'open',
  decidedAt: undefined,
  decidedBy: '',
  decidedByName: '',
  reason: '',
};
export const delegation: DelegationRecord = {
  id: 'DG-1',
  pkCorp: 'C-1',
  fromUserId: 'U-1',
  fromPersonId: 'P-1',
  fromName: '顾"云舟',
  toUserId: 'U-2',
  toPersonId: 'P-2',
  toName: '李敏',
  roles: ['ROLE_CORP_DIRECTOR', 'CORP_MANAGER'],
  from: '2026-11-23',
  until: '2026-12-04',
  state: 'standing',
  madeAt: 1_700_000_000_000,
  madeBy: 'U-1',
  madeByName: '顾"云舟',
  begun: false,
  endedAt: undefined,
  endedByName: '',
};
export const realName: RealNameRecord = {
  pkCorp: 'C-1',
  progressId: 'RN00000001',
  revision: 7,
  form: { ...emptyForm, isUnified: true, isBranch: false, legalName: '韩"守山' },
  savedBy: '周思远',
  savedAt: 1_700_000_000_000,
  personSubmit: 'P-1',
  submittedBy: '周思远',
  submitted: { ...emptyForm, upperCode: '91330299MA5JMH9238' },
  slots: [
    {
      slot: 'LEGAL_PERSON',
      files: [{ pkFile: 'PK-1', name: '身份证.pdf', size: 5 }],
      result: 'NOPASS',
      reason: '模糊@@请重拍',
      before: [],
    },
  ],
  evidence: ['PK-1'],
  firstReviewer: 'wang-han',
  secondReviewer: '',
  certified: { slots: [], form: emptyForm, at: 1_700_000_000_001 },
  rounds: [{ slots: [], form: emptyForm, at: 1_700_000_000_001, handedInBy: '周"思远', handedInAt: 1_700_000_000_000 }],
  steps: [
    {
      at: 1_700_000_000_002,
      event: 'return',
      by: 'first-reviewer',
      name: 'wang-han',
      node: 'APPROVE_NOPASS_1ST',
      returned: 1,
    },
  ],
};
export const licenceFile: FileRecord = {
  ...file,
  pkFile: 'PK-LICENCE',
  promisedKey: 'licence',
  objectKey: 'licence',
  uploadId: 'licence',
  docMaterialId: 'real-name',
};
export const registration: RegistrationRecord = {
  pkCorp: 'C-1',
  userId: 'U-1',
  legalRepresentative: '石清越',
  product: 'EST',
  serial: 'GP2026-0417',
  registeredAt: 1_700_000_000_123,
  source: '203.0.113.7',
};
export const guaranteeProject: GuaranteeProjectRecord = {
  serial: 'GP2026-0417',
  name: '管廊二期',
  beneficiary: '北屿建设工程集团有限公司',
};
export const productOpening: ProductOpeningRecord = {
  id: 'C-1 SCCP',
  pkCorp: 'C-1',
  product: 'SCCP',
  openedAt: 1_700_000_000_000,
  userId: 'U-1',
  openedBy: '周思远',
  agreementVersion: 'SCCP2026V1.0',
  textHash: 'a'.repeat(64),
};
export const noticeRead: NoticeReadRecord = {
  id: 'U-1 invoice-change',
  userId: 'U-1',
  notice: 'invoice-change',
  readAt: 1_700_000_000_000,
};
export const standing: MemberStandingRecord = {
  pkCorp: 'C-1',
  standing: 'watch-listed',
  addedOn: '2026-11-21',
  effectiveOn: '',
};
export const objection: ObjectionRecord = {
  receiptNumber: 'YY20261121-0001',
  pkCorp: 'C-1',
  userId: 'U-1',
  sentBy: '周思远',
  standing: 'violating',
  statement: '我司 "无" 违规',
  proofs: [{ pkFile: 'PK-1', name: '说明.pdf' }],
  state: 'received',
  answer: '',
  sentAt: 1_700_000_000_000,
};
export const invoicing: InvoicingProfileRecord = {
  pkCorp: 'C-1',
  profile: {
    taxpayerType: 'GENERAL',
    title: '宁波"砚舟',
    registeredAddress: '',
    registeredPhone: '',
    bankName: '',
    bankAccount: '62990100',
    invoiceType: '',
    email: '',
    mobile: '',
  },
  paperType: undefined,
  revision: 3,
  changes: [{ at: 1_700_000_000_000, by: '周思远', fields: [{ field: 'title', before: '', after: '宁波"砚舟' }] }],
};

/** What the others refer to. */
export async function saveGround(transaction: Transaction): Promise<void> {
  await transaction.companies.save(company);
  await transaction.users.save(user);
  await transaction.standards.save(standard);
  await transaction.packages.save(aPackage);
  await transaction.packages.save(begunPackage);
  await transaction.materials.save(material);
}
