import type { PayrollTerms } from '../../../domain/trade/payroll/payroll.ts';
import type { LedgerSide } from '../../../domain/trade/shared/posting.ts';
import type { RuleSentence } from '../../../domain/trade/shared/rule-sentence.ts';
import type { TransitOutcome } from '../../../domain/trade/shared/transit-outcome.ts';
import { chineseMonth, count as digits, dateTimeOfYear, money, plainDate, timeOfDay } from '../../format.ts';
import { dayAndWeekday, greet } from '../greeting.ts';
import { ruleSentence } from './rules.ts';

/** For charts of many narrow bars: no currency, and three digits. */
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumSignificantDigits: 3 });

const acts: Readonly<Record<string, string>> = {
  issue: '签发',
  'review-threshold': '变更终审起点金额',
  'supplier-recommendation': '推荐供应商',
  'payroll-issue': '工资签发',
  'issue-recall': '撤回签发',
  accept: '签收',
  refuse: '拒收',
  transfer: '转让',
  'transfer-recall': '撤回转让',
  cancellation: '作废',
  finance: '融资申请',
  contract: '合同签署',
  disbursement: '放款',
  'disbursement-return': '放款退回',
  payment: '兑付',
  repurchase: '回购',
  freeze: '司法冻结',
  release: '解冻',
  'court-transfer': '司法划转',
  succession: '承继',
  deregistration: '企业注销',
  correction: '更正',
};

/** What an effective application of some acts is called: its outcome is decided by the funder, or is a payment. */
const effectiveStates = { finance: '审批通过', contract: '已签署', disbursement: '已到账', payment: '已付款' };

const states: Readonly<Record<string, string>> = {
  DRAFT: '草稿',
  WAITING: '审批中',
  RETURNED: '退回待修改',
  REFUSED_BY_RULE: '规则不允许，待修改',
  EFFECTIVE: '已生效',
  REJECTED: '未通过',
  WITHDRAWN: '已撤回',
  LAPSED: '已失效',
};

const stepNames: Readonly<Record<string, string>> = {
  maker: '经办',
  operator: '经办人审批',
  director: '主管审批',
  'final-reviewer': '终审',
};

const reasons: Readonly<Record<string, string>> = {
  amount: '金额有误',
  'due-date': '到期日有误',
  payee: '收款方有误',
  payroll: '工资名单有误',
  papers: '合同或发票不符',
  business: '业务背景存疑',
  'not-agreed': '未达成一致',
  'entry-right': '原记录无误',
  unexplained: '更正原因不清楚',
  other: '其他原因',
  overtaken: '金额已被拒收、撤回、签收或兑付',
  freeze: '凭证金额被司法冻结',
  'court-transfer': '凭证金额被司法划转',
  succession: '企业的凭证已由他人承继',
  deregistration: '企业已注销',
  time: '超过办理期限',
  rule: '规则检查未通过',
};

const exceptions: Readonly<Record<string, string>> = {
  contract: '合同约定',
  acceptance: '验收后付款',
  retention: '质保款',
  other: '其他',
};

const events: Readonly<Record<string, string>> = {
  submitted: '提交',
  approved: '通过',
  returned: '退回',
  rejected: '拒绝',
  withdrawn: '撤回',
  lapsed: '失效',
  'refused-by-rule': '规则不允许，退回修改',
  effective: '生效',
  released: '占用已释放',
};

const entries: Readonly<Record<string, string>> = {
  issue: '签发',
  'issue-accepted': '签收',
  'issue-returned': '签发退回',
  transfer: '转让',
  'transfer-accepted': '签收',
  'transfer-returned': '转让退回',
  cancellation: '作废',
  disbursement: '融资放款',
  'disbursement-returned': '放款退回',
  payment: '兑付',
  repurchase: '回购',
  'court-transfer': '司法划转',
  succession: '承继',
  correction: '更正',
};

/** The parts of a holding, which add up to it. */
const heldParts = {
  available: '可用',
  reserved: '占用',
  packaged: '在资料包',
  frozen: '冻结',
};

/** An act of the platform's officers, as its line describes it. */
interface OrderSaid {
  readonly act: string | undefined;
  readonly amount: string;
  readonly orderNumber: string;
  readonly until: string;
  readonly reason: string;
  readonly fromName: string;
  readonly toName: string;
  readonly corrected?: string | undefined;
}

