import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { nounOf } from './nouns.ts';

const numbers: Readonly<Record<BusinessKind, string>> = {
  credit: '凭证号',
  receivable: '应收账款编号',
  bill: '票据号',
  order: '订单号',
  payroll: '代发清单号',
};

export const books = {
  'books.credit': '应收账款债权',
  'books.first-trade': '贸易背景资料',
  'books.receivable': '应收账款',
  'books.est': '应收账款融资',
  'books.estp': '应收账款撮合',
  'books.ejt': '贸易通',
  'books.abs': '应收账款 ABS',
  'books.sccp': '供应链票据',
  'books.edt': '订单融资',
  'books.extoc': '脱核经销商融资',
  'books.labourer': '劳务权益保障',
  'books.pond': '应收账款池',
  'books.guarantee': '政府采购保函',
  'books.bab': '银行承兑汇票',
  'books.first-trade-list': '贸易背景资料管理',
  'books.first-trade-create': '新建贸易背景资料',
  'books.first-trade-detail': '贸易背景资料详情',
  'books.number': ({ kind }: { kind: BusinessKind }) => numbers[kind],
  'books.search': ({ kind }: { kind: BusinessKind }) => `${numbers[kind]}、付款方、供应商`,
  'books.rule-others': ({ kind }: { kind: BusinessKind }) =>
    `同一供应商、同一信用来源方的${nounOf(kind)}，或同一资金方、同一交易对手的，可以放进同一个资料包，一次审核。${kind === 'order' ? '一笔订单只能融资一次。' : ''}`,
  'books.rule-est': ({ kind }: { kind: BusinessKind }) =>
    `同一供应商、同一信用来源方的${nounOf(kind)}，可以放进同一个资料包，一次审核。`,
  'books.rule-estp': ({ kind }: { kind: BusinessKind }) =>
    `信用来源方、付款方、资金方都相同，且是否需要发票一致的${nounOf(kind)}，可以放进同一个资料包，一次审核。`,
  'books.rule-sccp': ({ kind }: { kind: BusinessKind }) =>
    `信用来源方、资金方、交易对手都相同的${nounOf(kind)}，可以放进同一个资料包，一次审核。`,
  'books.bill-action': '票据业务',
  'books.bill-ISSUE': '出票',
  'books.bill-BACK': '背书',
  'books.bill-FINANCE': '贴现',
  'books.bill-sub-range': ({ range }: { range: string }) => `子票区间 ${range}`,
  'books.abs-pool': '资产池',
  'books.abs-single': '单笔资产',
  'books.state-CONFIRMABLE': '可确认',
  'books.state-CONFIRM_APPLYING': '确认申请中',
  'books.state-WAIT_CORE_CONFIRM': '待核心企业确认',
  'books.state-CORE_CONFIRM_REJECTED': '核心企业未确认',
  'books.state-MATCHING': '撮合中',
  'books.state-MATCH_FAILED': '撮合未成',
  'books.state-WAIT_SIGN_UP': '待签约',
  'books.state-FINANCING_AUDITING': '融资审核中',
  'books.state-FINANCING_AUDITING_INTERACTING': '融资审核中（待补充）',
  'books.state-WAIT_PAYMENT': '待放款',
  'books.state-LOANED': '已放款',
  'books.state-OVERDUE': '已逾期',
  'books.state-UNKNOWN': '状态未知',
};
