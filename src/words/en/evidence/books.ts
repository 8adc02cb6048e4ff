import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import type { books as words } from '../../zh-CN/evidence/books.ts';
import { capitalNouns } from './nouns.ts';

const numbers: Readonly<Record<BusinessKind, string>> = {
  credit: 'Receivable no.',
  receivable: 'Receivable no.',
  bill: 'Bill no.',
  order: 'Order no.',
  payroll: 'Payroll no.',
};

export const books: typeof words = {
  'books.credit': 'Digital receivables',
  'books.first-trade': 'Trade background',
  'books.receivable': 'Receivables',
  'books.est': 'Receivables financing',
  'books.estp': 'Receivables matching',
  'books.ejt': 'Trade finance',
  'books.abs': 'Receivables ABS',
  'books.sccp': 'Supply-chain bills',
  'books.edt': 'Order financing',
  'books.extoc': 'Distributor financing',
  'books.labourer': 'Labourer rights',
  'books.pond': 'Receivables pool',
  'books.guarantee': 'Guarantees',
  'books.bab': 'Bank acceptance bills',
  'books.first-trade-list': 'Trade background documents',
  'books.first-trade-create': 'New trade background documents',
  'books.first-trade-detail': 'Trade background package',
  'books.number': ({ kind }) => numbers[kind],
  'books.search': ({ kind }) => `${numbers[kind]}, payer, supplier`,
  'books.rule-others': ({ kind }) =>
    `${capitalNouns(kind)} with the same supplier and credit source, or with the same funder and counterparty, can go into one package and are reviewed together.${kind === 'order' ? ' An order is financed once only.' : ''}`,
  'books.rule-est': ({ kind }) =>
    `${capitalNouns(kind)} with the same supplier and credit source can go into one package and are reviewed together.`,
  'books.rule-estp': ({ kind }) =>
    `${capitalNouns(kind)} with the same credit source, payer and funder, all of which need an invoice or none of which do, can go into one package and are reviewed together.`,
  'books.rule-sccp': ({ kind }) =>
    `${capitalNouns(kind)} with the same credit source, funder and counterparty can go into one package and are reviewed together.`,
  'books.bill-action': 'Bill transaction',
  'books.bill-ISSUE': 'Issue',
  'books.bill-BACK': 'Endorsement',
  'books.bill-FINANCE': 'Discount',
  'books.bill-sub-range': ({ range }) => `Sub-range ${range}`,
  'books.abs-pool': 'Pool of assets',
  'books.abs-single': 'Single asset',
  'books.state-CONFIRMABLE': 'Can be confirmed',
  'books.state-CONFIRM_APPLYING': 'Confirmation requested',
  'books.state-WAIT_CORE_CONFIRM': 'With the core enterprise',
  'books.state-CORE_CONFIRM_REJECTED': 'Not confirmed',
  'books.state-MATCHING': 'Matching',
  'books.state-MATCH_FAILED': 'No match',
  'books.state-WAIT_SIGN_UP': 'To be signed',
  'books.state-FINANCING_AUDITING': 'Financing in review',
  'books.state-FINANCING_AUDITING_INTERACTING': 'Financing in review, more needed',
  'books.state-WAIT_PAYMENT': 'To be paid out',
  'books.state-LOANED': 'Paid out',
  'books.state-OVERDUE': 'Overdue',
  'books.state-UNKNOWN': 'Unknown',
};
