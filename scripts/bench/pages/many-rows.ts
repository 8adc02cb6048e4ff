import type { CandidateRow } from '../../../src/presentation/evidence/choose-candidates/candidate-rows.ts';
import { message } from '../../../src/words/catalogue.ts';

/** Number of rows of the longest list. */
export const rowCount = 100_000;

const companies = [
  '启衡重工集团股份有限公司',
  '宁波砚舟精密铸造有限公司',
  '苏州澄叶电子材料有限公司',
  '重庆筑禾建筑劳务有限公司',
];
const companyAt = (index: number): string => companies[index % companies.length] ?? '';
const businessType = message('packages.business-goods');

/** Rows of receivables as the page for choosing shows them. They are the same on every load. */
export const manyRows: readonly CandidateRow[] = Array.from({ length: rowCount }, (_unused, index) => ({
  id: String(index),
  number: `RX${String(index).padStart(8, '0')}`,
  payer: companyAt(index),
  supplier: companyAt(index >> 2),
  funder: companyAt(index >> 4),
  businessType,
  dueDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
  amount: `${(index * 7919) % 1_000_000}.50`,
  productType: 'ORDINARY',
  billSubRange: '',
  invoiceTag: undefined,
  chosen: false,
  refusal: undefined,
  mayStartOver: false,
}));
