import type { MaturitySpan } from '../../../domain/evidence/shared/maturity.ts';
import type { CertificateKind } from '../../../domain/keys/usable-key.ts';
import type { BusinessAction } from '../../../domain/parties/business-restriction.ts';
import { count, dateTime, dateTimeOfYear, money, plainDate, shortDate } from '../../format.ts';
import { dayAndWeekday, greet } from '../greeting.ts';

type Counted = { count: number };
/** Whether the user is the one who corrects it, and otherwise the name of that person; empty if unknown. */
interface Mender {
  mends: boolean;
  holder: string;
}

type Paper = { day: string; days: number };

const certificates: Readonly<Record<CertificateKind, string>> = { CLOUD: '云证书', HARD: ' UKey 证书' };

const endsIn = (day: string, days: number): string =>
  days < 0 ? `已于 ${plainDate(day)} 到期` : days === 0 ? '今天到期' : `将于 ${days} 天后（${plainDate(day)}）到期`;

const spans: Readonly<Record<MaturitySpan, string>> = {
  overdue: '已逾期',
  '30': '0–30 天',
  '60': '31–60 天',
  '90': '61–90 天',
  '180': '91–180 天',
  later: '180 天以上',
};

const violatingMeans =
  '不能签收、转让凭证，也不能以凭证申请融资，包括为此新建和提交资料包；已持有的凭证只能持有至到期，已提交的资料包照常办理。';
const barredActions: Readonly<Record<BusinessAction, string>> = { accept: '签收', finance: '融资', transfer: '转让' };

