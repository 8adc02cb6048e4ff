import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** Names of the books in each language, where the platform gives their products no other name. */
export const bookNames: Readonly<Record<ServerLocale, Readonly<Record<OpenBook, string>>>> = {
  'zh-CN': {
    credit: '应收账款债权',
    'first-trade': '贸易背景资料',
    labourer: '劳务权益保障',
    est: '应收账款融资',
    estp: '应收账款撮合',
    extoc: '脱核经销商融资',
    receivable: '应收账款',
    sccp: '供应链票据',
    edt: '订单融资',
    ejt: '贸易通',
    abs: '应收账款 ABS',
    pond: '应收账款池',
    guarantee: '政府采购保函',
    bab: '银行承兑汇票',
  },
  en: {
    credit: 'Digital receivables',
    'first-trade': 'Trade background',
    labourer: 'Labourer rights',
    est: 'Receivables financing',
    estp: 'Receivables matching',
    extoc: 'Distributor financing',
    receivable: 'Receivables',
    sccp: 'Supply-chain bills',
    edt: 'Order financing',
    ejt: 'Trade finance',
    abs: 'Receivables ABS',
    pond: 'Receivables pool',
    guarantee: 'Guarantees',
    bab: 'Bank acceptance bills',
  },
};

/** The names of one book in all languages. */
export const namesOfBook = (book: OpenBook): readonly string[] => Object.values(bookNames).map((named) => named[book]);
