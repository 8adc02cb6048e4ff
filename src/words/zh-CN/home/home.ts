import type { MaturitySpan } from '../../../domain/evidence/shared/maturity.ts';
import type { DayPart } from '../../../domain/home/day-part.ts';
import { count, dayOfWeek, money } from '../../format.ts';

type Counted = { count: number };

const greetings: Readonly<Record<DayPart, string>> = { night: '夜深了', morning: '上午好', noon: '中午好', afternoon: '下午好', evening: '晚上好' };
const spans: Readonly<Record<MaturitySpan, string>> = { overdue: '已逾期', '30': '0–30 天', '60': '31–60 天', '90': '61–90 天', '180': '91–180 天', later: '180 天以上' };

const compact = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol', notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });
const dayParts = /^\d{4}-(\d{2})-(\d{2})$/;

/** The home page, and the list of what falls due. */
export const home = {
  'home.title': '首页',
  'home.greeting': ({ part, name }: { part: DayPart; name: string }) => (name === '' ? greetings[part] : `${greetings[part]}，${name}`),
  'home.day': ({ today }: { today: string }) => {
    const [, month, day] = dayParts.exec(today) ?? [];
    return `${Number(month)}月${Number(day)}日 星期${'日一二三四五六'[dayOfWeek(today) ?? 0]}`;
  },
  'home.no-work': '当前角色暂无可办理的业务',
  'home.no-work-body': '请切换角色，或联系企业管理员。',
  'home.new-package': '新建资料包',
  'home.new-for': '为哪个产品新建',
  'home.figures': '待办一览',
  'home.figure-returned': '退回待修改',
  'home.figure-to-complete': '待完善',
  'home.figure-modifying': '修改中',
  'home.figure-overdue': '逾期待交说明函',
  'home.figure-in-review': '平台审核中',
  'home.figure-free': '可新建资料包的应收',
  'home.packages': '个资料包',
  'home.receivables': '笔',
  'home.oldest': ({ days }: { days: number }) => (days === 0 ? '最早今天' : `最早 ${days} 天前`),
  'home.amount': ({ amount }: { amount: string }) => `合计 ${money(amount)}`,
  'home.none-waiting': '没有',
  'home.under-way': '进行中的资料包',
  'home.all': ({ count: all }: Counted) => `全部 ${count(all)} 个`,
  'home.all-packages': '全部资料包',
  'home.nothing-under-way': '没有进行中的资料包',
  'home.first-step': '选择应收账款，新建第一个资料包，提交后在这里跟进审核。',
  'home.nothing-to-follow': '经办人新建资料包后，在这里跟进审核。',
  'home.due': '应收到期',
  'home.due-owed': '应付到期',
  'home.by-customer': '按客户',
  'home.by-supplier': '按供应商',
  'home.by-day': '按到期日',
  'home.split': '查看方式',
  'home.as-table': '以表格查看',
  'home.as-chart': '以图表查看',
  'home.nothing-due': '没有未结清的应收账款',
  'home.nothing-owed': '没有未结清的应付账款',
  'home.of-it-overdue': ({ amount, count: overdue }: Counted & { amount: string }) => `其中逾期 ${compact.format(amount as Intl.StringNumericLiteral)}（${count(overdue)} 笔）`,
  'home.compact': ({ amount }: { amount: string }) => compact.format(amount as Intl.StringNumericLiteral),
  'home.span': ({ span }: { span: MaturitySpan }) => spans[span],
  'home.bar': ({ name, amount, count: bars }: Counted & { name: string; amount: string }) => `${name}：${money(amount)}，${count(bars)} 笔`,
  'home.span-title': '到期',
  'home.count-title': '笔数',
  'home.amount-title': '金额',
  'home.total': '合计',
  'home.more-parties': ({ count: parties }: Counted) => `查看全部 ${count(parties)} 家`,
  'home.messages': '最近消息',
  'home.all-messages': '全部消息',
  'home.no-messages': '还没有消息',
  'home.quick': '常用入口',
  'home.loading': '正在读取',
  'home.due-title': '应收到期',
  'home.due-title-owed': '应付到期',
  'home.due-facts': ({ count: found, amount }: Counted & { amount: string }) => `${count(found)} 笔 · 合计 ${money(amount)}`,
  'home.due-search': '业务编号',
  'home.due-span': '到期',
  'home.due-any-span': '全部',
  'home.due-only-free': '只看可新建资料包的',
  'home.due-party': '客户',
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
  'home.due-in': ({ days }: { days: number }) => (days === 0 ? '今天到期' : days > 0 ? `${days} 天后` : `逾期 ${-days} 天`),
  'home.due-none': '没有未结清的业务',
  'home.due-none-fit': '没有符合条件的业务',
};