const nameIn = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** Why an allocation was not changed. */
const allocationRefusals: Readonly<Record<string, string>> = {
  'not-held': '该凭证已不在贵公司名下（可能已全部转让、融资或兑付），没有办理。',
  changed: '同事刚刚改过这张凭证的分配，没有办理。列表已刷新，请看最新情况后再办理。',
  allocated: '该凭证已分配给内部组织，没有办理。请先交回企业，再重新分配。',
  stopped: '该内部组织已停用，没有办理。请另选一个组织。',
  'not-allocated': '该凭证没有分配给内部组织，无需交回。',
  gone: '没有找到该凭证或内部组织，没有办理。请刷新后再试。',
};

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** Instruments, the applications that change them, and the holdings of companies. */
export const trade = {
  'trade.crumb': '凭证业务',
  'trade.act': ({ act }: { act: string | undefined }) => nameIn(acts, act, '其他业务'),
  'trade.state': ({ state, act }: { state: string | undefined; act?: string | undefined }) =>
    (state === 'EFFECTIVE' && nameIn(effectiveStates, act, '')) || nameIn(states, state, '状态未知'),
  'trade.step-name': ({ role }: { role: string | undefined }) => nameIn(stepNames, role, '其他步骤'),
  'trade.reason': ({ reason }: { reason: string }) => nameIn(reasons, reason, ''),
  'trade.exception': ({ reason }: { reason: string }) => nameIn(exceptions, reason, '未选择'),
  'trade.event': ({ event }: { event: string }) => nameIn(events, event, '其他'),
  'trade.entry': ({ entry, isPayroll = false }: { entry: string | undefined; isPayroll?: boolean | undefined }) =>
    isPayroll ? '工资签发' : nameIn(entries, entry, '其他'),
  'trade.rule': (said: RuleSentence) => ruleSentence(said),
  'trade.decision-bar': ({ bar }: { bar: string }) =>
    nameIn(
      {
        own: '您经办的，不能自己审批',
        twice: '您已办过前一步，同一人不能办两步',
        unidentified: '您还没有登记身份证号，不能审批',
        'not-theirs': '这一步不由您的角色办理',
        'not-waiting': '现在没有待办的步骤',
      },
      bar,
      '现在不能由您办理',
    ),
  'trade.withdrawn-meanwhile': ({ name, at }: { name: string; at: number }) =>
    `${name}已于 ${dateTimeOfYear(at)} 撤回这笔申请，不用再审批`,
  'trade.meanwhile': ({ state, at }: { state: string; at: number }): string =>
    `这笔申请已不再等待审批：${dateTimeOfYear(at)} 起状态为“${nameIn(states, state, '其他')}”`,
  'trade.refused-changed': '刚才有人办理过，已为您更新，请看最新内容',
  'trade.refused-changed-to': ({ state }: { state: string }) =>
    `刚才有人办理过，现在是“${nameIn(states, state, '状态未知')}”，已为您更新`,
  'trade.refused-state': '当前状态下不能这样办理，已为您更新',
  'trade.refused-failed': '处理时出错，请核对这一笔是否仍待审批，再试一次',
  'trade.refused-certificate': '签名证书在审批途中失效，这一笔没有审批。请换一张有效证书，再审批一次',
  'trade.refused-gone': '没有找到，或不属于贵公司',
  'trade.refused-not-permitted': '您的角色不能办理这项业务',
  'trade.refused-field': '有一项填写不正确，请检查',
  'trade.refused-unsigned': '这一步须用证书签名，没有办理',
  'trade.refused-by-rule': '规则检查未通过，没有生效，已退回经办人修改',
  'trade.draft-kept': '草稿已保存',
  'trade.submitted': ({ number }: { number: string }) => `提交成功，申请编号 ${number}`,
  'trade.withdrawn-for': ({ name }: { name: string }) => `代${name}撤回`,
  'trade.withdrawn': ({ number }: { number: string }) => `${number} 已撤回，占用已释放`,
  'trade.decided': ({ decision, number }: { decision: string; number: string }) =>
    `${number} ${decision === 'approve' ? '已通过' : decision === 'return' ? '已退回' : '已拒绝'}`,
  'trade.acceptance-sent': ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? '已提交签收' : `已提交签收，等${names.join('、')}审批`,
  'trade.refusal-done': '已拒收，金额已退回对方',
  'trade.not-offered-title': '暂未提供',
  'trade.not-offered-body': '当前平台还没有提供凭证业务。',
  'trade.amount-in-words': ({ words }: { words: string }) => `人民币${words}`,
  'trade.day-of': ({ day }: { day: string }) => plainDate(day),

  'trade.finance-title': '申请融资',
  'trade.financings-title': '融资',
  'trade.contracts-title': '待签合同',
  'trade.statistics-title': '统计',
  'trade.suppliers-title': '供应商',
  'trade.issue-title': '签发',
  'trade.issue-facts': '向供应商签发到期付款的凭证，提交后由同事和主管审批',
  'trade.issue-kept': ({ number, at }: { number: string; at: number }) => `${number}，${dateTimeOfYear(at)} 已保存`,
  'trade.issue-not-kept': '填写后自动保存为草稿',
  'trade.import-issues': '用表格批量签发',
  'trade.import-payees': '用表格填写收款方',
  'trade.import-failed': '没有加载成功，请再试一次',
  'trade.payee': '收款方',
  'trade.payee-hint': '按企业名称或统一社会信用代码查找，只列已认证、已开通产品、可以收款的企业',
  'trade.payee-short': '请输入至少 2 个字',
  'trade.payee-gap': ({ name, gap }: { name: string; gap: string }) =>
    `${nameIn(
      {
        'no-operator': `${name}没有能签收的经办人，请对方先添加经办人`,
        'no-director': `${name}只有经办人、没有主管，没有人能审批签收。可以继续办理，请对方先增设主管`,
        'no-certificate': `${name}的主管都还没有可用的证书，不能签署签收。可以继续办理，请对方的主管先办好证书`,
        agreement: `${name}的产品协议现在不能用来办理新业务。可以继续办理，请对方先签署协议`,
      },
      gap,
      `${name}现在还不能签收，请与对方联系`,
    )}；5 个工作日内没有签收的会退回`,
  'trade.payee-searching': '正在查找…',
  'trade.payee-none': '没有符合的企业：可能还没有认证、没有开通产品，或不能收款（如金融机构、核心企业、违规会员）',
  'trade.payee-failed': '查找失败，请再试一次',
  'trade.open-list': ({ name }: { name: string }) => `展开列表：${name}`,
  'trade.amount': '金额（元）',
  'trade.amount-and-due': '金额与到期',
  'trade.due': '到期日',
  'trade.days': ({ days }: { days: number }) => `${days} 天`,
  'trade.months': ({ months }: { months: number }) => `${months} 个月`,
  'trade.month-day': ({ months, day }: { months: number; day: string }) => `${months} 个月（${day}）`,
  'trade.exception-reason': '期限例外理由',
  'trade.exception-choose': '请选择',
  'trade.exception-text': '说明',
  'trade.papers': '合同与发票',
  'trade.contract': '合同编号',
  'trade.contract-hint': '选填，写在凭证上',
  'trade.invoices': '发票',
  'trade.invoice-add': '加发票',
  'trade.invoice-remove': ({ at }: { at: number }) => `删除第 ${at} 张发票`,
  'trade.invoice-number': '发票号码',
  'trade.invoice-code': '发票代码',
  'trade.invoice-code-hint': '数电票没有代码，留空',
  'trade.invoice-day': '开票日期',
  'trade.invoice-total': '价税合计（元）',
  'trade.invoice-used': '不计入：已被用完或填写有误',
  'trade.invoice-share': ({ amount }: { amount: string }) => `计入 ${money(amount)}`,
  'trade.invoices-none': '还没有发票。可以不填；填了会查是否被其他凭证用过。',
  'trade.transferable': '可转让',
  'trade.transferable-yes': '可转让、可拆分',
  'trade.transferable-no': '只能持有到期',
  'trade.transferable-hint': '签发后不能再改',
  'trade.remark': '备注',
  'trade.remark-hint': ({ act }: { act: string }) => `选填，${act === 'payroll-issue' ? '劳务公司' : '供应商'}看得到`,
  'trade.returned-title': '被退回，请修改后重新提交',
  'trade.go-on': '下一步：核对并提交',
  'trade.keep-draft': '存草稿',
  'trade.can-submit': '可以提交',
  'trade.cannot-submit': ({ count }: { count: number }) => `还有 ${count} 项要处理`,
  'trade.judging': '正在检查',
  'trade.submit-effect': ({ amount }: { amount: string }) => `提交时占用额度 ${money(amount)}；审批完成前可以撤回`,
  'trade.preview': ({ act }: { act: string }) => `${act === 'payroll-issue' ? '劳务公司' : '供应商'}会收到的凭证`,
  'trade.preview-note': '编号在生效时给',
  'trade.certificate-title': '应付款凭证',
  'trade.number': '编号',
  'trade.number-later': '生效时编号',
  'trade.issue-day': '签发日',
  'trade.issue-day-later': '生效当日',
  'trade.amount-figures': '金额（小写）',
  'trade.amount-words': '金额（大写）',
  'trade.payer': '付款人',
  'trade.receiver': '收款人',
  'trade.term': '期限',
  'trade.payroll-title': '工资签发',
  'trade.project': '项目',
  'trade.wages': '工资月份',
  'trade.payroll-mark': '工资',
  'trade.payroll-terms': ({ project, period, people }: PayrollTerms) =>
    [project, period && chineseMonth(period), people && `${people} 人`].filter(Boolean).join('，'),
  'trade.payroll-list': '工资名单',
  'trade.payroll-count': ({ count }: { count: number }) => `${count} 人`,
  'trade.wages-of': ({ month }: { month: string }) => chineseMonth(month),
  'trade.contract-behind': '基础合同',
  'trade.invoices-behind': '发票',
  'trade.invoices-count': ({ count, sum }: { count: number; sum: string }) => `${count} 张，${money(sum)}`,
  'trade.flow': '流转',
  'trade.promise':
    '付款人承诺于到期日无条件向届时的持有人支付上列金额。到期日遇法定节假日的，顺延至其后第一个工作日支付。',
  'trade.limit': '签发额度',
  'trade.limit-left': ({ amount }: { amount: string }) => `签后剩余 ${money(amount)}`,
  'trade.limit-exceeded': ({ amount }: { amount: string }) => `超出额度 ${money(amount)}`,
  'trade.limit-used': ({ amount }: { amount: string }) => `已用 ${money(amount)}`,
  'trade.limit-reserved': ({ amount }: { amount: string }) => `占用 ${money(amount)}`,
  'trade.limit-own': ({ amount }: { amount: string }) => `本次 ${money(amount)}`,
  'trade.limit-total': ({ amount }: { amount: string }) => `总额度 ${money(amount)}`,
  'trade.limit-until': ({ day }: { day: string }) => `有效期至 ${day}`,
  'trade.who-next': '提交后谁来办',
  'trade.who-now': '经办，现在提交',
  'trade.you': '您',
  'trade.nobody': '没有人可以办理',
  'trade.check-title': '核对签发',
  'trade.check-note': '请逐项核对。提交后由同事审批，生效后不能修改。',
  'trade.back': '返回修改',
  'trade.submit': '提交',
  'trade.submit-anyway': '仍然提交',
  'trade.confirm-contract': '超过合同金额，确认继续？',
  'trade.papers-title': '合同与发票文件',
  'trade.papers-none': '贵公司的资料包里没有与这笔业务相关的合同或发票文件。',
  'trade.paper-of': ({ kind, number }: { kind: string; number: string }) =>
    `${kind === 'contract' ? '合同' : '发票'} ${number}`,
  'trade.paper-open': ({ name }: { name: string }) => `查看 ${name}`,
  'trade.also-know': '请留意',
  'trade.to-settle': '要处理',

  'trade.application-title': ({ act, name }: { act: string | undefined; name: string }) => {
    const actName = nameIn(acts, act, '业务');
    if (name === '') return actName;
    if (act === 'issue' || act === 'payroll-issue' || act === 'transfer') return `${actName}给${name}`;
    if (act === 'accept' || act === 'refuse') return `${actName}${name}发来的凭证`;
    return `${actName}：${name}`;
  },
  'trade.transfer-several': '转让给多个收款方',
  'trade.application-crumb': '申请',
  'trade.place': ({ at, of }: { at: number; of: number }) => `等您审批 ${at}/${of}`,
  'trade.next-one': ({ name, amount }: { name: string; amount: string }) => `下一笔：${name} ${money(amount)}`,
  'trade.waits-you': '等您审批',
  'trade.yours-until': ({ since, until }: { since: number; until: string }) =>
    `${dateTimeOfYear(since)} 起等您审批，审批期限 ${until}（含当日），逾期申请失效`,
  'trade.waits-others': ({ step, names, until }: { step: string; names: readonly string[]; until: string }) =>
    `等${names.length === 0 ? '对方企业' : names.join('、')}办理（${step}${names.length > 1 ? '，任一人即可' : ''}），截止 ${until}（含当日）`,
  'trade.returned-until': ({ until }: { until: string }) => `占用保留到 ${until}，请在此前修改并重新提交`,
  'trade.returned-freed': '占用已释放，仍可修改后重新提交',
  'trade.effective-waits': ({
    names,
    lacking,
    until,
  }: {
    names: readonly string[];
    lacking: readonly string[];
    until: string;
  }) =>
    `已生效，等${names.join('、')}签收，截止 ${until}（含当日）${lacking.length === 0 ? '' : `；${lacking.join('、')}现在没有人能签收，请与对方联系`}`,
  'trade.effective-returned': ({ since, at }: { since: number; at: number }) =>
    `${dateTimeOfYear(since)} 生效，对方没有签收，${dateTimeOfYear(at)} 金额已全部退回`,
  'trade.sent-gap': '；对方现在没有人能签收',
  'trade.returned-others': ({ name, until }: { name: string; until: string }) =>
    until === '' ? `等${name}修改，占用已释放` : `等${name}修改后重新提交，占用保留到 ${until}`,
  'trade.refused-elsewhere': '这份申请已在别处改过，这里的修改没有保存',
  'trade.reload-latest': '放弃这里的修改，查看最新内容',
  'trade.effective-on': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 生效`,
  'trade.contract-signed-on': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 签署，后续进展见融资`,
  'trade.financing-approved-on': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 审批通过，后续进展见融资`,
  'trade.ended-on': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 结束，占用已释放`,
  'trade.draft-facts': '草稿，还没有提交，没有占用任何金额',
  'trade.facts': '申请内容',
  'trade.rules': '规则检查',
  'trade.rules-now': '刚刚为您重新检查',
  'trade.rules-then': '办理时的检查结果',
  'trade.rule-changed': '提交后有变化',
  'trade.rule-passed': '通过',
  'trade.rule-noted': '留意',
  'trade.rule-refused': '不通过',
  'trade.who': '办理进度',
  'trade.history': '完整记录',
  'trade.history-count': ({ count }: { count: number }) => `${count} 条`,
  'trade.by-platform': '平台',
  'trade.by-platform-made': '平台提交',
  'trade.waits-signature': '平台提交，等您签名',
  'trade.about-instrument': ({ act, number }: { act: string | undefined; number: string }) =>
    `${nameIn(acts, act, '业务')}：凭证 ${number}`,
  'trade.instrument-number': ({ number }: { number: string }) => `凭证 ${number}`,
  'trade.by-clock': '系统',
  'trade.opinion': '审批意见',
  'trade.opinion-hint': '选填，写进记录；退回和拒绝须写明',
  'trade.approve': '审批通过',
  'trade.approve-sign': '审批通过并签名',
  'trade.final-title': '终审通过',
  'trade.final-means': '这是最后一步，通过后马上生效。请核对金额和收款方。',
  'trade.sign-title': '签名并通过',
  'trade.sign-application': '申请',
  'trade.sign-applicant': '申请企业',
  'trade.sign-counterparty': '对方企业',
  'trade.sign-several': ({ name, count }: { name: string; count: number }) => `${name}等 ${count} 家`,
  'trade.sign-means': '签名就是审批通过，不能收回。证书窗口或手机上显示的内容应与这里一致。',
  'trade.step-signs': '签名',
  'trade.signed-with': ({ ending, isWithoutEffect }: { ending: string; isWithoutEffect: boolean }) =>
    `证书签名，尾号 ${ending}${isWithoutEffect ? '，未生效' : ''}`,
  'trade.return': '退回',
  'trade.reject': '拒绝',
  'trade.withdraw': '撤回申请',
  'trade.edit': '修改',
  'trade.return-title': '退回给经办人修改',
  'trade.return-body': '占用保留 5 个工作日，经办人可以修改后重新提交。',
  'trade.reject-title': '拒绝这笔申请',
  'trade.reject-body': ({ act }: { act: string | undefined }): string =>
    act === 'accept'
      ? '只拒绝这次签收申请，凭证仍待签收：经办人可以重新提交签收，也可以拒收凭证。'
      : act === 'correction'
        ? '更正不再办理，贵公司持有的金额不变。平台会看到您选的原因和说明。'
        : act === 'issue' || act === 'payroll-issue' || act === 'transfer'
          ? '申请结束，占用马上释放。如果只需修改，请用“退回”。'
          : '申请结束，凭证不变。',
  'trade.reason-label': '原因',
  'trade.reason-missing': '请选择原因',
  'trade.words-label': '说明',
  'trade.words-missing': '请写明要怎么改或为什么',
  'trade.cancel': '取消',
  'trade.withdraw-title': '撤回这笔申请',
  'trade.withdraw-body': '申请结束，占用马上释放；不能恢复，需要时请重新填写。',
  'trade.will-approve': ({
    act,
    name,
    payees,
    amount,
  }: {
    act: string | undefined;
    /** Empty for several payees. */
    name: string;
    payees: number;
    amount: string;
  }) =>
    name === ''
      ? `将通过：向${payees > 1 ? ` ${digits(payees)} 个` : '多个'}收款方${nameIn(acts, act, '业务')} ${money(amount)}`
      : `将通过：${nameIn(acts, act, '业务')} ${name} ${money(amount)}`,
  'trade.after-approval': ({
    names,
    isLast,
    isAccepted,
    isContract,
    funder,
    materials,
  }: {
    names: readonly string[];
    isLast: boolean;
    isAccepted: boolean;
    /** Whether a contract of a financing is signed. */
    isContract: boolean;
    /** Empty for anything but a financing. */
    funder: string;
    materials: string | undefined;
  }) =>
    isLast && funder !== ''
      ? materials === 'ready'
        ? `这是最后一步，资料已备好，通过后转${funder}审核`
        : materials === undefined
          ? `这是最后一步，通过后资料齐了转${funder}审核`
          : `这是最后一步，通过后等资料备齐，再转${funder}审核`
      : isLast
        ? isContract
          ? '这是最后一步，签署后由资金方签章、登记，再放款'
          : `这是最后一步，通过后马上生效${isAccepted ? '，等收款方签收' : ''}`
        : names.length === 0
          ? '通过后转对方企业'
          : `通过后转${names.join('、')}`,
  'trade.cancellation-effect': ({ amount }: { amount: string }) => `作废后 ${money(amount)} 不再兑付，不能恢复`,
  'trade.instrument': '凭证',
  'trade.see-instrument': '看凭证',

  'trade.landing-title': '工作台',
  'trade.landing-greeting': greet,
  'trade.landing-day': dayAndWeekday,
  'trade.landing-waits': ({
    decide,
    mend,
    accept,
    finance,
    confirm,
    overdue,
  }: {
    decide: number;
    mend: number;
    accept: number;
    finance: number;
    confirm: number;
    overdue: boolean;
  }) => {
    const parts = [
      ...(decide > 0 ? [`审批 ${digits(decide)} 件`] : []),
      ...(mend > 0 ? [`修改 ${digits(mend)} 件`] : []),
      ...(accept > 0 ? [`签收 ${digits(accept)} 件`] : []),
      ...(finance > 0 ? [`融资 ${digits(finance)} 件`] : []),
      ...(confirm > 0 ? [`确认同事提议 ${digits(confirm)} 件`] : []),
    ];
    return parts.length === 0
      ? overdue
        ? '没有等您审批或修改的申请'
        : '目前没有等您办理的事项'
      : `${digits(decide + mend + accept + finance + confirm)} 件等您办理：${parts.join('，')}`;
  },
  'trade.landing-overdue': ({ count: all, amount, side }: { count: number; amount: string; side: string }) =>
    side === 'chain'
      ? `已逾期 ${digits(all)} 张，${money(amount)}，等付款人兑付。`
      : `${all > 0 ? `${digits(all)} 张凭证已逾期未付，共 ${money(amount)}` : '有已逾期的利息、罚息未付'}。`,
  'trade.landing-nothing': '可以从这里开始',
  'trade.landing-looks': ({ institution }: { institution: string }): string =>
    institution === '' ? '您可以查看，不能经办和审批' : `您可以查看分配给${institution}的凭证，不能经办和审批`,
  'trade.landing-may-part': ({ institution }: { institution: string }) =>
    `分配给${institution}及其下级组织的凭证和它们的台账；签收、转让由企业的经办人和主管办理。`,
  'trade.landing-look': '您可以查看',
  'trade.landing-absent': '这里没有您的工作台',
  'trade.landing-absent-body': ({ absence }: { absence: string }): string =>
    absence === 'institution'
      ? '您代表机构为企业办事，只能看分配给机构的凭证；现在还没有分配。'
      : absence === 'closed'
        ? '本企业还没有开通这个产品，或这个平台不提供。开通后，待办、额度和凭证会列在这里。'
        : '您的角色不参与凭证的签发、签收和转让。您能办理和查看的都在首页和菜单里。',
  'trade.landing-to-products': '看产品',
  'trade.landing-may': ({ role, side }: { role: string; side: string }): string => {
    if (role === 'query' || (role === 'final-reviewer' && side === 'chain'))
      return side === 'core'
        ? '额度、到期分布、已签发的凭证和每笔申请您都可以看；签发、审批由经办人、主管和终审人办理。'
        : '待签收和持有的凭证、台账和每笔申请您都可以看；签收、转让由经办人和主管办理。';
    if (role === 'final-reviewer') return '金额超过本企业终审起点、或期限超过 6 个月的签发，主管审批后到这里由您终审。';
    if (role === 'director')
      return side === 'core'
        ? '签发由同事经办和审批，之后到这里由您审批。您也可以看额度、到期分布和已签发的凭证。'
        : '签收、转让由同事经办，之后到这里由您审批。您也可以看持有的凭证和台账。';
    return side === 'core'
      ? '您可以签发新的凭证，或看已签发的凭证现在在谁手上。'
      : '核心企业签发、其他企业转让给贵公司的凭证会到这里等您签收。您也可以看持有的凭证，转让付款。';
  },
  'trade.landing-waiting': '等您办理',
  'trade.landing-all': ({ count: all }: { count: number }) => (all === 0 ? '看待办' : `待办 ${digits(all)} 件`),
  'trade.landing-press': ({ press }: { press: string }): string =>
    nameIn({ decide: '审批', mend: '修改', finance: '去办理', accept: '签收', confirm: '去确认' }, press, '查看'),
  'trade.landing-start': ({ what }: { what: string }) =>
    nameIn(
      {
        issue: '签发凭证',
        instruments: '已签发的凭证',
        acceptance: '待签收',
        holdings: '我持有的凭证',
        finance: '申请融资',
        financings: '融资',
        ledger: '台账',
      },
      what,
      '',
    ),
  'trade.landing-figures': '关键数字',
  'trade.landing-figure': ({ figure }: { figure: string }) =>
    nameIn(
      {
        'issued-month': '本月签发',
        'issued-year': '今年签发',
        unaccepted: '已签发，对方待签收',
        transit: '待签收',
        held: '持有',
        ...heldParts,
        'awaiting-payment': '已逾期，等付款人兑付',
      },
      figure,
      '',
    ),
  'trade.calendar-account-title': '付款账户',
  'trade.calendar-month': ({ month }: { month: string }) => chineseMonth(month),
  'trade.calendar-month-of': ({ month }: { month: string }) => `${chineseMonth(month)} 每天要付的款`,
  'trade.calendar-in-all': ({ month, count, amount }: { month: string; count: number; amount: string }) =>
    `${chineseMonth(month)} 待付 ${digits(count)} 张，${money(amount)}`,
  'trade.calendar-unpaid-note': '尚未付清的凭证（含待签收），按付款日排列；到期日遇休息日的，顺延到下一个工作日',
  'trade.calendar-months': '月份',
  'trade.calendar-month-before': '上个月',
  'trade.calendar-month-now': '本月',
  'trade.calendar-month-after': '下个月',
  'trade.calendar-as-list': '按天列出',
  'trade.calendar-as-month': '看月历',
  'trade.calendar-next': '下一个付款日：',
  'trade.calendar-none': '这个月没有要付的款。',
  'trade.calendar-not-announced': ({ year }: { year: string }) => `${year} 年的放假安排还没有公布，付款日可能变动。`,
  'trade.calendar-weekday': ({ weekday }: { weekday: number }) => `周${weekdays[weekday - 1] ?? ''}`,
  'trade.calendar-day-number': ({ day }: { day: string }) => `${Number(day.slice(8))} 日`,
  'trade.calendar-today': '今天',
  'trade.calendar-note-holiday': '放假',
  'trade.calendar-note-worked': '上班',
  'trade.calendar-about': '日期可能变动',
  'trade.calendar-overdue': '已逾期',
  'trade.calendar-lacks': ({ amount }: { amount: string }) => `余额还差 ${money(amount)}`,
  'trade.receipts-title': '收款日历',
  'trade.receipts-note':
    '贵公司持有的凭证，按预计收款日排列；到期日遇休息日的，顺延到下一个工作日。冻结的部分按法院的要求支付',
  'trade.receipts-month-of': ({ month }: { month: string }) => `${chineseMonth(month)} 每天应收的款`,
  'trade.receipts-in-all': ({ month, count, amount }: { month: string; count: number; amount: string }) =>
    `${chineseMonth(month)} 应收 ${digits(count)} 张，${money(amount)}`,
  'trade.receipts-none': '这个月没有应收的款。',
  'trade.receipts-next': '下一个收款日：',
  'trade.receipts-overdue': ({ count: all, amount }: { count: number; amount: string }) =>
    `${digits(all)} 张已逾期，共 ${money(amount)}，付款方还没有付清`,
  'trade.receipts-overdue-since': ({ day, days }: { day: string; days: number }) =>
    `最早一张应于 ${plainDate(day)} 收款，已逾期 ${digits(days)} 天。`,
  'trade.receipts-all': '看收款日历',
  'trade.payments-title': '付款日历',
  'trade.payments-note': ({ about }: { about: boolean }): string =>
    about ? '今后 60 天；带“约”的日期，当年放假安排公布后可能变化' : '今后 60 天',
  'trade.payments-account': ({ bank, ending, mode }: { bank: string; ending: string; mode: string }) =>
    mode === 'OFFLINE'
      ? `线下付款：请贵公司在付款日从${bank}尾号 ${ending} 的账户自行付款，以银行流水为准。`
      : `每到付款日，银行从${bank}尾号 ${ending} 的账户自动扣款。`,
  'trade.collection-missing': '银行还不能自动扣款，付款日以前请补齐',
  'trade.collection-debit-agreement': '尚未签代扣协议：请联系付款账户的开户银行',
  'trade.collection-partner-account': '付款账户不在合作银行：请主管办理“入驻合作银行”',
  'trade.collection-collection-contract': '尚未签代收合同：请拨打页面下方的客服热线，联系平台',
  'trade.payments-no-account': '贵公司还没有已验证的付款账户。',
  'trade.payments-balance': ({ amount, source, at }: { amount: string; source: string; at: number }) =>
    `余额 ${money(amount)}（${source} ${dateTimeOfYear(at)} 告知）。`,
  'trade.payments-no-balance': '银行还没有告知余额。',
  'trade.payments-balance-may-differ': ({ paid, days }: { paid: string; days: number | undefined }) =>
    `${days === undefined ? '' : `这是 ${digits(days)} 天前的余额；`}${paid === '0.00' ? '' : `此后已付 ${money(paid)}，以下已扣除；`}余额可能已变，请向银行核对。`,
  'trade.payments-missing': ({
    day,
    amount,
    overdue,
    most,
  }: {
    day: string;
    amount: string;
    overdue: boolean;
    most: { readonly day: string; readonly amount: string } | undefined;
  }) =>
    `到 ${plainDate(day)} 为止${overdue ? '，连同已逾期的' : ''}，余额还差 ${money(amount)}${most ? `；最多差 ${money(most.amount)}（到 ${plainDate(most.day)}）` : ''}`,
  'trade.payments-overdue': ({ count: all, amount }: { count: number; amount: string }) =>
    all > 0 ? `已逾期 ${digits(all)} 张，${money(amount)}` : '利息、罚息已逾期',
  'trade.payments-overdue-since': ({ day, days }: { day: string; days: number }) =>
    `最早应于 ${plainDate(day)} 付款，已逾期 ${digits(days)} 天。`,
  'trade.payments-overdue-pay': ({ mode }: { mode: string }): string =>
    mode === 'OFFLINE' ? '请尽快付款。' : '请向开户银行确认是否再次扣款；银行不再扣款的，请尽快自行付款。',
  'trade.payments-overdue-list': '看已逾期的凭证',
  'trade.payments-overdue-beside': ({ amount }: { amount: string }) => `另欠资金方利息、罚息 ${money(amount)}。`,
  'trade.payments-beside': ({ amount }: { amount: string }) => `另付资金方利息 ${money(amount)}`,
  'trade.payments-all': '看整月',
  'trade.owed-due': '未付清，到期日',
  'trade.receipt-list-of': ({ day, count: all }: { day: string; count: number }) =>
    `看 ${plainDate(day)} 应收的 ${digits(all)} 张凭证`,
  'trade.payment-list-of': ({ day, count: all }: { day: string; count: number }) =>
    `看 ${plainDate(day)} 要付的 ${digits(all)} 张凭证`,
  'trade.payments-none': '今后 60 天没有要付的款。',
  'trade.payment-day': ({ day, about }: { day: string; about: boolean }) =>
    about ? `约 ${plainDate(day)}` : plainDate(day),
  'trade.payees-from': ({ day }: { day: string }) => `${plainDate(day)} 起列出收款方`,
  'trade.landing-financings': '融资进展',
  'trade.landing-financing': ({ stage }: { stage: string }) =>
    nameIn(
      {
        waiting: '等您办理',
        'under-way': '办理中，未放款',
        disbursing: '其中：资金方放款中',
        'due-soon': '即将到期',
        overdue: '到期未付',
      },
      stage,
      '',
    ),
  'trade.landing-financing-count': ({ count: all }: { count: number }) => `${digits(all)} 笔`,
  'trade.landing-due-until': ({ day }: { day: string }) => `${plainDate(day)} 前到期（含当日）`,
  'trade.landing-count': ({ count: all }: { count: number }) => `${digits(all)} 张`,
  'trade.landing-accept-by': ({ day }: { day: string }) => `最早一张截止 ${plainDate(day)}（含当日）`,
  'trade.landing-elsewhere': ({ amount }: { amount: string }) => `其中 ${money(amount)} 已计入占用、在资料包或冻结`,
  'trade.landing-limit-left': '剩余可签发',
  'trade.landing-limit-none': '还没有签发额度',
  'trade.landing-limit-none-body': '额度由平台核定后显示在这里，没有额度不能签发。',
  'trade.landing-limit-more': '明细与调额',
  'trade.landing-limit-not-yet': ({ day }: { day: string }) => `额度自 ${plainDate(day)} 起生效，在此之前不能签发`,
  'trade.landing-limit-expired': ({ day }: { day: string }) => `额度已于 ${plainDate(day)} 到期，现在不能签发`,
  'trade.landing-ladder': ({ side }: { side: string }): string => (side === 'core' ? '应付到期分布' : '应收到期分布'),
  'trade.landing-ladder-all': ({ count: all, amount }: { count: number; amount: string }) =>
    `${digits(all)} 张，${money(amount)}`,
  'trade.landing-ladder-by-due': '按到期日统计；付款日历按付款日，遇休息日顺延，可能在下个月。',
  'trade.landing-ladder-none': ({ side }: { side: string }): string =>
    side === 'core' ? '没有未兑付的凭证' : '没有持有的凭证',
  /** Shown below a bar, where space is limited. */
  'trade.landing-month': ({ span, month }: { span: string; month: string }) => {
    const name = `${Number(month.slice(5, 7))}月`;
    return span === 'overdue' ? '已逾期' : span === 'later' ? `${name}起` : name;
  },
  'trade.landing-month-of': ({ span, month }: { span: string; month: string }) => {
    const name = `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;
    return span === 'overdue' ? '已逾期' : span === 'later' ? `${name}起` : name;
  },
  'trade.landing-bar': ({ name, count: all, amount }: { name: string; count: number; amount: string }) =>
    `${name} ${digits(all)} 张，${money(amount)}`,
  'trade.landing-short': ({ amount }: { amount: string }) => short.format(amount as Intl.StringNumericLiteral),
  'trade.landing-month-title': '到期月份',
  'trade.landing-count-title': '张数',
  'trade.landing-as-table': '表格',
  'trade.landing-as-chart': '图',
  'trade.moment': ({ at }: { at: number }) => dateTimeOfYear(at),
  'trade.landing-recent': '最近',
  'trade.landing-recent-none': '还没有办理过业务',

  'trade.to-do-title': '待办',
  'trade.to-the-list': '回到待办',
  'trade.to-do-facts': ({ count }: { count: number }) =>
    count === 0 ? '凭证业务目前没有等您办理的事项' : `还有 ${count} 件等您`,
  'trade.to-decide': '等您审批',
  'trade.to-decide-total': ({ count }: { count: number }) => `${count} 笔`,
  'trade.to-mend': '退回待修改',
  'trade.to-accept': '等您签收',
  'trade.to-confirm': '等您确认',
  'trade.to-confirm-line': ({ maker, amount, from }: { maker: string; amount: string; from: string }) =>
    `${maker}提议：自 ${plainDate(from)} 起，单笔签发超过 ${money(amount)} 须终审`,
  'trade.to-confirm-supplier': ({ maker, name }: { maker: string; name: string }) =>
    `${maker}推荐供应商${name}，确认后平台邀请该企业`,
  'trade.drafts': '草稿',
  'trade.under-way': '审批中',
  'trade.barred': '您现在不能办',
  'trade.to-do-task': '要我做',
  'trade.to-do-choice': ({ task, count }: { task: string; count: number }) =>
    `${nameIn({ decide: '审批', mend: '修改', accept: '签收', finance: '融资', confirm: '确认' }, task, '办理')} ${count}`,
  'trade.to-do-waited': '等了',
  'trade.to-do-waited-days': ({ days }: { days: number }) => `${days} 天以上`,
  'trade.to-do-order': '顺序',
  'trade.to-do-order-of': ({ order }: { order: string }) =>
    nameIn({ waited: '等得最久在前', amount: '金额大的在前', until: '最早截止在前' }, order, '等得最久在前'),
  'trade.to-do-none-fits': '没有符合条件的待办',
  'trade.handled-already': '刚才已办理',
  'trade.place-in-queue': ({ at, of }: { at: number; of: number }) => `第 ${at} 件，共 ${of} 件`,
  'trade.previous': '上一件',
  'trade.next': '下一件',
  'trade.no-previous': '这是第一件',
  'trade.no-next': '这是最后一件',
  'trade.to-do-none': '目前没有待办',
  'trade.to-do-none-body': '有新的申请或凭证发来时，会在这里和消息中通知您。',
  'trade.column-what': '业务',
  'trade.column-party': '对方',
  'trade.column-amount': '金额（元）',
  'trade.column-due': '到期日',
  'trade.column-why': '现在',
  'trade.column-act': '操作',
  'trade.waited': ({ since }: { since: number }) => `${dateTimeOfYear(since)} 起`,
  'trade.until': ({ day }: { day: string }) => `截止 ${day}（含当日）`,
  'trade.several': '多个收款方',
  /** Within a sentence. */
  'trade.several-within': '多个收款方',
  'trade.look': '查看',
  'trade.decide': '审批',
  'trade.mend': '修改',
  'trade.go-on-with': '继续填写',

  'trade.other-maker': ({ name }: { name: string }) =>
    `这份申请由${name}经办。由您提交后，经办人改为您，您不能再审批它。`,
  'trade.applications-title': '业务申请',
  'trade.applications-listed': ({ count }: { count: number }) => `${digits(count)} 笔`,
  'trade.search-applications': '申请编号、对方',
  'trade.column-state': '状态',
  'trade.later': ({ later }: { later: string }) =>
    nameIn({ returned: '未签收，已退回', 'part-returned': '部分已退回', 'financing-ended': '融资已失效' }, later, ''),
  'trade.column-maker': '经办',
  'trade.hands': '经手人',
  'trade.hands-mine': '我经办的',
  'trade.hands-handled': '我经办或审批过的',
  'trade.no-applications': '还没有业务申请',
  'trade.no-applications-body': '签发、签收、转让等申请，无论进行中还是已结束，都列在这里。',
  'trade.no-application-fits': '没有符合的申请',
  'trade.copy': '复制新建',
  'trade.copy-of': ({ number }: { number: string }) => `按 ${number} 复制新建`,
  'trade.discard': '删除草稿',
  'trade.discard-of': ({ number }: { number: string }) => `删除草稿 ${number}`,
  'trade.discard-title': '删除这份草稿',
  'trade.discard-body': ({ number, maker }: { number: string; maker: string }) =>
    `${maker}的草稿 ${number} 删除后不能恢复。`,
  'trade.discarded': ({ number }: { number: string }) => `草稿 ${number} 已删除`,

  'trade.apart': ({ bar }: { bar: string }): string =>
    bar === 'exception'
      ? '需要终审，请打开单独审批'
      : bar === 'watched'
        ? '有一方是关注会员，请打开单独审批'
        : bar === 'paid-twice'
          ? '名单中有人已列入另一份同月工资名单，请打开单独审批'
          : '请打开单独审批',
  'trade.together-all': ({ count }: { count: number }) => `选择可以一起审批的 ${count} 笔`,
  'trade.together-none': '取消选择',
  'trade.together-chosen': ({ count }: { count: number }) => `已选 ${count} 笔`,
  'trade.together-title': ({ count }: { count: number }) => `一起通过 ${count} 笔申请`,
  'trade.together-line': ({
    act,
    number,
    name,
    amount,
    dueOn,
  }: {
    act: string | undefined;
    number: string;
    name: string;
    amount: string;
    dueOn: string;
  }) =>
    [`${nameIn(acts, act, '业务')} ${number}`, name, money(amount), dueOn === '' ? '' : `${plainDate(dueOn)} 到期`]
      .filter((part) => part !== '')
      .join('，'),
  'trade.together-act': ({ act, count }: { act: string | undefined; count: number }) =>
    `${nameIn(acts, act, '业务')} ${count} 笔`,
  'trade.together-parties': ({ names }: { names: readonly string[] }) =>
    names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 家` : names.join('、'),
  'trade.together-signs': '一次签名通过列出的全部申请，不能收回；每笔单独检查，不符合规则的不生效。',
  'trade.together-means': '每笔单独检查：规则不允许的不通过，其余转下一步；已是最后一步的马上生效。',
  'trade.together-result': '结果',
  'trade.together-not': '没有通过',
  'trade.together-sent': '等对方签收',
  'trade.together-financing': ({ state }: { state: string }): string =>
    state === 'MATERIALS' ? '已通过，等资料备齐' : '已提交资金方',
  'trade.together-goes-to': ({ names }: { names: string }) => `转${names}`,
  'trade.together-results': ({ count, refused }: { count: number; refused: number }) =>
    refused === 0
      ? `刚才一起审批 ${count} 笔，全部通过`
      : `刚才一起审批 ${count} 笔：${count - refused} 笔通过，${refused} 笔没有通过`,
  'trade.together-put-away': '收起',

  'trade.holdings-title': '我持有的凭证',
  'trade.acceptance-title': '待签收',
  'trade.tab-transit': '待签收',
  'trade.tab-held': '持有中',
  'trade.tabs': '按状态查看',
  'trade.held-total': ({ amount }: { amount: string }) => `持有 ${money(amount)}`,
  'trade.held-part': ({ part, amount }: { part: string; amount: string }) =>
    `${nameIn({ ...heldParts, overdue: '已逾期' }, part, '其他')} ${money(amount)}`,
  'trade.overdue-elsewhere': ({ amount }: { amount: string }) => `（其中 ${money(amount)} 已计入前面各项）`,
  'trade.part-available': heldParts.available,
  'trade.part-reserved': heldParts.reserved,
  'trade.part-packaged': heldParts.packaged,
  'trade.part-frozen': heldParts.frozen,
  'trade.part-overdue': '已逾期',
  'trade.frozen-of': ({ amount, orderNumber, until }: { amount: string; orderNumber: string; until: string }) =>
    until === ''
      ? `持有人已注销，冻结 ${money(amount)}`
      : `司法冻结 ${money(amount)}，法院文书 ${orderNumber}，至 ${plainDate(until)}（含当日）`,
  'trade.frozen-until': ({ until }: { until: string }) =>
    until === '' ? '持有人已注销，已冻结' : `司法冻结至 ${plainDate(until)}`,
  'trade.frozen-note': '冻结期间这部分不能转让、融资，到期不兑付，解冻或司法划转后再付。',
  'trade.orders': '平台办理记录',
  'trade.order-line': ({ act, amount, orderNumber, until, reason, fromName, toName, corrected }: OrderSaid) =>
    [
      `${nameIn(acts, act, '其他业务')} ${money(amount)}`,
      corrected === undefined ? '' : `冲回原来的${nameIn(entries, corrected, '记录')}`,
      toName === '' ? '' : `${fromName} → ${toName}`,
      orderNumber === '' ? '' : `法院文书 ${orderNumber}`,
      until === '' ? '' : `至 ${plainDate(until)}`,
      reason || (act === 'release' ? '冻结期限已过' : ''),
    ]
      .filter((part) => part !== '')
      .join('，'),
  'trade.filter-part': '可用情况',
  'trade.issued-in-all': ({ count, amount }: { count: number; amount: string }) =>
    `累计签发 ${count} 张，${money(amount)}`,
  'trade.listed': ({ count, amount }: { count: number; amount: string }) => `${count} 张，${money(amount)}`,
  'trade.filter-issuer': '签发人',
  'trade.search-holdings': '编号、签发人',
  'trade.column-number': '凭证编号',
  'trade.column-issuer': '签发人（付款人）',
  'trade.column-sender': '来自',
  'trade.column-held': '持有金额',
  'trade.column-accept-by': '签收截止',
  'trade.column-now': '状态',
  'trade.in-your-hands': '持有中',
  'trade.reserved-by': ({ act, number }: { act: string | undefined; number: string }) =>
    `${nameIn(acts, act, '业务')}审批中 ${number}`,
  'trade.due-standing': ({
    standing,
    days,
    issuer,
    day,
  }: {
    standing: string;
    days: number;
    issuer: string;
    day: string;
  }): string =>
    standing === 'overdue'
      ? `已逾期 ${digits(days)} 天，等${issuer}兑付`
      : standing === 'today'
        ? `今天应付款，等${issuer}兑付`
        : `已到期，${plainDate(day)} 由${issuer}兑付`,
  'trade.acceptance-waits': '已提交签收，等主管审批',
  'trade.acceptance-with': ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? '已提交，等主管审批' : `已提交，等${names.join('、')}审批`,
  'trade.see-of': ({ number }: { number: string }) => `看申请 ${number}`,
  'trade.accept': '签收',
  'trade.refuse': '拒收',
  'trade.transfer': '转让',
  'trade.finance': '融资',
  'trade.finance-of': ({ number }: { number: string }) => `用凭证 ${number} 融资`,
  'trade.transfer-of': ({ number }: { number: string }) => `转让 ${number}`,
  'trade.accept-of': ({ number }: { number: string }) => `签收 ${number}`,
  'trade.refuse-of': ({ number }: { number: string }) => `拒收 ${number}`,
  'trade.chain-of': ({ number }: { number: string }) => `${number} 的权利流转`,
  'trade.bar': ({ bar }: { bar: string }) =>
    nameIn(
      {
        'in-transit': '签收后才能转让',
        'not-transferable': '签发时约定不可转让',
        closed: '到期前 3 个工作日内，不能转让和融资',
        packaged: '已放入资料包，准备融资',
        frozen: '被司法冻结',
        'nothing-available': '金额已全部占用',
      },
      bar,
      '现在不能转让',
    ),
  'trade.days-left': ({ days }: { days: number }) =>
    days < 0 ? `已过 ${-days} 天` : days === 0 ? '今天' : `${days} 天`,
  'trade.payee-add': '加收款方',
  'trade.payee-remove': ({ at }: { at: number }) => `删除第 ${at} 个收款方`,
  'trade.correction-reason': '平台更正的原因',
  'trade.correction-effect': ({ amount, name, isAgain }: { amount: string; name: string; isAgain: boolean }) =>
    `通过后贵公司不再持有这 ${money(amount)}，${isAgain ? '金额回到待签收，须重新签收' : `金额转回${name}`}。原记录无误的，请拒绝。`,
  'trade.purpose': '用途',
  'trade.purpose-hint': '选填，如“11 月包装材料款”',
  'trade.transfer-note': '每个收款方各自签收；5 个工作日内没有签收的，金额自动退回。',
  'trade.transfer-check': '核对转让',
  'trade.transfer-effect': '提交时占用金额；主管审批通过后转出，审批完成前可以撤回',
  'trade.transfer-gone': '没有可转让的持有',
  'trade.transfer-gone-body': '它可能已转出，或已全部占用。请从“我持有的凭证”重新选择。',
  'trade.total': '合计',
  'trade.total-of': ({ amount }: { amount: string }) => `合计 ${money(amount)}`,
  'trade.part-available-own': '可用（含本申请占用）',
  'trade.remaining': '转让后可用',
  'trade.exceeded': ({ amount }: { amount: string }) => `超出 ${money(amount)}`,
  'trade.instruments-title': '已签发的凭证',
  'trade.export': ({ count }: { count: number }) => `导出 ${count.toLocaleString('zh-CN')} 条`,
  'trade.export-asked': ({ name }: { name: string }) => `${name} 正在生成，完成后在右上角“下载”里`,
  'trade.search-instruments': '编号、收款方',
  'trade.column-where': '金额在哪里',
  'trade.column-transit': '待签收',
  'trade.column-with-payee': '收款方持有',
  'trade.column-passed-on': '已转让',
  'trade.column-financed': '已融资',
  'trade.column-paid': '已兑付',
  'trade.column-cancelled': '已退回或作废',
  'trade.instrument-state': ({ state }: { state: string | undefined }) =>
    nameIn(
      {
        transit: '在途',
        running: '未到期',
        overdue: '已逾期',
        'part-paid': '部分兑付',
        paid: '已兑付',
        cancelled: '已退回/作废',
      },
      state,
      '',
    ),
  'trade.instrument-late': ({ days, isPartPaid }: { days: number; isPartPaid: boolean }): string =>
    `${isPartPaid ? '部分兑付，' : ''}逾期 ${digits(days)} 天`,
  'trade.recall': '撤回',
  'trade.undo': ({ act }: { act: string | undefined }): string => (act === 'cancellation' ? '申请作废' : '撤回'),
  'trade.undo-of': ({ act, name }: { act: string | undefined; name: string }) =>
    act === 'cancellation' ? `申请作废${name}持有的凭证` : `撤回转给${name}的金额`,
  'trade.undo-title': ({ act }: { act: string | undefined }): string =>
    act === 'cancellation' ? '申请作废这张凭证' : '撤回待签收的金额',
  'trade.undo-body': ({ act, name, amount }: { act: string | undefined; name: string; amount: string }) => {
    if (act === 'cancellation')
      return `${name}持有全部 ${money(amount)}。提交后由双方主管签名，都通过后凭证作废，不再兑付，不能恢复。`;
    const after = act === 'issue-recall' ? '金额退回，额度恢复' : '金额回到贵公司名下';
    return `${name}还没有签收 ${money(amount)}。提交后由主管审批，通过后${after}；此前对方仍可签收。`;
  },
  'trade.undo-hint': ({ act }: { act: string | undefined }): string =>
    act === 'cancellation' ? '选填，双方审批人都能看到' : '选填，写给审批人',
  'trade.undo-waits': ({ act, names }: { act: string | undefined; names: readonly string[] }) =>
    `${act === 'cancellation' ? '作废' : '撤回'}在${names.length === 0 ? '对方企业' : names.join('、')}审批`,
  'trade.recall-of': ({ number }: { number: string }) => `撤回 ${number}`,
  'trade.none-issued': '还没有签发过凭证',
  'trade.none-issued-body': '签发生效后会列在这里，可以看到每一张现在在谁手上。',
  'trade.ledger-title': '台账',
  'trade.ledger-facts': '台账只增不改：退回、拒收、更正另记一笔；占用、冻结不记账',
  'trade.search-ledger': '凭证编号',
  'trade.column-day': '日期',
  'trade.column-time': '时间',
  'trade.application-number': '申请编号',
  'trade.ledger-direction': '增减',
  'trade.ledger-flow': '业务',
  'trade.ledger-in': ({ side }: { side: LedgerSide }): string => (side === 'issuer' ? '应付增加' : '持有增加'),
  'trade.ledger-out': ({ side }: { side: LedgerSide }): string => (side === 'issuer' ? '应付减少' : '持有减少'),
  'trade.ledger-balance': ({ side }: { side: LedgerSide }): string =>
    side === 'issuer' ? '未兑付（元）' : '余额（元）',
  'trade.ledger-month': ({ which }: { which: 'this' | 'last' }): string => (which === 'this' ? '本月' : '上月'),
  'trade.ledger-opening': ({ day }: { day: string }) => `期初 ${day}`,
  /** If the period has not ended, the balance is that of today. */
  'trade.ledger-closing': ({ day, today }: { day: string; today: string }) =>
    day < today ? `期末 ${day}` : `截至 ${today}${day > today ? '（期间未结束）' : ''}`,
  'trade.ledger-sum-in': ({ side, count }: { side: LedgerSide; count: number }) =>
    `${side === 'issuer' ? '应付增加' : '持有增加'} ${count} 笔`,
  'trade.ledger-sum-out': ({ side, count }: { side: LedgerSide; count: number }) =>
    `${side === 'issuer' ? '应付减少' : '持有减少'} ${count} 笔`,
  'trade.ledger-time': ({ at }: { at: number }) => timeOfDay(at),
  'trade.ledger-none': '这段时间没有记录',
  'trade.ledger-none-body': ({ side }: { side: LedgerSide }): string =>
    side === 'issuer' ? '签发、退回、作废等生效后会在这里记账。' : '签收、转让等生效后会在这里记账。',
  'trade.ledger-none-fit': '没有符合的记录',
  'trade.none-held': '还没有持有的凭证',
  'trade.none-held-body': '核心企业签发给贵公司、签收后的凭证会列在这里。',
  'trade.none-transit': '没有待签收的凭证',
  'trade.none-transit-body': '有凭证发来时，会在这里和消息中通知您。',
  'trade.none-fit': '没有符合的凭证',
  'trade.arrival-missing': '这笔款不在待签收之列',
  'trade.arrival-missing-body': '可能已签收、已退回或已被撤回，也可能不属于贵公司。最新情况以下面的列表为准。',
  'trade.accept-title': '签收这笔凭证',
  'trade.accept-body': ({ isTransferable }: { isTransferable: boolean }): string =>
    `签收由主管审批后生效。生效后金额在贵公司名下，${isTransferable ? '可以转让、融资或持有到期' : '不可转让，只能持有到期'}。`,
  'trade.accept-again': '平台已更正原签收，须重新签收',
  'trade.accept-again-of': ({ amount, acceptBy, sender }: { amount: string; acceptBy: string; sender: string }) =>
    `平台已更正原签收，${money(amount)} 回到待签收，请在 ${plainDate(acceptBy)}（含当日）前重新签收，逾期退回${sender}。`,
  'trade.accept-press': '提交签收',
  'trade.refuse-title': '拒收这笔凭证',
  'trade.refuse-body': '拒收马上生效，金额退回对方，不能恢复。',
  'trade.chain': '权利流转',
  'trade.chain-more': ({ next, left }: { next: number; left: number }) => `再列 ${next} 个，还有 ${left} 个未列出`,
  'trade.chain-note': ({ isIssuer }: { isIssuer: boolean }): string =>
    isIssuer ? '列出首个收款方和已兑付的持有人；其间的流转只有持有人看得到' : '转出以后的流转只有对方看得到',
  'trade.chain-you': ({ name }: { name: string }) => `${name}（您）`,
  'trade.place-of': ({ place }: { place: string | undefined }) =>
    nameIn(
      { transit: '在途，待签收', held: '持有', paid: '已兑付', cancelled: '已退回或作废', gone: '已不持有' },
      place,
      '其他',
    ),
  'trade.chain-ended': ({ place, amount }: { place: 'paid' | 'cancelled'; amount: string }) =>
    `${place === 'paid' ? '已兑付' : '已退回或作废'} ${money(amount)}`,
  'trade.transit-outcome': ({ state, at, acceptBy, reason, words }: TransitOutcome) => {
    const why = [nameIn(reasons, reason, ''), words].filter((part) => part !== '').join(' · ');
    switch (state) {
      case 'waiting':
        return `待签收，截止 ${acceptBy}（含当日）`;
      case 'accepted':
        return `${dateTimeOfYear(at)} 已签收`;
      case 'refused':
        return `${dateTimeOfYear(at)} 拒收，金额已退回${why === '' ? '' : `：${why}`}`;
      case 'corrected':
        return `${dateTimeOfYear(at)} 平台更正，金额已退回`;
      case 'recalled':
        return `${dateTimeOfYear(at)} 已撤回，金额已退回`;
      case 'lapsed':
        return `${acceptBy} 前未签收，${dateTimeOfYear(at)} 金额已退回`;
      case undefined:
        return '状态未知';
    }
  },
  'trade.sent': '收款方签收情况',
  'trade.sent-line': ({ amount, outcome }: { amount: string; outcome: string }) => `${money(amount)} · ${outcome}`,
  'trade.received': ({ amount }: { amount: string }) => `收到 ${money(amount)}`,
  'trade.left': ({ amount }: { amount: string }) => `现有 ${money(amount)}`,
  'trade.due-and-paid': ({ dueOn, day, about }: { dueOn: string; day: string; about: boolean }) =>
    dueOn === day
      ? plainDate(dueOn)
      : `${plainDate(dueOn)}，付款日 ${plainDate(day)}${about ? '（放假安排公布后可能变化）' : ''}`,
  'trade.pays-on': ({ day, about }: { day: string; about: boolean }) =>
    `${plainDate(day)} 付款${about ? '（放假安排公布后可能变化）' : ''}`,
  'trade.column-organisation': '内部组织',
  'trade.filter-organisation': '内部组织',
  'trade.held-by': ({ name }: { name: string }) => `已分配给${name}`,
  'trade.organisation-nobody': '未分配',
  'trade.allocate': '分配',
  'trade.allocate-of': ({ number }: { number: string; name: string }) => `把凭证 ${number} 分配给内部组织`,
  'trade.hand-back': '交回企业',
  'trade.hand-back-of': ({ number, name }: { number: string; name: string }) => `把凭证 ${number} 从${name}交回企业`,
  'trade.allocate-title': '分配给内部组织',
  'trade.allocate-body': '分配后该组织的人员可以看到这张凭证。凭证仍由贵公司持有，金额不变，可以随时交回。',
  'trade.allocate-choose': '请选择内部组织',
  'trade.allocate-missing': '请选择要分配给哪个内部组织',
  'trade.hand-back-title': '交回企业',
  'trade.hand-back-body': ({ name }: { name: string }) => `交回后不再列在${name}名下，该组织的人员看不到这张凭证。`,
  'trade.allocation-done': ({ name }: { name: string }) => `已分配给${name}，该组织人员会收到消息`,
  'trade.allocation-returned': ({ name }: { name: string }) => `已从${name}交回企业，该组织人员会收到消息`,
  'trade.allocation-refused': ({ because }: { because: string }) =>
    (Object.hasOwn(allocationRefusals, because) ? allocationRefusals[because] : undefined) ??
    '没有办理，请刷新后再试。',
  'trade.allocation-log': '内部组织分配记录',
  'trade.allocation-line': ({ event, name, by }: { event: string | undefined; name: string; by: string }) =>
    event === undefined
      ? `${by}变更了${name}的分配`
      : `${by}${event === 'allocated' ? `分配给${name}` : `从${name}交回企业`}`,
  'trade.organisation-part': ({ institution }: { institution: string }) =>
    `只显示分配给${institution}及其下级组织的凭证。`,
};
