import type { OfferBar } from '../../../domain/trade/financing/funding-offer.ts';
import { count as digits, dateTimeOfYear, money, plainDate } from '../../format.ts';
import { dayWithWeekday } from '../greeting.ts';

const states: Readonly<Record<string, string>> = {
  MATERIALS: '资料未齐',
  FUNDER_REVIEW: '资金方审核中',
  NEED_INFO: '待您答复',
  CONTRACT_SIGN: '待签合同',
  DISBURSING: '放款中',
  DISBURSED: '已放款',
  OVERDUE: '到期未付',
  SETTLED: '已结清',
  REJECTED: '未通过',
  CANCELLED: '已取消',
  LAPSED: '已失效',
};

/** The same for the issuer, who reads what its suppliers have to do. */
const statesForIssuer: Readonly<Record<string, string>> = {
  ...states,
  NEED_INFO: '待供应商答复',
  CONTRACT_SIGN: '待供应商签合同',
};

const events: Readonly<Record<string, string>> = {
  applied: '提交融资申请',
  approved: '审批通过',
  'materials-ready': '资料齐全，转资金方审核',
  'review-passed': '审核通过，出具合同',
  'info-asked': '要求补充说明',
  'info-given': '已答复',
  'info-overdue': '逾期未答复，融资失效',
  'ran-out': '逾期未办，融资失效',
  'issuer-paid': '放款前已兑付，融资失效',
  overtaken: '凭证被司法冻结、划转或由他人承继，融资失效',
  rejected: '审核未通过',
  'offer-withdrawn': '撤回报价',
  cancelled: '取消融资',
  signed: '签署合同',
  sealed: '合同盖章',
  registered: '完成中登网登记',
  disbursed: '放款',
  'disbursement-failed': '付款失败',
  'disbursement-returned': '放款被退回',
  'fell-overdue': '到期未付',
  'paid-in-time': '查明已按期付款，撤销逾期',
  paid: '兑付',
  reminded: '提醒兑付',
  'interest-paid': '支付利息',
  'penalty-paid': '支付罚息',
  'penalty-waived': '免除罚息',
  'penalty-overpaid': '多收罚息，由资金方退回',
  'repurchase-asked': '要求回购',
  repurchased: '回购',
  'registration-ended': '注销中登网登记',
  'taken-over': '由供应商的承继人接手',
  settled: '结清',
};

/** Names of the parts of a repayment. */
const repaid: Readonly<Record<string, string>> = {
  principal: '本金',
  repurchase: '回购本金',
  interest: '利息',
  penalty: '罚息',
};

const bars: Readonly<Record<OfferBar, string>> = {
  paused: '该资金方暂停办理',
  'limit-ended': '对该签发人的额度已到期',
  limit: '超过对该签发人的剩余额度',
  least: '低于最低融资金额',
  term: '到期日超过可办理的期限',
  'too-late': '放款时凭证已到期',
  'no-net': '费用会用完全部金额',
  'other-funder': '资料包是给别的资金方备的，请作废资料包，或选那个资金方',
};

