import { describe, expect, it } from 'vitest';
import { financing as english } from '../../src/words/en/trade/financing.ts';
import { financing as chinese } from '../../src/words/zh-CN/trade/financing.ts';

type Said = Parameters<(typeof chinese)['financing.now']>[0];

const said: Said = {
  state: 'DISBURSED',
  isTurn: false,
  funder: 'F',
  issuer: 'I',
  endsOn: '',
  endedBy: '',
  endWords: '',
  stage: 'preparing',
  payReason: '',
  account: '0148',
  paid: '',
  paysOn: '2027-03-31',
  days: 5,
  daysLate: 0,
  recourse: true,
  principal: '100.00',
  interest: '',
  penalty: '',
  doesSupplierBearInterest: false,
  repurchaseFrom: '2027-04-06',
  canRepurchaseBeAsked: false,
  repurchaseBy: '',
  isRepurchaseLate: false,
  repurchaseSum: '',
  isRepurchased: false,
};
const paid = { principal: '', recourse: true } as const;
const overdue = { state: 'OVERDUE', days: -2, penalty: '3.00' } as const;
const asked = { ...overdue, repurchaseBy: '2027-04-13', repurchaseSum: '103.00' } as const;
const ends = { endsOn: '2026-12-11' } as const;

/** The sentence at the top of a financing, in both languages. */
const sentences: readonly [string, Partial<Said>, string, string][] = [
  [
    'the payout, once the transfer is registered',
    { ...ends, state: 'DISBURSING', stage: 'registered' },
    '合同已签、转让已登记，等F放款，最晚 2026-12-11（含当日）。',
    'The contract is signed and the transfer registered. F is to pay out by 11 Dec 2026.',
  ],
  [
    'the bank’s word about a payout',
    { ...ends, state: 'DISBURSING', stage: 'paying' },
    'F已通知银行付款，等银行确认到账。',
    'F has instructed its bank to pay. The bank has not confirmed it yet.',
  ],
  [
    'another payout, after one that failed',
    { state: 'DISBURSING', stage: 'failed', payReason: '户名不符' },
    '银行付款失败（户名不符），等F再次放款。',
    'The bank could not pay (户名不符). F is to pay again.',
  ],
  [
    'another payout, after one that came back',
    { state: 'DISBURSING', stage: 'returned', payReason: '户名不符' },
    '放款被银行退回（户名不符）。请核对收款账户（尾号 0148），等F再次放款。',
    'The bank returned the disbursement (户名不符). Please check your account ending in 0148; F is to pay again.',
  ],
  [
    'the rest, of which the issuer has paid a part',
    { days: 0, paid: '40.00' },
    '2027-03-31 由I直接付给F，今天到期。已付 ¥40.00，还有 ¥100.00 未付。I到期不付的，由贵公司回购。',
    'I pays F on 31 Mar 2027, today. ¥40.00 is paid, ¥100.00 is outstanding. If I does not pay, your company must buy it back.',
  ],
  [
    'nobody, after a rejection with its reason',
    { state: 'REJECTED', endedBy: 'rejected', endWords: '额度不足' },
    'F审核未通过：额度不足。占用已释放，可以换资金方再申请。',
    'F rejected it: 额度不足. The reserved amount was released; you can apply to another funder.',
  ],
  [
    'nobody, after the offer was withdrawn',
    { state: 'REJECTED', endedBy: 'offer-withdrawn' },
    'F撤回了报价。占用已释放，可以换资金方再申请。',
    'F withdrew its offer. The reserved amount was released; you can apply to another funder.',
  ],
  [
    'nobody, after the funder was not answered',
    { state: 'LAPSED', endedBy: 'info-overdue' },
    '逾期未答复资金方，已失效，占用已释放，可以再申请。',
    'It lapsed: the funder was not answered in time. The reserved amount was released; you can apply again.',
  ],
  [
    'documents that its supplier has',
    { ...ends, state: 'MATERIALS', isTurn: true },
    '等贵公司备齐资料，最晚 2026-12-11（含当日）；资料齐了自动转F。',
    'Your company must complete the documents by 11 Dec 2026. It goes to F as soon as they are ready.',
  ],
  [
    'documents that the platform has',
    { state: 'MATERIALS' },
    '资料包已提交，平台审核中；通过后自动转F，贵公司现在不用办理。',
    'The platform reviews the documents. It goes to F once they pass; your company has nothing to do now.',
  ],
  [
    'the review',
    { state: 'FUNDER_REVIEW' },
    'F审核中，贵公司现在不用办理。',
    'F is reviewing it. Your company has nothing to do now.',
  ],
  [
    'the review with its last day',
    { ...ends, state: 'FUNDER_REVIEW' },
    'F审核中，最晚 2026-12-11（含当日），逾期失效，贵公司现在不用办理。',
    'F is reviewing it, at the latest by 11 Dec 2026; it lapses after that day. Your company has nothing to do now.',
  ],
  [
    'questions',
    { ...ends, state: 'NEED_INFO' },
    'F要求补充说明，请答复，最晚 2026-12-11（含当日），逾期失效。',
    'F asks for more information. Please answer by 11 Dec 2026, or it lapses.',
  ],
  [
    'a contract to sign',
    { ...ends, state: 'CONTRACT_SIGN', isTurn: true },
    'F已审核通过，请签署合同，最晚 2026-12-11（含当日），逾期失效。',
    'F has approved it. Please sign the contract by 11 Dec 2026, or it lapses.',
  ],
  [
    'a contract that a director signs',
    { ...ends, state: 'CONTRACT_SIGN' },
    'F已审核通过，合同等主管签署，最晚 2026-12-11（含当日），逾期失效。',
    'F has approved it. A director is to sign the contract by 11 Dec 2026, or it lapses.',
  ],
  [
    'a signed contract',
    { ...ends, state: 'DISBURSING' },
    '合同已签，等F签章、登记并放款，最晚 2026-12-11（含当日）。',
    'The contract is signed. F is to seal it, register the transfer and pay out by 11 Dec 2026.',
  ],
  [
    'a payment day ahead, with recourse',
    {},
    '2027-03-31 由I直接付给F，还有 5 天。I到期不付的，由贵公司回购。',
    'I pays F on 31 Mar 2027, in 5 days. If I does not pay, your company must buy it back.',
  ],
  [
    'the payment day, without recourse',
    { days: 0, recourse: false },
    '2027-03-31 由I直接付给F，今天到期。无追索，贵公司不用再付款。',
    'I pays F on 31 Mar 2027, today. Without recourse: your company pays nothing more.',
  ],
  [
    'interest of the supplier, without recourse',
    { days: 1, recourse: false, interest: '2.00', doesSupplierBearInterest: true },
    '2027-03-31 由I直接付给F，还有 1 天。贵公司同日支付利息 ¥2.00。无追索。',
    'I pays F on 31 Mar 2027, in 1 day. Your company pays the interest of ¥2.00 on that day. Without recourse.',
  ],
  [
    'interest of the issuer',
    { interest: '2.00' },
    '2027-03-31 由I直接付给F，还有 5 天。利息 ¥2.00 由I另行支付。I到期不付的，由贵公司回购。',
    'I pays F on 31 Mar 2027, in 5 days. I also pays the interest of ¥2.00. If I does not pay, your company must buy it back.',
  ],
  [
    'a payment day that has passed',
    { days: -1 },
    'I应于 2027-03-31 付款。还没有全部到账。',
    'Payment by I was due on 31 Mar 2027. It has not arrived in full.',
  ],
  [
    'interest of the supplier after the principal',
    { ...paid, interest: '2.00', doesSupplierBearInterest: true },
    '本金已付清，利息 ¥2.00 由贵公司支付。',
    'The principal is paid; your company still pays interest of ¥2.00.',
  ],
  [
    'interest and penalty of the issuer after the principal',
    { ...paid, interest: '2.00', penalty: '3.00' },
    '本金已付清，罚息 ¥3.00 由I支付，利息 ¥2.00 由I支付。',
    'The principal is paid; I still pays late interest of ¥3.00, and I still pays interest of ¥2.00.',
  ],
  [
    'interest and penalty of a repurchase after the principal',
    { ...asked, ...paid, interest: '2.00' },
    '本金已付清，罚息 ¥3.00 由贵公司支付，利息 ¥2.00 由贵公司支付。',
    'The principal is paid; your company still pays late interest of ¥3.00, and your company still pays interest of ¥2.00.',
  ],
  [
    'what is late, before a repurchase can be asked for',
    { ...overdue, interest: '2.00', doesSupplierBearInterest: true },
    'I到期未付，还欠 ¥100.00，罚息 ¥3.00（算到今天）。请支付利息 ¥2.00。2027-04-06 起F可以要求贵公司回购。',
    'I has not paid on time; ¥100.00 is outstanding, with late interest of ¥3.00 up to today. Please pay the interest of ¥2.00. From 6 Apr 2027, F can ask your company to buy it back.',
  ],
  [
    'what is late, after that day',
    { ...overdue, penalty: '', canRepurchaseBeAsked: true },
    'I到期未付，还欠 ¥100.00。F可以要求贵公司回购，现在还没有要求。',
    'I has not paid on time; ¥100.00 is outstanding. F can ask your company to buy it back, but has not done so yet.',
  ],
  [
    'what is late without recourse',
    { ...overdue, recourse: false },
    'I到期未付，还欠 ¥100.00，罚息 ¥3.00（算到今天）。无追索，贵公司不用付款。',
    'I has not paid on time; ¥100.00 is outstanding, with late interest of ¥3.00 up to today. Without recourse: your company pays nothing.',
  ],
  [
    'what is late without recourse, with interest of the supplier',
    { ...overdue, recourse: false, interest: '2.00', doesSupplierBearInterest: true },
    'I到期未付，还欠 ¥100.00，罚息 ¥3.00（算到今天）。请支付利息 ¥2.00。',
    'I has not paid on time; ¥100.00 is outstanding, with late interest of ¥3.00 up to today. Please pay the interest of ¥2.00.',
  ],
  [
    'a repurchase that is asked for',
    asked,
    'I到期未付，还欠 ¥100.00，罚息 ¥3.00（算到今天）。F要求贵公司回购：请在 2027-04-13 前（含当日）支付。今天付清为 ¥103.00，罚息逐日增加。收款账户见“贵公司付款”。',
    'I has not paid on time; ¥100.00 is outstanding, with late interest of ¥3.00 up to today. F asks your company to buy it back: please pay by 13 Apr 2027: ¥103.00 today, and late interest accrues daily. The account is under “What your company pays”.',
  ],
  [
    'a repurchase that is late',
    { ...asked, isRepurchaseLate: true },
    'I到期未付，还欠 ¥100.00，罚息 ¥3.00（算到今天）。回购已过 2027-04-13 的期限，请尽快支付：今天付清为 ¥103.00，罚息逐日增加。收款账户见“贵公司付款”。',
    'I has not paid on time; ¥100.00 is outstanding, with late interest of ¥3.00 up to today. The repurchase was due by 13 Apr 2027. Please pay now: ¥103.00 today, and late interest accrues daily. The account is under “What your company pays”.',
  ],
  ['the end', { state: 'SETTLED' }, '已全部付清，没有要办的事。', 'Everything is paid. Nothing is left to do.'],
  [
    'the end by a repurchase',
    { state: 'SETTLED', isRepurchased: true },
    '已结清。回购的凭证由贵公司持有，仍由I付款。',
    'Settled. Your company holds the instruments it bought back; I still has to pay them.',
  ],
  [
    'a rejection',
    { state: 'REJECTED' },
    'F审核未通过。占用已释放，可以换资金方再申请。',
    'F rejected it. The reserved amount was released; you can apply to another funder.',
  ],
  [
    'a cancellation',
    { state: 'CANCELLED' },
    '贵公司已取消，占用已释放。',
    'Your company cancelled it. The reserved amount was released.',
  ],
  [
    'a lapse because its issuer paid',
    { state: 'LAPSED', endedBy: 'issuer-paid' },
    'I在放款前已兑付，融资已失效，占用已释放。',
    'It lapsed: I paid before the disbursement. The reserved amount was released.',
  ],
  [
    'a lapse because of an order of a court',
    { state: 'LAPSED', endedBy: 'overtaken' },
    '凭证被司法冻结、划转或由他人承继，融资已失效。',
    'It lapsed: the instruments were frozen or transferred by a court, or taken over by a successor.',
  ],
  [
    'a lapse because time ran out',
    { state: 'LAPSED', endedBy: 'ran-out' },
    '逾期未办，已失效，占用已释放，可以再申请。',
    'It lapsed. The reserved amount was released; you can apply again.',
  ],
  ['an unknown state', { state: undefined }, '', ''],
];

