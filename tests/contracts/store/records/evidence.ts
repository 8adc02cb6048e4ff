import type {
  StandardCategory,
  StandardRecord,
  OrderRecord,
  JourneyRecord,
  LimitRecord,
  PackageRecord,
  CandidateRecord,
  MaterialRecord,
  ItemRecord,
  FileRecord,
  ReadingRecord,
  TradeInvoiceRecord,
  WordMarkRecord,
  DownloadRecord,
  LogRecord,
} from '../../../../server/core/records/evidence.ts';
import { money } from '../../../../src/domain/money/money.ts';

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
  funderId: 'F-1',
  funderName: '长屿银行',
  coreEnterpriseId: 'C-9',
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
  funderId: undefined,
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

export const file: FileRecord = {
  pkFile: 'PK-1',
  pkCorp: 'C-1',
  name: '发票 1.pdf',
  size: 62_914_560,
  mimeType: 'application/pdf',
  sha256: 'ab',
  objectKey: 'key-1.pdf',
  promisedKey: 'promised-1.pdf',
  transport: 'api',
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
  transport: 'form',
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
  paper: {
    pageCount: 2,
    pagesRead: 2,
    invoices: [
      { number: '1', parts: [{ page: 1 }] },
      { number: '2', parts: [{ page: 2, area: { left: 0, top: 0.5, width: 1, height: 0.5 } }] },
    ],
    looksLike: 'invoice',
  },
  fieldReadings: [
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
  fieldReadings: [],
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
  fileId: 'PK-1',
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

export const proofFile: FileRecord = {
  ...file,
  pkFile: 'PK-PROOF',
  promisedKey: 'proof',
  objectKey: 'proof',
  uploadId: 'proof',
  docMaterialId: 'agency-objection',
};

export const licenceFile: FileRecord = {
  ...file,
  pkFile: 'PK-LICENCE',
  promisedKey: 'licence',
  objectKey: 'licence',
  uploadId: 'licence',
  docMaterialId: 'real-name',
};
