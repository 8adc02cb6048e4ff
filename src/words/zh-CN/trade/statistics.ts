import { count as digits, dateTimeOfYear, money } from '../../format.ts';

/** Names of the flows, for issuers and for holders. */
const flows: Readonly<Record<string, string>> = {
  issued: '签发',
  accepted: '供应商签收',
  received: '签收',
  financed: '融资',
  paid: '兑付',
};

const flowName = (flow: string, side: string): string => {
  if (flow === 'passed-on') return side === 'issuer' ? '供应商转让' : '转让';
  return flow === 'financed' && side === 'issuer' ? '供应商融资' : (flows[flow] ?? '');
};

/** Each issue and acceptance is of one instrument; one financing may use several, which are counted. */
const unitOf = (flow: string): string => (['issued', 'accepted', 'financed'].includes(flow) ? '张' : '笔');

/** Tenths of an hour as hours, and as minutes below one hour. */
function hours(tenths: number): string {
  if (tenths >= 10) return `${(tenths / 10).toFixed(1)} 小时`;
  return tenths > 0 ? `约 ${tenths * 6} 分钟` : '不到 6 分钟';
}

interface SpokenTimes {
  readonly name: string;
  readonly tenths: number;
  readonly months: readonly { readonly month: string; readonly median: number }[];
}

interface SpokenMonth {
  readonly month: string;
  readonly submitted: number;
  readonly sentBack: number;
}

/** `2026年11月`, or `11月` for a short name. */
const monthName = (month: string, short: boolean): string =>
  `${short ? '' : `${month.slice(0, 4)}年`}${Number(month.slice(5, 7))}月`;

const periodName = (from: string, to: string): string =>
  from === to ? monthName(from, false) : `${monthName(from, false)} 至 ${monthName(to, false)}`;

const percent = (tenths: number): string => `${(tenths / 10).toFixed(1)}%`;

/** Amounts in units of 10,000 yuan, for charts. */
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1 });

