import {
  openBooks,
  policyOf,
  type BusinessKind,
  type OpenBook,
} from '../../../src/domain/evidence/shared/book-policies.ts';
import { limitsOf, pdfKilobytes } from '../../../src/domain/evidence/upload/document-limits.ts';
import { imageKilobytes } from '../../../src/domain/uploads/attachment-limits.ts';
import type { FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import { sheetKilobytes } from '../../../src/domain/evidence/upload/sheet-files.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { StandardTerms } from '../../core/evidence/standard-terms.ts';
import type { FileRecord, LimitRecord, StandardCategory, StandardRecord } from '../../core/records/evidence.ts';
import type { DocumentOrder } from '../../core/ports.ts';
import { companies, funders } from '../parties/companies.ts';
import { fieldsWithoutUpload } from './shared/keyed-as.ts';
import { packageTypes, type PackageType } from '../../../src/domain/catalogue/package-type.ts';

const party = ({ name, uscc }: { readonly name: string; readonly uscc: string }) => ({ name, uscc });

function publicFile(pkFile: string, name: string, order: DocumentOrder): FileRecord {
  return {
    pkFile,
    pkCorp: undefined,
    name,
    size: 0,
    mimeType: 'application/pdf',
    sha256: '',
    ...fieldsWithoutUpload(`${pkFile}.pdf`),
    state: 'stored',
    uploadId: '',
    docMaterialId: undefined,
    createdBy: '',
    createdAt: 0,
    turn: 0,
    order,
  };
}

/** Author of a letter template. Text in braces is filled in, or left blank. */
const writer = { name: '{supplier}', uscc: '{uscc}' };

/** Templates to fill in, and examples. All companies share them. */
export const publicFiles: readonly FileRecord[] = [
  publicFile('PK-TEMPLATE-AUTH', '融资申请授权书（模板）.pdf', {
    kind: 'letter',
    title: '融资申请授权书',
    date: '2026-01-05',
    from: writer,
    to: '资金方：{funder}',
    paragraphs: [
      '本公司授权经办人{operator}（身份证号＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿）代表本公司，就下列应收账款向贵方申请融资，并提交相关资料。',
      '应收账款凭证号：{numbers}；金额：人民币 {amount} 元。',
      '本公司确认所提交资料真实、完整、有效。',
    ],
  }),
  publicFile('PK-EXAMPLE-AUTH', '融资申请授权书（示例）.pdf', {
    kind: 'letter',
    title: '融资申请授权书',
    date: '2026-03-16',
    from: party(companies.yanzhou),
    to: companies.changyu.name,
    paragraphs: [
      '本公司授权经办人周思远代表本公司，就下列应收账款向贵方申请融资，并提交相关资料。',
      '应收账款凭证号：RX6101-2026-00120；金额：人民币 320,000.00 元。',
      '本公司确认所提交资料真实、完整、有效。',
    ],
  }),
  publicFile('PK-TEMPLATE-ACCOUNT', '收款账户变更函（模板）.pdf', {
    kind: 'letter',
    title: '收款账户变更函',
    date: '2026-01-05',
    from: writer,
    to: '付款方：{payer}',
    paragraphs: [
      '我司与贵司签订的采购合同（编号{contracts}）项下货款，自本函送达之日起请付至以下账户：',
      '户名：{holder}　开户行：＿＿＿＿＿＿＿＿　账号：{account}',
      '未经资金方书面同意，该账户不再变更。',
    ],
  }),
  publicFile('PK-EXAMPLE-INVOICE', '发票（示例）.pdf', {
    kind: 'invoice',
    invoiceType: 'E_SPECIAL_VAT_ELEC',
    code: '',
    number: '26992000000000000018',
    checkCode: '',
    date: '2026-03-12',
    buyer: party(companies.qiheng),
    seller: party(companies.yanzhou),
    goods: '*金属制品*轴承座',
    amountExcludingTax: '200000.00',
    tax: '26000.00',
    total: '226000.00',
    format: 'pdf',
  }),
];

const auth: StandardCategory = {
  docStdCategoryId: 'STD-AUTH',
  name: '融资申请授权书',
  stage: 'FINANCE_AUTH',
  docFileType: 'OTHER',
  required: true,
  maxItems: 1,
  limits: undefined,
  templateFiles: ['PK-TEMPLATE-AUTH'],
  exampleFiles: ['PK-EXAMPLE-AUTH'],
};
/** The factor's category, into which its customers write their own conditions. */
const editedAuth: StandardCategory = { ...auth, templatesEdited: true };
const contract: StandardCategory = {
  docStdCategoryId: 'STD-CONTRACT',
  name: '贸易合同',
  stage: 'BUSI_CONTRACT',
  docFileType: 'BUSI_CONTRACT',
  required: true,
  maxItems: 10,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
};
/** Limits of invoice files that also accept electronic invoices, which contain all fields. */
const withElectronic: FileLimits = {
  ...limitsOf.BUSI_INVOICE,
  maximumKilobytes: { ...limitsOf.BUSI_INVOICE.maximumKilobytes, xml: imageKilobytes, ofd: imageKilobytes },
};
const invoice: StandardCategory = {
  docStdCategoryId: 'STD-INVOICE',
  name: '发票',
  stage: 'BUSI_INVOICE',
  docFileType: 'BUSI_INVOICE',
  required: true,
  maxItems: 200,
  limits: withElectronic,
  templateFiles: [],
  exampleFiles: ['PK-EXAMPLE-INVOICE'],
};
const account: StandardCategory = {
  docStdCategoryId: 'STD-ACCOUNT',
  name: '收款账户变更函',
  stage: 'FINANCE_OTHER',
  docFileType: 'CHANGE_LETTER_FOR_COLLECTION_ACCOUNT',
  required: true,
  maxItems: 1,
  limits: undefined,
  templateFiles: ['PK-TEMPLATE-ACCOUNT'],
  exampleFiles: [],
};
const others: StandardCategory = {
  docStdCategoryId: 'STD-OTHER',
  name: '其他补充资料',
  stage: 'FINANCE_OTHER',
  docFileType: 'OTHER',
  required: false,
  maxItems: 20,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
};

/** Other documents of a receivable, such as many delivery notes, may come in an archive. */
const packedOthers: StandardCategory = {
  ...others,
  limits: {
    ...limitsOf.OTHER,
    maximumKilobytes: { ...limitsOf.OTHER.maximumKilobytes, zip: pdfKilobytes },
  },
};

/** A distributor has many invoices, so sheets are accepted too (document 2, section 5). */
const sheetInvoices: Readonly<Partial<Record<OpenBook, StandardCategory>>> = {
  extoc: {
    ...invoice,
    limits: {
      ...withElectronic,
      maximumKilobytes: { ...withElectronic.maximumKilobytes, xlsx: sheetKilobytes, xls: sheetKilobytes },
    },
  },
};
/** Proofs of an order, a bill or a payroll, besides contract and invoices. */
const order: StandardCategory = {
  docStdCategoryId: 'STD-ORDER',
  name: '采购订单',
  stage: 'BUSI_CONTRACT',
  docFileType: 'ORDER',
  required: true,
  maxItems: 5,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
};
const bill: StandardCategory = {
  ...order,
  docStdCategoryId: 'STD-BILL',
  name: '票据正反面',
  stage: 'FINANCE_OTHER',
  docFileType: 'OTHER',
};
const payroll: StandardCategory = {
  ...order,
  docStdCategoryId: 'STD-PAYROLL',
  name: '农民工工资代发清单',
  stage: 'FINANCE_OTHER',
  docFileType: 'OTHER',
};

const proofs: Readonly<Record<BusinessKind, readonly StandardCategory[]>> = {
  credit: [contract, invoice],
  receivable: [contract, invoice],
  bill: [contract, invoice, bill],
  order: [contract, order, invoice],
  payroll: [contract, payroll],
};

/** Categories of a book's standard. The book of trade proofs has no financing authority, as it finances nobody. */
function categoriesOf(book: OpenBook, authority: StandardCategory): readonly StandardCategory[] {
  const policy = policyOf(book);
  const categories = [
    ...(policy.reviewWorkingDays === undefined ? [] : [authority]),
    ...proofs[policy.business],
    book === 'receivable' ? packedOthers : others,
  ];
  // A book's own limits replace those of the category.
  return categories
    .map((category) => (category === invoice ? (sheetInvoices[book] ?? category) : category))
    .map((category) => ({ ...category, limits: policy.limits[category.docFileType] ?? category.limits }));
}

/** Books whose standards are made by one pattern. */
const seededBooks = openBooks().filter((book) => book !== 'credit' && book !== 'est');

/** Standards of the funders. The factor has published none for one core enterprise, so its package has no steps. */
export const standards: readonly StandardRecord[] = [
  {
    snapshotVersion: 'STD-CREDIT-CHANGYU-3',
    book: 'credit',
    fkCorpCore: '*',
    fkFinance: funders.changyu.pkCorp,
    categories: [auth, contract, invoice, account, others],
    reviewEntry: undefined,
  },
  {
    snapshotVersion: 'STD-CREDIT-HEZE-2',
    book: 'credit',
    fkCorpCore: '*',
    fkFinance: funders.heze.pkCorp,
    categories: [editedAuth, contract, invoice, others],
    reviewEntry: 'AI_DATE_IDENTIFICATION',
  },
  {
    snapshotVersion: 'STD-CREDIT-HEZE-BEIYU-0',
    book: 'credit',
    fkCorpCore: companies.beiyu.pkCorp,
    fkFinance: funders.heze.pkCorp,
    categories: [],
    reviewEntry: undefined,
  },
  {
    snapshotVersion: 'STD-EST-CHANGYU-1',
    book: 'est',
    fkCorpCore: '*',
    fkFinance: funders.changyu.pkCorp,
    categories: [auth, contract, invoice, account, others],
    reviewEntry: undefined,
  },
  {
    snapshotVersion: 'STD-EST-HEZE-1',
    book: 'est',
    fkCorpCore: '*',
    fkFinance: funders.heze.pkCorp,
    categories: [editedAuth, contract, invoice, others],
    reviewEntry: undefined,
  },
  ...seededBooks.flatMap((book): readonly StandardRecord[] => [
    {
      snapshotVersion: `STD-${book.toUpperCase()}-CHANGYU-1`,
      book,
      fkCorpCore: '*',
      fkFinance: funders.changyu.pkCorp,
      categories: categoriesOf(book, auth),
      reviewEntry: undefined,
    },
    {
      snapshotVersion: `STD-${book.toUpperCase()}-HEZE-1`,
      book,
      fkCorpCore: '*',
      fkFinance: funders.heze.pkCorp,
      categories: categoriesOf(book, editedAuth),
      reviewEntry: undefined,
    },
  ]),
  // Packages of one core enterprise are organised before the review; those of another first have their data entered.
  {
    snapshotVersion: 'STD-CREDIT-CHANGYU-LANCHUAN-1',
    book: 'credit',
    fkCorpCore: companies.lanchuan.pkCorp,
    fkFinance: funders.changyu.pkCorp,
    categories: [auth, contract, invoice, account, others],
    reviewEntry: 'BIZ_CONFIRM',
  },
  {
    snapshotVersion: 'STD-CREDIT-CHANGYU-BEIYU-1',
    book: 'credit',
    fkCorpCore: companies.beiyu.pkCorp,
    fkFinance: funders.changyu.pkCorp,
    categories: [auth, contract, invoice, account, others],
    reviewEntry: 'PRE_FILL_WAITED',
  },
];

/** How the platform publishes standards: none for guarantees, of ABS only for pools, the factor's by the old path. */
export const standardTerms: StandardTerms = {
  switchedOff: ['GUARANTEE'],
  rootProducts: ['ABS_POOL'],
  oldRoadFunders: [funders.heze.pkCorp],
  oldProvided: true,
  clarity: true,
  marks: true,
  reading: true,
};

const limit = (
  core: { readonly pkCorp: string },
  funder: { readonly pkCorp: string },
  docType: PackageType,
  most: string,
  used: string,
): LimitRecord => ({
  id: `${core.pkCorp} ${funder.pkCorp} ${docType}`,
  fkCorpCore: core.pkCorp,
  fkFinance: funder.pkCorp,
  docType,
  limit: money(most),
  used: money(used),
});

/** Limits of one core enterprise. One limit is used up. */
export const financeLimits: readonly LimitRecord[] = [
  ...packageTypes.map((docType) =>
    limit(
      companies.lanchuan,
      funders.changyu,
      docType,
      '50000000.00',
      docType === 'RECEIVABLE' ? '50000000.00' : '12600000.00',
    ),
  ),
  limit(companies.lanchuan, funders.heze, 'CREDIT', '20000000.00', '3150000.00'),
  limit(companies.lanchuan, funders.heze, 'EST', '20000000.00', '0.00'),
];