describe('the head of a financing says of', () => {
  it.each(sentences)('%s what applies in that state', (_what, change, inChinese, inEnglish) => {
    const now = { ...said, ...change };
    expect([chinese['financing.now'](now), english['financing.now'](now)]).toEqual([inChinese, inEnglish]);
  });
});

describe('the state of a financing', () => {
  it.each([
    ['NEED_INFO', '待您答复', '待供应商答复', 'Your answer needed', 'Supplier’s answer needed'],
    ['CONTRACT_SIGN', '待签合同', '待供应商签合同', 'Contract to sign', 'Supplier to sign the contract'],
    ['DISBURSED', '已放款', '已放款', 'Paid out', 'Paid out'],
  ] as const)('%s tells its supplier, and its issuer, who has to act', (state, zh, zhIssuer, en, enIssuer) => {
    expect([chinese['financing.state']({ state }), chinese['financing.state']({ state, isIssuer: true })]).toEqual([
      zh,
      zhIssuer,
    ]);
    expect([english['financing.state']({ state }), english['financing.state']({ state, isIssuer: true })]).toEqual([
      en,
      enIssuer,
    ]);
  });

  it.each([
    ['MATERIALS', '等资料齐备'],
    ['NEED_INFO', '等您答复'],
    ['CONTRACT_SIGN', '等贵公司签署'],
    ['FUNDER_REVIEW', '正在办理'],
    [undefined, '正在办理'],
  ])('%s says at its milestone: %s', (state, expected) => {
    expect(chinese['financing.milestone-now']({ state })).toBe(expected);
  });
});