/** Words of the statistics of a product. */
export const statistics = {
  'statistics.heading': ({ side }: { side: string }): string => (side === 'issuer' ? '签发统计' : '持有统计'),
  'statistics.as-of': ({ at }: { at: number }) => `截至 ${dateTimeOfYear(at)}，与台账一致`,
  'statistics.span': '期间',
  'statistics.span-of': ({ span }: { span: string }): string =>
    span === 'month' ? '本月' : span === 'recent' ? '近 6 个月' : span === 'year' ? '今年' : '自选',
  'statistics.from': '从',
  'statistics.to': '到',
  'statistics.month': ({ month }: { month: string }) => monthName(month, false),
  'statistics.month-short': ({ month }: { month: string }) => monthName(month, true),
  'statistics.compared': ({ from, to, isRunning }: { from: string; to: string; isRunning: boolean }) =>
    isRunning
      ? `本期还没有结束，不算增减百分比；前一期（${periodName(from, to)}）列的是全期金额`
      : `和前一期比：${periodName(from, to)}`,
  'statistics.company': ({ name }: { name: string }) => (name === '' ? '只看一家企业的往来' : `只看与${name}的往来`),
  'statistics.company-note': '未兑付、剩余期限和集中度仍是全部企业的。',
  'statistics.company-clear': '看全部企业',
  'statistics.flow': ({ flow, side }: { flow: string; side: string }): string => flowName(flow, side),
  'statistics.count': ({ flow, count }: { flow: string; count: number }) => `${digits(count)} ${unitOf(flow)}`,
  'statistics.returns-counted': '含后来没有签收、退回的',
  'statistics.other': '其他',
  'statistics.other-note': ({ side }: { side: string }): string =>
    side === 'issuer'
      ? '退回、作废、更正；期初加减各项等于期末'
      : '转让退回、司法划转、承继、更正等；期初加减各项等于期末',
  'statistics.change': ({ change }: { change: number | undefined }) =>
    change === undefined ? '前一期没有' : `比前一期 ${change > 0 ? '+' : ''}${percent(change)}`,
  'statistics.before': ({ amount }: { amount: string }) => `前一期全期 ${money(amount)}`,
  'statistics.change-running': '本期还没有结束，不和前一期比',
  'statistics.open': ({ side }: { side: string }): string =>
    side === 'issuer' ? '期末未兑付（含待签收）' : '期末持有',
  'statistics.opening': ({ amount }: { amount: string }) => `期初 ${money(amount)}`,
  'statistics.chart': ({ side }: { side: string }): string =>
    side === 'issuer' ? '每月签发、融资、兑付' : '每月签收、融资、兑付',
  'statistics.chart-note': '元；左轴是柱，右轴是折线',
  'statistics.chart-spoken': ({ month, figures }: { month: string; figures: readonly string[] }) =>
    `${monthName(month, false)}：${figures.join('，')}`,
  'statistics.chart-figure': ({ name, amount }: { name: string; amount: string }) => `${name} ${money(amount)}`,
  'statistics.balance': '月末余额',
  'statistics.short': ({ amount }: { amount: string }) => short.format(amount as Intl.StringNumericLiteral),
  'statistics.as-table': '表格',
  'statistics.as-chart': '图',
  'statistics.month-title': '月份',
  'statistics.parts': ({ side }: { side: string }): string => (side === 'issuer' ? '集中度：持有人' : '集中度：签发人'),
  'statistics.parts-note': ({ share, line }: { share: number; line: number }) =>
    `最大的一家占 ${percent(share)}，${share > line * 10 ? '超过' : share === line * 10 ? '达到' : '没到'}提醒线 ${line}%`,
  'statistics.parts-none': ({ side }: { side: string }): string =>
    side === 'issuer' ? '没有未兑付的凭证' : '没有持有的凭证',
  'statistics.part-company': '企业',
  'statistics.part-amount': ({ side }: { side: string }): string =>
    side === 'issuer' ? '未兑付（含待签收）' : '未兑付',
  'statistics.part-share': '占比',
  'statistics.part-accumulated': '累计',
  'statistics.percent': ({ tenths }: { tenths: number }) => percent(tenths),
  'statistics.part-only': ({ name }: { name: string }) => `只看与${name}的往来`,
  'statistics.count-list': ({ flow, side, count }: { flow: string; side: string; count: number }) =>
    `${flowName(flow, side)} ${digits(count)} ${unitOf(flow)}，打开清单`,
  'statistics.reviews': '审批用时和退回',
  'statistics.reviews-note': '每步用时是中位数，只算工作日 9:00–17:00',
  'statistics.reviews-none': '这段时间没有提交，也没有审批',
  'statistics.hours': ({ tenths }: { tenths: number }) => hours(tenths),
  'statistics.time-of': ({ name, tenths }: { name: string; tenths: number }) => `${name} ${hours(tenths)}`,
  'statistics.times-spoken': ({ name, tenths, months }: SpokenTimes) =>
    `${name}：全期 ${hours(tenths)}${months.map((each) => `，${monthName(each.month, true)} ${hours(each.median)}`).join('')}`,
  'statistics.sent-back': ({ submitted, sentBack }: { submitted: number; sentBack: number }) =>
    `退回率（含驳回）：提交 ${digits(submitted)} 笔，退回 ${digits(sentBack)} 笔`,
  'statistics.sent-back-spoken': ({ month, submitted, sentBack }: SpokenMonth) =>
    `${monthName(month, false)}：提交 ${digits(submitted)} 笔，退回 ${digits(sentBack)} 笔`,
  'statistics.submitted': '提交笔数',
  'statistics.sent-back-count': '退回笔数',
  'statistics.sent-back-rate': '退回率',
  'statistics.whole-period': '全期',
  'statistics.reasons': ({ reasons }: { reasons: readonly { name: string; count: number }[] }) =>
    `退回原因：${reasons.map(({ name, count }) => `${name} ${digits(count)}`).join('、')}`,
  'statistics.sheet-part': '部分',
  'statistics.sheet-what': '项目',
  'statistics.sheet-note': '对比、占比、用时',
  'statistics.sheet-sum': '本期合计',
  'statistics.sheet-before': '前一期合计',
  'statistics.sheet-month': '每月',
  'statistics.sheet-opening': '期初',
  'statistics.sheet-due': '到期',
  'statistics.sheet-period': ({ from, to }: { from: string; to: string }) => periodName(from, to),
  'statistics.sheet-reason': ({ name }: { name: string }) => `退回原因：${name}`,
  'statistics.export': '导出 xlsx',
  'statistics.picture': '存为图片',
  'statistics.picture-of': ({ name }: { name: string }) => `把“${name}”存为图片`,
  'statistics.picture-failed': '浏览器没有画出图片。请改用表格，或导出 xlsx。',
  'statistics.picture-note': ({ from, to, name }: { from: string; to: string; name: string | undefined }) =>
    `${periodName(from, to)}${name === undefined ? '' : `，与${name}的往来`}`,
  'statistics.picture-source': ({ company, at, unit }: { company: string; at: number; unit: string }) =>
    `${company}，单位：${unit === 'time' ? '工作小时' : '元'}，统计截至 ${dateTimeOfYear(at)}`,
  'statistics.unnamed': '已转让，付款前 5 个工作日告知持有人',
  'statistics.others': ({ count }: { count: number }) => `其他 ${digits(count)} 家`,
};