const compact = new Intl.NumberFormat('zh-CN', {
  style: 'currency',
  currency: 'CNY',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

interface Part {
  readonly kind: string;
  readonly hasBusiness: boolean;
  readonly hasOthers: boolean;
  /** The inner organisation or institution that the user is limited to; empty for other users. */
  readonly confinedTo: string;
}

function partOf({ kind, hasBusiness, confinedTo }: Part): string {
  if (confinedTo !== '')
    return hasBusiness
      ? `您可以查看分配给${confinedTo}及其下级组织的凭证和它们的台账。资料包属于整个企业，由企业的经办人办理。`
      : `您代表${confinedTo}为企业办事，只能看分配给您所在内部组织的凭证；您还没有内部组织，或者它还没有分到凭证。请联系企业管理员。`;
  switch (kind) {
    case 'final-reviewer':
      return hasBusiness
        ? '金额或期限超限的签发，主管审批后由您终审。资料包由经办人办理。'
        : '终审员终审金额或期限超限的签发；本企业还没有这样的业务。企业资料、人员和协议您都可以看。';
    case 'purchaser':
      return '采购员参与订单和应收账款的确认，这些功能还没有开放。企业资料、人员和协议您都可以看。';
    case 'manager':
      return '金融机构经理的审核和放款不在这个门户办理。企业资料、人员和协议您都可以看。';
    case 'administrator':
      return '您管理本企业的人员和企业资料。业务由经办人和主管办理。';
    default:
      return '您的角色在这里没有要办理的业务。需要办理时，请联系企业管理员为您分配角色。';
  }
}

/** The home page, and the list of amounts that fall due. */
export const home = {
  'home.title': '首页',
  'home.greeting': greet,
  'home.day': dayAndWeekday,
  'home.part': '您在这里可以做什么',
  'home.part-of': (part: Part) => partOf(part) + (part.hasOthers ? '您还有其他角色，可在右上角切换。' : ''),
  'home.new-package': '新建资料包',
  'home.new-for': '为哪个产品新建',
  'home.figures': '待办一览',
  'home.figure-returned': '退回待修改',
  'home.figure-to-complete': '待完善',
  'home.figure-modifying': '修改中',
  'home.figure-overdue': '逾期待交说明函',
  'home.figure-in-review': '平台审核中',
  'home.figure-free': '可新建资料包的应收',
  'home.packages-yours': (_unused: { count: number }) => '个由您处理',
  'home.packages-all': (_unused: { count: number }) => '个 · 全公司',
  'home.receivables': '笔',
  'home.oldest': ({ days }: { days: number }) => (days === 0 ? '最早今天' : `最早 ${days} 天前`),
  'home.amount': ({ amount }: { amount: string }) => `合计 ${money(amount)}`,
  'home.none-waiting': '没有',
  'home.under-way': '进行中的资料包',
  'home.all-of': ({ count: all }: Counted) => `全部 ${count(all)} 个进行中的资料包`,
  'home.all': ({ count: all }: Counted) => `全部 ${count(all)} 个`,
  'home.all-packages': '全部资料包',
  'home.elsewhere': '含在其他平台办理的业务',
  'home.nothing-under-way': '没有进行中的资料包',
  'home.nothing-to-make': '目前也没有可以新建资料包的业务，有了会出现在“新建资料包”里。',
  'home.first-step': '选择业务，新建第一个资料包，提交后在这里跟进审核。',
  'home.nothing-to-follow': '有了资料包之后，在这里跟进审核。',
  'home.due': '应收到期',
  'home.due-owed': '应付到期',
  'home.due-note': ({ owes }: { owes: boolean }): string =>
    `资料管理中的业务；${owes ? '签发' : '持有'}的凭证见产品概览`,
  'home.by-customer': '按付款方',
  'home.by-supplier': '按供应商',
  'home.by-day': '按到期日',
  'home.split': '查看方式',
  'home.as-table': '以表格查看',
  'home.as-chart': '以图表查看',
  'home.nothing-due': '没有未结清的应收账款',
  'home.nothing-owed': '没有未结清的应付账款',
  'home.due-all': ({ title, amount, count: all }: { title: string; amount: string; count: number }) =>
    `${title}，合计 ${compact.format(amount as Intl.StringNumericLiteral)}，共 ${count(all)} 笔`,
  'home.compact': ({ amount }: { amount: string }) => compact.format(amount as Intl.StringNumericLiteral),
  'home.span': ({ span }: { span: MaturitySpan }) => spans[span],
  'home.bar': ({ name, amount, count: bars }: Counted & { name: string; amount: string }) =>
    `${name}：${money(amount)}，${count(bars)} 笔`,
  'home.span-title': '到期',
  'home.count-title': '笔数',
  'home.amount-title': '金额',
  'home.total': '合计',
  'home.more-parties': ({ count: parties }: Counted) => `查看全部 ${count(parties)} 家`,
  'home.messages': '最近消息',
  'home.all-messages': '全部消息',
  'home.no-messages': '还没有消息',
  'home.quick': '常用入口',
  'home.warnings': '需要留意',
  'home.violating': ({ day }: { day: string }) =>
    `贵公司被列为违规会员，${day === '' ? '' : `自 ${plainDate(day)} 起`}${violatingMeans}`,
  'home.violating-ahead': ({ day }: { day: string }) =>
    `贵公司被列为违规会员，自 ${plainDate(day)} 起${violatingMeans}此前照常办理。`,
  'home.objectors': ({ people }: { people: readonly string[] }) =>
    `对认定的异议，由贵公司主用户${people.length === 0 ? '' : `（${people.join('、')}）`}提交和查看。`,
  'home.barred': ({ actions }: { actions: readonly BusinessAction[] }) =>
    `平台暂停了贵公司办理${actions.map((action) => barredActions[action]).join('、')}业务${actions.includes('finance') ? '，不能为融资新建和提交资料包；已提交的资料包照常办理' : ''}。如有异议，请联系客服。`,
  'home.free-held': ({ all }: { all: boolean }): string => (all ? '目前不能新建' : '部分产品目前不能新建'),
  'home.watch-listed': '贵公司被列入观察名单，如继续违反规则将转为违规会员，请尽快核对并整改。',
  'home.object': '提交书面异议',
  'home.objection-waits': ({ number }: { number: string }) => `异议 ${number} 已提交，平台正在受理。`,
  'home.objection-see': '查看异议',
  'home.licence': ({ day, days }: Paper) =>
    `营业执照${endsIn(day, days)}${days < 0 ? '，请尽快换发' : '，到期前请换发'}，并在企业实名认证中提交新的执照。`,
  'home.legal-id': ({ day, days }: Paper) => `法定代表人身份证件${endsIn(day, days)}，请在企业实名认证中提交新的证件。`,
  'home.entrustment': ({ day, days }: Paper) => `授权委托书${endsIn(day, days)}，请在企业实名认证中提交新的授权书。`,
  'home.upper-letter': ({ day, days }: Paper) =>
    `上级法人授权书${endsIn(day, days)}，请在企业实名认证中提交新的授权书。`,
  'home.agent-id': ({ day, days }: Paper) => `授权经办人身份证件${endsIn(day, days)}，请在企业实名认证中提交新的证件。`,
  'home.agreement-withdrawn': ({ title, at }: { title: string; at: number }) =>
    `“${title}”的服务协议已于 ${dateTime(at)} 被平台撤回：不能提交新的资料包，已提交的照常办理。`,
  'home.agreement-to-sign': ({ title, at }: { title: string; at: number }) =>
    `“${title}”的服务协议须重新签署，期限为 ${dateTime(at)}（北京时间）；逾期未签署的，不能提交新的资料包。`,
  'home.agreement-overdue': ({ title, at }: { title: string; at: number }) =>
    `“${title}”的服务协议已于 ${dateTime(at)}（北京时间）逾期未签署，现在不能提交新的资料包，签署后恢复；已提交的照常办理。`,
  'home.agreement-see': '查看产品',
  'home.papers': '去更新认证资料',
  'home.certificates': '去证书管理',
  'home.certificate': ({
    day,
    days,
    spare,
    mends,
    holder,
  }: Paper & Mender & { spare: CertificateKind | undefined }) => {
    const renewal = mends ? '请更新' : `由${holder || '经办人或主管'}更新`;
    if (spare === undefined)
      return `机构证书${endsIn(day, days)}，${days < 0 ? '现在无法签约' : '到期后无法签约'}，${renewal}。`;
    return `机构${certificates[spare]}${endsIn(day, days)}；${days < 0 ? '现在' : '到期后'}仍可用${certificates[spare === 'HARD' ? 'CLOUD' : 'HARD']}签约，须使用${certificates[spare]}的业务受影响，${renewal}。`;
  },
  'home.certificate-lost': ({ day, mends, holder }: { day: string } & Mender) =>
    `机构证书已于 ${plainDate(day)} 挂失，现在无法签约，${mends ? '请补办' : `由${holder || '经办人或主管'}补办`}。`,
  'home.start': '开始使用',
  'home.start-progress': ({ done, all }: { done: number; all: number }) => `已完成 ${done} / ${all}`,
  'home.start-hide': '不再显示',
  'home.guidance': '按产品逐步上手',
  'home.guidance-away': '一天内不再提示',
  'home.guidance-other': '其他',
  'home.guidance-followed': '已打开过',
  'home.start-count': ({ done, all }: { done: number; all: number }) => `已完成 ${done} 步，共 ${all} 步`,
  'home.start-all': ({ all }: { all: number }) => `查看全部 ${all} 步`,
  'home.start-all-done': '提交第一个资料包所需的步骤都已完成',
  'home.needs-title': '开通产品需要的证书',
  'home.needs-note': '选择产品前，请先看需要哪种证书',
  'home.needs-none': '不需要证书',
  'home.needs-token-applied': '已申领 UKey 证书即可',
  'home.needs-token': 'UKey 证书',
  'home.needs-token-and-digital': 'UKey 证书和云证书',
  'home.needs-products': '查看全部产品和开通条件',
  'home.start-today': '今天就可以提交第一个资料包',
  'home.start-today-colleague': '经办人今天就可以提交第一个资料包',
  'home.start-expected': ({ day, today }: { day: string; today: string }) =>
    `预计 ${shortDate(day, today)} 可提交第一个资料包`,
  'home.start-expected-about': ({ day, today }: { day: string; today: string }) =>
    `预计 ${shortDate(day, today)} 前后可提交第一个资料包`,
  'home.start-note': '每一步都会自动保存，换电脑或手机可以接着做。',
  'home.start-not-offered': '本平台没有提供办理进度',
  'home.step-account': '注册账号',
  'home.step-certification': '企业实名认证',
  'home.step-certificate': '办理证书',
  'home.step-bank-account': '登记银行账户',
  'home.step-invoicing': '完善开票信息',
  'home.step-agreements': '签署平台协议',
  'home.step-product': '开通产品',
  'home.step-package': '提交第一个资料包',
  'home.step-time-5': '约 5 分钟',
  'home.step-time-20': '约 20 分钟',
  'home.step-time-certification': '约 2～3 个工作日',
  'home.step-time-bank-account': '约 1 个工作日',
  'home.step-time-at-once': '即时生效',
  'home.step-done': '已完成',
  'home.step-trace': ({ at, by }: { at: number; by: string }) => `${dateTimeOfYear(at)}${by === '' ? '' : ` ${by}`}`,
  'home.step-open': '未开始',
  'home.step-doing': '进行中',
  'home.step-reviewed': '平台审核中',
  'home.office-process': '企业内部流程审批中',
  'home.office-first-review': '平台初审阶段',
  'home.office-second-review': '平台复审阶段',
  'home.office-authority': '注册审批机构办理中',
  'home.step-to-confirm': '已申请，待确认',
  'home.step-your-phone': '云证书已申请，等您设置密码并在手机上确认',
  'home.step-their-phone': '云证书已申请，等本人设置密码并在手机上确认',
  'home.step-confirm': '去确认',
  'home.step-since': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 提交`,
  'home.step-late': ({ until }: { until: string }) => `原预计 ${plainDate(until)} 前有结果，已过预计日期`,
  'home.step-expected': ({ until }: { until: string }) => `预计 ${plainDate(until)} 前有结果`,
  'home.step-returned': '审核退回，需修改后重新提交',
  'home.step-returned-count': ({ count: items }: Counted) => `审核退回 ${items} 项，需修改后重新提交`,
  'home.step-expired': '证书已到期，请更新',
  'home.step-bank-failed': '小额打款验证没有通过，需重新打款',
  'home.step-bank-awaiting': ({ until }: { until: string }) =>
    `小额款项已汇出，请在 ${plainDate(until)} 前回填到账金额`,
  'home.step-missing': ({ count: fields }: Counted) => `还缺 ${fields} 项`,
  'home.step-draft': '已开始填写，尚未提交',
  'home.step-made': '已新建，尚未提交',
  'home.step-unsigned': ({ count: texts }: Counted) => `${texts} 份待签署`,
  'home.after-certification': '实名认证通过后开始',
  'home.step-no-business': '还没有可以办理的应收账款或业务，等核心企业签发，签发后会出现在“新建资料包”里',
  'home.step-nothing-issued': '目前没有需要提交资料的应付账款或业务，贵公司签发后会出现在“新建资料包”里',
  'home.step-agreement-withdrawn': '已开通产品的服务协议已被平台撤回，现在不能提交新的资料包，请联系客服',
  'home.step-violating': '贵公司为违规会员，现在不能以凭证申请融资；对认定的异议，由主用户提交和查看',
  'home.step-barred': '平台暂停了贵公司的融资业务，现在不能提交；如有异议，请联系客服',
  'home.step-agreement-unsigned': '已开通产品的服务协议逾期未签署，签署后才能提交',
  'home.after-product': '开通产品后开始',
  'home.by-you': '由您办理',
  'home.by-name': ({ name }: { name: string }) => `由${name}办理`,
  'home.by-colleague': '由同事办理',
  'home.by-operator': '由经办人办理',
  'home.by-operator-or-director': '由经办人或主管办理',
  'home.by-keeper': '由主用户或企业管理员办理',
  'home.step-go': '去完成',
  'home.step-mend': '去修改',
  'home.step-mend-count': ({ count: items }: Counted) => `去修改 ${items} 项`,
  'home.step-look': '查看进度',
  'home.limits': '资金方额度',
  'home.limits-all': '额度',
  'home.limits-more': '按产品查看',
  'home.limits-facts': '各资金方给贵公司的额度，按产品列出',
  'home.limits-all-facts': '贵公司可签发的额度，以及各资金方给贵公司的额度',
  'home.limits-none': '没有额度信息',
  'home.limits-none-body': '资金方核定额度后，您可以在这里查看。',
  'home.limits-others-body':
    '额度属于核心企业，只有核心企业的用户可以查看。您当前的角色不代表核心企业，这里没有需要您查看的内容。',
  'home.limit-used-up': '已用完',
  'home.limit-unled': '名称没有链接的产品，在您当前的菜单中没有资料列表。',
  'home.limit-product': '产品',
  'home.limit-all': '合计',
  'home.limit-funder': '资金方',
  'home.limit-total': '总额度',
  'home.limit-used': '已用',
  'home.limit-available': '可用',
  'home.limit-left': ({ available, limit }: { available: string; limit: string }) =>
    `可用 ${money(available)} / 共 ${money(limit)}`,
  'home.limit-line': ({
    funder,
    limit,
    used,
    available,
  }: {
    funder: string;
    limit: string;
    used: string;
    available: string;
  }) => `${funder}：总额度 ${money(limit)}，已用 ${money(used)}，可用 ${money(available)}`,
  'home.loading': '正在读取',
  'home.due-title': '应收到期',
  'home.due-title-owed': '应付到期',
  'home.due-facts': ({ count: found, amount }: Counted & { amount: string }) =>
    `资料管理中的业务 ${count(found)} 笔 · 合计 ${money(amount)}`,
  'home.due-search': '业务编号',
  'home.due-span': '到期',
  'home.due-any-span': '全部',
  'home.due-only-free': '只看可新建资料包的',
  'home.due-party': '付款方',
  'home.due-party-owed': '供应商',
  'home.due-clear-party': ({ party }: { party: string }) => `${party} ×`,
  'home.due-clear-party-of': ({ party }: { party: string }) => `不再只看${party}`,
  'home.due-number': '业务编号',
  'home.due-product': '产品',
  'home.due-amount': '金额（元）',
  'home.due-date': '到期日',
  'home.due-leads': '资料包',
  'home.due-create': '新建资料包',
  'home.due-create-for': ({ number }: { number: string }) => `为 ${number} 新建资料包`,
  'home.due-in': ({ days }: { days: number }) =>
    days === 0 ? '今天到期' : days > 0 ? `${days} 天后` : `逾期 ${-days} 天`,
  'home.due-none': '没有未结清的业务',
  'home.due-none-fit': '没有符合条件的业务',
};