const merits: Readonly<Record<string, string>> = {
  'most-net': '到账最多',
  'most-net-without-recourse': '无追索里最多',
  soonest: '到账最快',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** A rate in millionths as percents with two decimals. */
const rate = (millionths: number): string => `${(millionths / 10_000).toFixed(2)}%`;

/** The deadline of a listed financing. `isTurn`: whether the reader's company has to act. */
interface FinancingDeadline {
  readonly day: string;
  readonly state: string | undefined;
  readonly isTurn: boolean;
  readonly isPast: boolean;
}

/** The facts at the head of a financing. Amounts are decimal texts, empty for none; days are texts, empty for none. */
interface FinancingNow {
  readonly state: string | undefined;
  readonly isTurn: boolean;
  readonly funder: string;
  readonly issuer: string;
  readonly endsOn: string;
  /** The event that ended it, with its remark; empty if it has not ended. */
  readonly endedBy: string;
  readonly endWords: string;
  /** The progress before the disbursement, and why the bank's last payment failed or came back. */
  readonly stage: string;
  readonly payReason: string;
  readonly account: string;
  /** The part of the principal that the issuer has paid. */
  readonly paid: string;
  readonly paysOn: string;
  readonly days: number;
  /** Days by which the issuer's last payment was late; 0 for none. */
  readonly daysLate: number;
  readonly recourse: boolean;
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  readonly doesSupplierBearInterest: boolean;
  readonly repurchaseFrom: string;
  readonly canRepurchaseBeAsked: boolean;
  readonly repurchaseBy: string;
  readonly isRepurchaseLate: boolean;
  readonly repurchaseSum: string;
  readonly isRepurchased: boolean;
}

/** The part that the supplier has to pay, or need not pay, while the issuer has not paid. */
function supplierNow(said: FinancingNow): string {
  const { funder, interest, recourse, repurchaseBy } = said;
  const own = interest !== '' && said.doesSupplierBearInterest;
  if (repurchaseBy !== '')
    return said.isRepurchaseLate
      ? `回购已过 ${plainDate(repurchaseBy)} 的期限，请尽快支付：今天付清为 ${money(said.repurchaseSum)}，罚息逐日增加。收款账户见“贵公司付款”。`
      : `${funder}要求贵公司回购：请在 ${plainDate(repurchaseBy)} 前（含当日）支付。今天付清为 ${money(said.repurchaseSum)}，罚息逐日增加。收款账户见“贵公司付款”。`;
  const pays = own ? `请支付利息 ${money(interest)}。` : '';
  if (!recourse) return own ? pays : '无追索，贵公司不用付款。';
  return said.canRepurchaseBeAsked
    ? `${pays}${funder}可以要求贵公司回购，现在还没有要求。`
    : `${pays}${plainDate(said.repurchaseFrom)} 起${funder}可以要求贵公司回购。`;
}

function repaymentNow(said: FinancingNow): string {
  const { state, funder, issuer, paysOn, days, principal, interest, penalty, recourse } = said;
  const payer = said.doesSupplierBearInterest ? '贵公司' : repurchasePayer(said);
  if (principal === '') {
    const open = [
      penalty === '' ? '' : `罚息 ${money(penalty)} 由${repurchasePayer(said)}支付`,
      interest === '' ? '' : `利息 ${money(interest)} 由${payer}支付`,
    ].filter((part) => part !== '');
    return `本金已付清，${open.join('，')}。`;
  }
  if (state === 'OVERDUE') {
    const late = penalty === '' ? '' : `，罚息 ${money(penalty)}（算到今天）`;
    return `${issuer}到期未付，还欠 ${money(principal)}${late}。${supplierNow(said)}`;
  }
  const part = said.paid === '' ? '' : `已付 ${money(said.paid)}，还有 ${money(principal)} 未付。`;
  if (days < 0) return `${issuer}应于 ${plainDate(paysOn)} 付款。${part === '' ? '还没有全部到账。' : part}`;
  const when = days === 0 ? '今天到期' : `还有 ${days} 天`;
  const own =
    interest === ''
      ? ''
      : said.doesSupplierBearInterest
        ? `贵公司同日支付利息 ${money(interest)}。`
        : `利息 ${money(interest)} 由${issuer}另行支付。`;
  const rest = recourse
    ? `${issuer}到期不付的，由贵公司回购。`
    : own === ''
      ? '无追索，贵公司不用再付款。'
      : '无追索。';
  return `${plainDate(paysOn)} 由${issuer}直接付给${funder}，${when}。${part}${own}${rest}`;
}

/** The event that the disbursement waits for. */
function disbursingNow({ stage, funder, payReason, account }: FinancingNow, until: string): string {
  const why = payReason === '' ? '' : `（${payReason}）`;
  switch (stage) {
    case 'registered':
      return `合同已签、转让已登记，等${funder}放款${until}。`;
    case 'paying':
      return `${funder}已通知银行付款，等银行确认到账。`;
    case 'failed':
      return `银行付款失败${why}，等${funder}再次放款${until}。`;
    case 'returned':
      return `放款被银行退回${why}。请核对收款账户（尾号 ${account}），等${funder}再次放款${until}。`;
    default:
      return `合同已签，等${funder}签章、登记并放款${until}。`;
  }
}

const repurchasePayer = ({ repurchaseBy, issuer }: FinancingNow): string => (repurchaseBy === '' ? issuer : '贵公司');

export const financing = {
  'financing.title': '融资',
  'financing.apply-title': '申请融资',
  'financing.list-title': '融资',
  'financing.issuer-title': '供应商融资',
  'financing.contracts-title': '待签合同',
  'financing.state': ({ state, isIssuer = false }: { state: string | undefined; isIssuer?: boolean }) =>
    nameIn(isIssuer ? statesForIssuer : states, state, '状态未知'),
  'financing.event-meaning': ({ event }: { event: string }): string =>
    ({ rejected: '未通过', 'fell-overdue': '已逾期' })[event] ?? '须留意',
  'financing.event': ({ event }: { event: string }) => nameIn(events, event, '其他'),
  'financing.bar': ({ bar }: { bar: string }) => nameIn(bars, bar, '现在不能选'),
  'financing.merit': ({ merit }: { merit: string }) => nameIn(merits, merit, ''),
  'financing.rate': ({ millionths }: { millionths: number }) => rate(millionths),
  'financing.rate-band': ({ from, to }: { from: number; to: number }) => `${from}% 至 ${to}%`,

  'financing.step-holdings': '选凭证',
  'financing.step-offers': '金额与资金方',
  'financing.step-documents': '资料',
  'financing.step-check': '核对并提交主管',
  'financing.steps': '申请步骤',
  'financing.holdings-facts': '同一签发人、同一到期日的凭证可以合并申请一笔融资',
  'financing.search-holdings': '按凭证编号或签发人查找',
  'financing.no-holdings': '没有可以融资的凭证',
  'financing.no-holdings-body': '签收的凭证会列在这里。已占用、已放入其他融资的部分不能再用。',
  'financing.no-holding-fits': '没有符合条件的凭证',
  'financing.more-holdings': ({ shown, count }: { shown: number; count: number }) =>
    `只列最早到期的 ${shown} 张，共 ${count} 张；其余请按编号或签发人查找`,
  'financing.choose': ({ number }: { number: string }) => `选择凭证 ${number}`,
  'financing.available-of': ({ amount, packaged }: { amount: string; packaged: string }) =>
    `可融资 ${money(amount)}${packaged === '' ? '' : `（其中在资料包 ${money(packaged)}）`}`,
  'financing.packaged-of': ({ packaged }: { packaged: string }) => `其中在资料包 ${money(packaged)}`,
  'financing.nothing-available': '没有可融资金额',
  'financing.row-closed': ({ isPast }: { isPast: boolean }): string =>
    isPast ? '已到期，不能融资' : '到期前 3 个工作日内，不能融资',
  'financing.too-many': ({ most }: { most: number }) => `一次最多选 ${most} 张`,
  'financing.due-on': ({ dueOn, day: on, about }: { dueOn: string; day: string; about: boolean }) =>
    `${dayWithWeekday(dueOn)}到期${on === dueOn ? '' : `，${about ? '约 ' : ''}${dayWithWeekday(on)}付款`}`,
  'financing.issued-by': ({ issuer }: { issuer: string }) => `${issuer}签发`,
  'financing.not-together-title': '这些凭证不能放在一笔融资里',
  'financing.not-together-issuer': '签发人不同。请只保留其中一组，其余另行申请。',
  'financing.not-together-due': '到期日不同。请只保留其中一组，其余另行申请。',
  'financing.keep-only': ({ issuer, dueOn, count }: { issuer: string; dueOn: string; count: number }) =>
    `只保留${issuer} ${plainDate(dueOn)} 到期的 ${digits(count)} 张`,
  'financing.chosen': ({ count, amount }: { count: number; amount: string }) =>
    count === 0 ? '还没有选凭证' : `已选 ${digits(count)} 张，可融资 ${money(amount)}`,
  'financing.chosen-apart': ({ count, bar }: { count: number; bar: string }) =>
    `已选 ${digits(count)} 张，${bar === 'issuer' ? '签发人' : '到期日'}不同，不能放在一笔融资里`,

  'financing.amount': '融资金额',
  'financing.amount-hint': ({ available }: { available: string }) => `可融资金额 ${money(available)}`,
  'financing.everything': '全部',
  'financing.excess': ({ amount }: { amount: string }) => `超过可融资金额 ${money(amount)}，请减少金额或增加凭证`,
  'financing.part': ({ number }: { number: string }) => `凭证 ${number} 融资`,
  'financing.part-of': ({ part, available }: { part: string; available: string }) =>
    `${money(part)}（可融资 ${money(available)}）`,
  'financing.spread': '改分配',
  'financing.spread-note': '先用完一张，再用下一张',
  'financing.cut-off': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 前通过审批，按当天计`,
  'financing.cut-off-over': '已过今天的受理时间，按下一个工作日计',
  'financing.offers-title': ({ count }: { count: number }) => `${digits(count)} 个报价`,
  'financing.offers-note': '改金额会重新计算',
  'financing.offers-computing': '正在计算报价…',
  'financing.offers-none': '目前没有资金方办理该签发人的融资',
  'financing.offers-none-body': '请联系客服，或持有到期。',
  'financing.order-net': '到账最多',
  'financing.order-arrival': '到账最快',
  'financing.order-rate': '利率最低',
  'financing.order': '排序',
  'financing.recourse': '有追索',
  'financing.no-recourse': '无追索',
  'financing.net': '到账金额',
  'financing.net-most': '最多',
  'financing.net-less': ({ amount }: { amount: string }) => `少 ${money(amount)}`,
  'financing.net-none': '不能选',
  'financing.annual-rate': '年利率（单利）',
  'financing.interest': '利息',
  'financing.interest-formula': ({
    amount,
    millionths,
    days,
    basis,
  }: {
    amount: string;
    millionths: number;
    days: number;
    basis: number;
  }) => `${money(amount)} × ${rate(millionths)} × ${days} ÷ ${basis}`,
  'financing.interest-by-issuer': ({ issuer }: { issuer: string }) => `由${issuer}承担`,
  'financing.interest-at-maturity': '到期时支付',
  'financing.fee': '服务费',
  'financing.fee-formula': ({ amount, millionths }: { amount: string; millionths: number }) =>
    `${money(amount)} × ${rate(millionths)}`,
  'financing.fee-tax': ({ tax }: { tax: string }) => `含税，其中增值税 ${money(tax)}`,
  'financing.annual-cost': '综合年化成本（单利）',
  'financing.annual-cost-formula': ({ cost, net, days }: { cost: string; net: string; days: number }) =>
    `${money(cost)} ÷ ${money(net)} × 360 ÷ ${days}`,
  'financing.arrival': '最早到账',
  'financing.paid-out-on': '放款日',
  'financing.arrival-day': ({ day: on, about }: { day: string; about: boolean }) =>
    `${dayWithWeekday(on)}${about ? '（放假安排公布后可能变化）' : ''}`,
  'financing.arrival-note': ({ settlementDays, days }: { settlementDays: number; days: number }) =>
    `资料齐备、${settlementDays === 0 ? '审批当日' : `审批后第 ${settlementDays} 个工作日`}，计息 ${days} 天`,
  'financing.recourse-title': '追索',
  'financing.recourse-note': ({ issuer }: { issuer: string }) => `${issuer}到期不付，由贵公司回购`,
  'financing.no-recourse-note': ({ issuer }: { issuer: string }) => `${issuer}到期不付，资金方不向贵公司追索`,
  'financing.materials': '资料',
  'financing.materials-of': ({ standing, startsOn }: { standing: string | undefined; startsOn: string }): string =>
    nameIn(
      {
        ready: startsOn === 'SUBMITTED' ? '资料包已提交，资金方可直接审核' : '平台已审核资料包，资金方可直接审核',
        'under-way': '资料包在审核，通过后开始',
        unsubmitted: '资料包待贵公司提交',
        none:
          startsOn === 'SUBMITTED'
            ? '须先备资料包，提交后资金方开始审核'
            : '须先备资料包，平台审核通过后资金方开始审核',
        'other-funder': '资料包是给别的资金方备的',
      },
      standing,
      '',
    ),
  'financing.limit-left': '额度还剩',
  'financing.choose-offer': '选这个',
  'financing.chosen-offer': '已选',
  'financing.choose-offer-of': ({ funder, recourse }: { funder: string; recourse: string }) =>
    `选${funder}（${recourse}）`,
  'financing.take-amount': ({ amount }: { amount: string }) => `改为 ${money(amount)} 重算`,
  'financing.sooner': ({ days, amount }: { days: number; amount: string }) =>
    `早 ${days} 天到账，多付 ${money(amount)}`,
  'financing.formula-note':
    '利息＝金额 × 年利率 × 天数 ÷ 计息基数，从放款日算到到期日前一天，四舍五入到分。综合年化成本（单利）＝（利息＋费用）÷ 到账金额 × 360 ÷ 天数。',
  'financing.foot-offer': ({ funder, net, day: on }: { funder: string; net: string; day: string }) =>
    `${funder}，最早 ${plainDate(on)} 到账 ${money(net)}`,
  'financing.foot-cost': ({ cost }: { cost: string }) => `成本合计 ${money(cost)}`,
  'financing.foot-none': '还没有选资金方',
  'financing.effect': ({ amount, names }: { amount: string; names: readonly string[] }) =>
    names.length === 0
      ? `提交后占用 ${money(amount)}，等主管审批`
      : `提交后占用 ${money(amount)}，等${names.join('、')}审批`,
  'financing.back': '上一步',
  'financing.next': '下一步',

  'financing.documents-title': '资料与收款账户',
  'financing.documents-ready': '所选凭证的资料包已经备好，主管审批后直接转资金方，不用再上传。',
  'financing.documents-under-way': '资料包还在办理。主管审批后等资料包办好，自动转资金方。',
  'financing.documents-unsubmitted':
    '所选凭证的资料包还没有提交，现在由贵公司补齐并提交。也可以先申请，审批后再提交；资料齐了自动转资金方。',
  'financing.documents-continue': '去补资料',
  'financing.documents-none': '所选凭证还没有资料包。可以现在去备，也可以先提交，审批后再备；资料齐了自动转资金方。',
  'financing.documents-other-funder': '所选凭证的资料包是给别的资金方备的。请作废原资料包，或改选那个资金方。',
  'financing.documents-go': '去备资料',
  'financing.account': '收款账户',
  'financing.account-hint': '放款只付到已验证的本企业账户',
  'financing.account-none': '还没有已验证的账户',
  'financing.account-add': '去添加账户',
  'financing.account-of': ({ bank, masked }: { bank: string; masked: string }) => `${bank} ${masked}`,
  'financing.purpose': '资金用途（选填）',
  'financing.purpose-hint': '例如：采购原材料',
  'financing.check-title': '核对融资申请',
  'financing.used-instruments': '用的凭证',
  'financing.used-part': ({ number, amount }: { number: string; amount: string }) => `${number}　${money(amount)}`,
  'financing.state-now': '融资现在',
  'financing.open-contract': '看融资和合同',
  'financing.open-financing': '看这笔融资',
  'financing.valid-until': '报价有效期',
  'financing.until-day': ({ day: on }: { day: string }) => `至 ${plainDate(on)}（含当日）`,
  'financing.offer-kept': ({ day: on }: { day: string }) =>
    `至 ${plainDate(on)}（含当日）；已在有效期内通过审批，合同按此利率和费率计`,
  'financing.costs': '成本',

  'financing.listed': ({ count, amount }: { count: number; amount: string }) =>
    `${digits(count)} 笔，合计 ${money(amount)}`,
  'financing.search': '融资编号、凭证编号、企业',
  'financing.views': '融资列表',
  'financing.view-all': '全部',
  'financing.view-pending': '办理中',
  'financing.view-outstanding': '已放款未结清',
  'financing.view-paid-out': '已放款（含已结清）',
  'financing.view-ended': '已结束',
  'financing.to-do': '融资：等您备资料、答复或签合同',
  'financing.none': '还没有融资',
  'financing.none-body': '选持有的凭证，比较各资金方的报价，提交后由主管审批。',
  'financing.none-issuer-body': '供应商用贵公司签发的凭证融资后，会列在这里。',
  'financing.none-contracts': '没有待签的合同',
  'financing.none-contracts-body': '资金方审核通过后，合同会列在这里。',
  'financing.none-fit': '没有符合条件的融资',
  'financing.column-number': '融资编号',
  'financing.column-funder': '资金方',
  'financing.column-supplier': '供应商',
  'financing.supplier-unnamed': '受让方，付款前 5 个工作日告知',
  'financing.column-amount': '融资金额',
  'financing.column-net': '到账金额',
  'financing.column-net-expected': '预计到账',
  'financing.net-of': ({ amount, payout }: { amount: string; payout: string }) =>
    `${payout === 'expected' ? '预计 ' : ''}${money(amount)}`,
  'financing.still-owed': ({ amount }: { amount: string }) => `未还 ${money(amount)}`,
  'financing.contract-with-director': '等主管签署',
  'financing.contract-with-director-of': ({ number }: { number: string }) => `融资 ${number} 的合同等主管签署，看申请`,
  'financing.contract-unsent': '等经办人提交签署',
  'financing.go-sign': '去签署',
  'financing.go-sign-of': ({ number }: { number: string }) => `去签署融资 ${number} 的合同`,
  'financing.column-cost': '利息和费用',
  'financing.cost-of': ({ amount }: { amount: string }) => `利息和费用 ${money(amount)}`,
  'financing.column-open': '未还本金',
  'financing.column-applied': '申请日期',
  'financing.column-issuer': '签发人',
  'financing.column-rate': '年利率',
  'financing.column-due': '到期日',
  'financing.column-state': '状态',
  'financing.column-act': '操作',
  'financing.sign': '提交主管签署',
  'financing.sign-of': ({ number }: { number: string }) => `把 ${number} 的合同提交主管签署`,
  'financing.contract-sent': ({ number }: { number: string }) => `${number} 的合同已提交主管签署`,
  'financing.until': ({ day: on, state, isTurn, isPast }: FinancingDeadline) => {
    const by = `${plainDate(on)} 前（含当日）`;
    const latest = `最晚 ${plainDate(on)}（含当日），逾期失效`;
    switch (state) {
      case 'MATERIALS':
        return isTurn ? `请在 ${by}备齐资料` : `在平台审核，${latest}`;
      case 'NEED_INFO':
        return `请在 ${by}答复`;
      case 'CONTRACT_SIGN':
        // The application of the signature has a deadline of its own.
        return isTurn ? `请在 ${by}签署` : '合同已提交主管签署';
      case 'FUNDER_REVIEW':
      case 'DISBURSING':
        return `在资金方，${latest}`;
      case 'OVERDUE':
        return isPast ? `应在 ${by}回购，已过期` : `请在 ${by}回购`;
      default:
        return latest;
    }
  },

  'financing.gone': '没有找到这笔融资',
  'financing.gone-body': '它可能不属于贵公司，或链接不完整。',
  'financing.heading': ({ funder, amount }: { funder: string; amount: string }) => `${funder}，${money(amount)}`,
  'financing.now': (said: FinancingNow): string => {
    const { state, isTurn, funder, issuer, endsOn, endedBy } = said;
    const until = endsOn === '' ? '' : `，最晚 ${plainDate(endsOn)}（含当日）`;
    switch (state) {
      case 'MATERIALS':
        return isTurn
          ? `等贵公司备齐资料${until}；资料齐了自动转${funder}。`
          : `资料包已提交，平台审核中${until}；通过后自动转${funder}，贵公司现在不用办理。`;
      case 'FUNDER_REVIEW':
        return `${funder}审核中${until === '' ? '' : `${until}，逾期失效`}，贵公司现在不用办理。`;
      case 'NEED_INFO':
        return `${funder}要求补充说明，请答复${until}，逾期失效。`;
      case 'CONTRACT_SIGN':
        return isTurn
          ? `${funder}已审核通过，请签署合同${until}，逾期失效。`
          : `${funder}已审核通过，合同等主管签署${until}，逾期失效。`;
      case 'DISBURSING':
        return disbursingNow(said, until);
      case 'DISBURSED':
      case 'OVERDUE':
        return repaymentNow(said);
      case 'SETTLED':
        return said.isRepurchased
          ? `已结清。回购的凭证由贵公司持有，仍由${issuer}付款。`
          : `已全部付清${said.daysLate > 0 ? `，最后一笔晚付 ${digits(said.daysLate)} 天` : ''}，没有要办的事。`;
      case 'REJECTED':
        return `${endedBy === 'offer-withdrawn' ? `${funder}撤回了报价` : `${funder}审核未通过`}${said.endWords === '' ? '' : `：${said.endWords}`}。占用已释放，可以换资金方再申请。`;
      case 'CANCELLED':
        return '贵公司已取消，占用已释放。';
      case 'LAPSED':
        return endedBy === 'issuer-paid'
          ? `${issuer}在放款前已兑付，融资已失效，占用已释放。`
          : endedBy === 'overtaken'
            ? '凭证被司法冻结、划转或由他人承继，融资已失效。'
            : `${endedBy === 'info-overdue' ? '逾期未答复资金方' : '逾期未办'}，已失效，占用已释放，可以再申请。`;
      default:
        return '';
    }
  },
  'financing.milestones': '进度',
  'financing.milestone': ({ milestone }: { milestone: string }) =>
    nameIn(
      {
        applied: '申请',
        approved: '主管审批',
        materials: '资料',
        review: '资金方审核',
        contract: '合同签署',
        disbursed: '放款',
        paid: '到期兑付',
        'paid-late': '逾期后付清',
        repurchased: '回购结清',
      },
      milestone,
      '',
    ),
  'financing.milestone-now': ({ state }: { state: string | undefined }): string =>
    ({ MATERIALS: '等资料齐备', NEED_INFO: '等您答复', CONTRACT_SIGN: '等贵公司签署' })[state ?? ''] ?? '正在办理',
  'financing.milestone-by': ({ name }: { name: string }) => name,
  'financing.milestone-arrived': ({ net }: { net: string }) => `到账 ${money(net)}`,
  'financing.milestone-runs': ({ day: on, all, left }: { day: number; all: number; left: number }) =>
    `第 ${digits(on)} 天，共 ${digits(all)} 天，${left === 0 ? '今天付款' : `${digits(left)} 天后付款`}`,
  'financing.milestone-paid-late': ({ days }: { days: number }) => `晚付 ${digits(days)} 天`,
  'financing.milestone-late': ({ days }: { days: number }) => `已逾期 ${digits(days)} 天`,
  'financing.moment': ({ at }: { at: number }) => dateTimeOfYear(at),
  'financing.costs-note': ({ state }: { state: string }): string =>
    state === 'disbursed'
      ? '按实际放款日计算'
      : state === 'instructed'
        ? '按银行付款当天计算'
        : state === 'contract'
          ? '按合同计算，以实际放款日为准'
          : state === 'ended'
            ? '按报价计算，没有放款'
            : '按报价计算，以合同为准',
  'financing.amount-line': '融资金额',
  'financing.less': ({ amount }: { amount: string }) => (amount === '0.00' ? money(amount) : `− ${money(amount)}`),
  'financing.penalty-title': '逾期罚息',
  'financing.penalty-note': ({
    issuer,
    millionths,
    days,
    recourse,
  }: {
    issuer: string;
    millionths: number;
    days: number;
    recourse: boolean;
  }) =>
    `付款日后宽限 ${days} 天，宽限期内付清不计；超过的从付款日起（含当日）按年利率 ${rate(millionths)} 计到付清前一天，由${issuer}承担${recourse ? '，回购时由贵公司一并支付' : ''}`,
  'financing.net-line': '到账',
  'financing.money-title': '款项与凭证',
  'financing.to-account': '收款账户',
  'financing.account-ending': ({ bank, ending }: { bank: string; ending: string }) => `${bank} 尾号 ${ending}`,
  'financing.bank-reference': '银行流水号',
  'financing.materials-title': '资料',
  'financing.materials-ready-line': ({ number }: { number: string }) => `凭证 ${number}：资料包已备好`,
  'financing.materials-under-way-line': ({ number }: { number: string }) => `凭证 ${number}：资料包在办理`,
  'financing.materials-none-line': ({ number }: { number: string }) => `凭证 ${number}：还没有资料包`,
  'financing.materials-open': '打开资料包',
  'financing.questions-title': '资金方的问题',
  'financing.questions-note': ({ day: on }: { day: string }) => `请在 ${plainDate(on)} 前答复（含当日）`,
  'financing.answer-send': '提交答复',
  'financing.answer-missing': '请答复每一个问题',
  'financing.answered': '已答复，转资金方审核',
  'financing.answered-by': ({ name, at }: { name: string; at: number }) => `${name} ${dateTimeOfYear(at)} 答复`,
  'financing.contract-title': '合同与签名',
  'financing.contract-none': '资金方审核通过后出具合同。',
  'financing.contract-file': '下载合同',
  'financing.contract-number': '合同编号',
  'financing.contract-drawn': '出具',
  'financing.contract-signed': '贵公司主管签名',
  'financing.contract-sealed': '资金方签章',
  'financing.contract-waits': '待办',
  'financing.contract-waiting': '主管正在签署',
  'financing.registration-title': '中登网登记',
  'financing.registration-none': '资金方在放款前办理登记。',
  'financing.registration-number': '登记证明编号',
  'financing.registration-until': '登记期限',
  'financing.registration-searched': '查重',
  'financing.registration-text': '登记文本',
  'financing.registration-copy': '复制登记文本',
  'financing.repayment-title': '还款计划',
  'financing.repayment-note': '1 期，到期一次还本',
  'financing.repayment-kind': ({ kind }: { kind: string }) => nameIn(repaid, kind, ''),
  'financing.repayment-at-once': '算到今天',
  'financing.repayment-standing': ({ standing }: { standing: string }) =>
    nameIn({ planned: '放款后生效', ahead: '未到期', part: '已付部分', late: '逾期', paid: '已付清' }, standing, ''),
  'financing.repayment-penalty': ({ millionths, from, grace }: { millionths: number; from: string; grace: string }) =>
    grace === ''
      ? `罚息从 ${plainDate(from)} 起，按未还本金和年利率 ${rate(millionths)} 逐日计算。`
      : `${plainDate(grace)} 及以前付清的不计罚息；超过的从 ${plainDate(from)} 起，按未还本金和年利率 ${rate(millionths)} 逐日计算。`,
  'financing.pay-title': '贵公司付款',
  'financing.pay-note': '从贵公司的银行账户转账，附言填写融资编号，到账后自动核销。',
  'financing.pay-sum': '应付金额（算到今天）',
  'financing.pay-payee': '收款人',
  'financing.pay-bank': '开户行',
  'financing.pay-account': '账号',
  'financing.pay-remark': '附言',
  'financing.pay-account-none': '请向资金方索取收款账户',
  'financing.payments-title': '收付款',
  'financing.payment-purpose': ({ purpose }: { purpose: string | undefined }) =>
    nameIn(
      { disbursement: '放款', principal: '兑付', interest: '利息', penalty: '罚息', repurchase: '回购' },
      purpose ?? '',
      '款项',
    ),
  'financing.payment-state': ({ state }: { state: string | undefined }) =>
    nameIn(
      { EXPECTED: '待付', INSTRUCTED: '银行处理中', CONFIRMED: '已到账', FAILED: '付款失败', RETURNED: '已退回' },
      state ?? '',
      '--',
    ),
  'financing.registration-ended': '注销',
  'financing.issuer-interests': ({ amount }: { amount: string }) => `另欠利息、罚息 ${money(amount)}`,
  'financing.repayment-left': '未付',
  'financing.payees-holders': '凭证的各持有人',
  'financing.repayment-from-to': ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  'financing.repayment-day': ({ day: on, about }: { day: string; about: boolean }) =>
    `应付日 ${dayWithWeekday(on)}${about ? '（放假安排公布后可能变化）' : ''}`,
  'financing.history-title': '记录',
  'financing.cancel': '取消融资',
  'financing.cancel-title': '取消这笔融资？',
  'financing.cancel-body': '占用会马上释放。取消后不能恢复，要融资须重新申请。',
  'financing.cancel-words': '取消原因（选填）',
  'financing.cancelled': ({ number }: { number: string }) => `${number} 已取消，占用已释放`,
  'financing.keep': '不取消',
  'financing.again': '再申请一笔',
};