describe('the deadline of a listed financing', () => {
  it.each([
    ['MATERIALS', true, false, '请在 2026-12-11 前（含当日）备齐资料'],
    ['MATERIALS', false, false, '在平台审核，最晚 2026-12-11（含当日），逾期失效'],
    ['NEED_INFO', true, false, '请在 2026-12-11 前（含当日）答复'],
    ['CONTRACT_SIGN', true, false, '请在 2026-12-11 前（含当日）签署'],
    ['CONTRACT_SIGN', false, false, '合同已提交主管签署'],
    ['FUNDER_REVIEW', false, false, '在资金方，最晚 2026-12-11（含当日），逾期失效'],
    ['OVERDUE', true, false, '请在 2026-12-11 前（含当日）回购'],
    ['OVERDUE', true, true, '应在 2026-12-11 前（含当日）回购，已过期'],
  ] as const)('in %s, the supplier’s turn: %j, past: %j, is "%s"', (state, isTurn, isPast, expected) => {
    expect(chinese['financing.until']({ day: '2026-12-11', state, isTurn, isPast })).toBe(expected);
  });

  it.each([
    ['CONTRACT_SIGN', false, false, 'Waits for your director’s signature'],
    ['OVERDUE', true, false, 'Please buy back by 11 Dec 2026'],
    ['OVERDUE', true, true, 'Repurchase was due by 11 Dec 2026'],
  ] as const)('in English, in %s, the supplier’s turn: %j, past: %j, is "%s"', (state, isTurn, isPast, expected) => {
    expect(english['financing.until']({ day: '2026-12-11', state, isTurn, isPast })).toBe(expected);
  });
});

describe('the days of a financing', () => {
  it.each([
    [4, '第 1 天，共 4 天，4 天后付款', 'Day 1 of 4, paid in 4 days'],
    [0, '第 1 天，共 4 天，今天付款', 'Day 1 of 4, paid today'],
  ])('with %i left are %s', (left, zh, en) => {
    const runs = { day: 1, all: 4, left };
    expect([chinese['financing.milestone-runs'](runs), english['financing.milestone-runs'](runs)]).toEqual([zh, en]);
  });
});
