import type { tradeRefusalCodes } from '../../../src/contract/refusals/trade.ts';
import type { RefusalMessages } from '../refusal.ts';

export const tradeRefusals: RefusalMessages<typeof tradeRefusalCodes> = {
  'zh-CN': {
    TRADE_RULE: '规则检查未通过（{rule}：{because}），没有提交，也没有占用金额',
    TRADE_CHANGED: '该申请刚才有变化，请看最新内容后再办理',
    TRADE_STATE: '该申请当前状态下不能这样办理',
    TRADE_NOT_YOURS: '这一步现在不能由您办理，请看申请的最新状态',
    SIGNATURE_NEEDED: '这一步须用证书签名，没有办理',
    LIMIT_REQUEST: '调额申请没有办理（{because}）',
    REVIEW_THRESHOLD: '终审起点金额没有变更（{because}）',
    SUPPLIER_RECOMMENDATION: '供应商推荐没有办理（{because}）',
    FINANCING_STATE: '该笔融资当前状态下不能这样办理',
    PAYMENT_STATE: '该笔收付款当前状态下不能这样办理',
    PAYOUT_ACCOUNT: '供应商的收款账户已停用，不能放款',
    ALLOCATION: '分配没有变化（{because}）',
  },
  en: {
    TRADE_RULE: 'A rule is not met ({rule}: {because}). Nothing was submitted, and no amount was reserved.',
    TRADE_CHANGED: 'The application has just changed. Please look at the latest version before you continue.',
    TRADE_STATE: 'The application cannot be handled like this in its present state.',
    TRADE_NOT_YOURS: 'You cannot do this step now. Please look at the latest version of the application.',
    SIGNATURE_NEEDED: 'This step must be signed with a certificate. Nothing was done.',
    LIMIT_REQUEST: 'The request about the limit was not handled ({because}).',
    REVIEW_THRESHOLD: 'The threshold of the final review was not changed ({because}).',
    SUPPLIER_RECOMMENDATION: 'The recommendation of the supplier was not handled ({because}).',
    FINANCING_STATE: 'The financing cannot be handled like this in its present state.',
    PAYMENT_STATE: 'The payment cannot be handled like this in its present state.',
    PAYOUT_ACCOUNT: 'The supplier’s receiving account is no longer in use. Nothing can be paid out to it.',
    ALLOCATION: 'The allocation stays as it is ({because}).',
  },
};
