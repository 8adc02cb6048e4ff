import type { statistics as chinese } from '../../zh-CN/trade/statistics.ts';
import { englishMomentOfYear, englishMonth, englishMonths, money } from '../../format.ts';
import { plural } from '../../plural.ts';

const flows: Readonly<Record<string, string>> = {
  issued: 'Issued',
  accepted: 'Accepted by suppliers',
  received: 'Accepted',
  financed: 'Financed',
  paid: 'Paid',
};

const flowName = (flow: string, side: string): string => {
  if (flow === 'passed-on') return side === 'issuer' ? 'Transferred by suppliers' : 'Transferred';
  return flow === 'financed' && side === 'issuer' ? 'Financed by suppliers' : (flows[flow] ?? '');
};

/** Each issue and acceptance is of one instrument; one financing may use several, which are counted. */
const counted = (flow: string, count: number): string =>
  ['issued', 'accepted', 'financed'].includes(flow)
    ? plural(count, 'instrument', 'instruments')
    : plural(count, 'item', 'items');

/** Tenths of an hour as hours, and as minutes below one hour. */
function hours(tenths: number): string {
  if (tenths >= 10) return `${(tenths / 10).toFixed(1)} h`;
  return tenths > 0 ? `about ${tenths * 6} min` : 'under 6 min';
}

const monthName = (month: string, short: boolean): string =>
  short ? (englishMonths[Number(month.slice(5, 7)) - 1] ?? '') : englishMonth(month);

const periodName = (from: string, to: string): string =>
  from === to ? monthName(from, false) : `${monthName(from, false)} to ${monthName(to, false)}`;

const percent = (tenths: number): string => `${(tenths / 10).toFixed(1)}%`;

/** Amounts for charts, shortened. */
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Words of the statistics of a product. */
export const statistics: typeof chinese = {
  'statistics.heading': ({ side }) =>
    side === 'issuer' ? 'Statistics of what you issued' : 'Statistics of what you hold',
  'statistics.as-of': ({ at }) => `As of ${englishMomentOfYear(at)}, agrees with the ledger`,
  'statistics.span': 'Period',
  'statistics.span-of': ({ span }) =>
    span === 'month' ? 'This month' : span === 'recent' ? 'Last 6 months' : span === 'year' ? 'This year' : 'Chosen',
  'statistics.from': 'From',
  'statistics.to': 'To',
  'statistics.month': ({ month }) => monthName(month, false),
  'statistics.month-short': ({ month }) => monthName(month, true),
  'statistics.compared': ({ from, to, isRunning }) =>
    isRunning
      ? `This period is not over: no percentage change; earlier amounts cover the whole of ${periodName(from, to)}`
      : `Compared with ${periodName(from, to)}`,
  'statistics.company': ({ name }) => (name === '' ? 'Business with one company' : `Business with ${name}`),
  'statistics.company-note': 'Outstanding amounts, remaining terms and concentration still cover all companies.',
  'statistics.company-clear': 'Show all companies',
  'statistics.flow': ({ flow, side }) => flowName(flow, side),
  'statistics.count': ({ flow, count }) => counted(flow, count),
  'statistics.returns-counted': 'Including what was not accepted and came back',
  'statistics.other': 'Other',
  'statistics.other-note': ({ side }) =>
    side === 'issuer'
      ? 'Returns, cancellations and corrections; opening plus all changes equals closing'
      : 'Returned transfers, court transfers, successions, corrections and the like; opening plus all changes equals closing',
  'statistics.change': ({ change }) =>
    change === undefined
      ? 'None in the period before'
      : `${change > 0 ? '+' : ''}${percent(change)} on the period before`,
  'statistics.before': ({ amount }) => `Whole period before ${money(amount)}`,
  'statistics.change-running': 'Period not over, not compared with the one before',
  'statistics.open': ({ side }) =>
    side === 'issuer' ? 'Outstanding at the end, unaccepted included' : 'Held at the end',
  'statistics.opening': ({ amount }) => `At the beginning ${money(amount)}`,
  'statistics.chart': ({ side }) =>
    side === 'issuer' ? 'Issued, financed and paid by month' : 'Accepted, financed and paid by month',
  'statistics.chart-note': 'In yuan; bars by the left axis, the line by the right one',
  'statistics.chart-spoken': ({ month, figures }) => `${monthName(month, false)}: ${figures.join(', ')}`,
  'statistics.chart-figure': ({ name, amount }) => `${name} ${money(amount)}`,
  'statistics.balance': 'Balance at the end',
  'statistics.short': ({ amount }) => short.format(amount as Intl.StringNumericLiteral),
  'statistics.as-table': 'Table',
  'statistics.as-chart': 'Chart',
  'statistics.month-title': 'Month',
  'statistics.parts': ({ side }) => (side === 'issuer' ? 'Concentration by holder' : 'Concentration by issuer'),
  'statistics.parts-note': ({ share, line }) =>
    `The largest has ${percent(share)}, ${share > line * 10 ? 'above' : share === line * 10 ? 'at' : 'below'} the warning line of ${line}%`,
  'statistics.parts-none': ({ side }) => (side === 'issuer' ? 'Nothing is outstanding' : 'Nothing is held'),
  'statistics.part-company': 'Company',
  'statistics.part-amount': ({ side }) => (side === 'issuer' ? 'Outstanding, unaccepted included' : 'Outstanding'),
  'statistics.part-share': 'Share',
  'statistics.part-accumulated': 'Cumulative',
  'statistics.percent': ({ tenths }) => percent(tenths),
  'statistics.part-only': ({ name }) => `Only business with ${name}`,
  'statistics.count-list': ({ flow, side, count }) => `${flowName(flow, side)}: ${counted(flow, count)}, open the list`,
  'statistics.reviews': 'Approval times and returns',
  'statistics.reviews-note': 'Median time of each step, counting 9:00 to 17:00 on working days',
  'statistics.reviews-none': 'Nothing was submitted or approved in this period',
  'statistics.hours': ({ tenths }) => hours(tenths),
  'statistics.time-of': ({ name, tenths }) => `${name} ${hours(tenths)}`,
  'statistics.times-spoken': ({ name, tenths, months }) =>
    `${name}: ${hours(tenths)} over the period${months.map((each) => `, ${monthName(each.month, true)} ${hours(each.median)}`).join('')}`,
  'statistics.sent-back': ({ submitted, sentBack }) =>
    `Returned or rejected: ${sentBack} of ${plural(submitted, 'submission', 'submissions')}`,
  'statistics.sent-back-spoken': ({ month, submitted, sentBack }) =>
    `${monthName(month, false)}: ${plural(submitted, 'submission', 'submissions')}, ${sentBack} returned or rejected`,
  'statistics.submitted': 'Submitted',
  'statistics.sent-back-count': 'Returned or rejected',
  'statistics.sent-back-rate': 'Share',
  'statistics.whole-period': 'Whole period',
  'statistics.reasons': ({ reasons }) => `Reasons: ${reasons.map(({ name, count }) => `${name} ${count}`).join(', ')}`,
  'statistics.sheet-part': 'Part',
  'statistics.sheet-what': 'Item',
  'statistics.sheet-note': 'Change, share or time',
  'statistics.sheet-sum': 'This period',
  'statistics.sheet-before': 'Period before',
  'statistics.sheet-month': 'By month',
  'statistics.sheet-opening': 'At the beginning',
  'statistics.sheet-due': 'Falls due',
  'statistics.sheet-period': ({ from, to }) => periodName(from, to),
  'statistics.sheet-reason': ({ name }) => `Returned: ${name}`,
  'statistics.export': 'Export xlsx',
  'statistics.picture': 'Save as picture',
  'statistics.picture-of': ({ name }) => `Save “${name}” as a picture`,
  'statistics.picture-failed': 'The browser could not draw the picture. Use the table, or export the figures.',
  'statistics.picture-note': ({ from, to, name }) =>
    `${periodName(from, to)}${name === undefined ? '' : `, business with ${name}`}`,
  'statistics.picture-source': ({ company, at, unit }) =>
    `${company}. Unit: ${unit === 'time' ? 'working hours' : 'CNY'}. As of ${englishMomentOfYear(at)}`,
  'statistics.unnamed': 'Transferred; holders are named 5 working days before payment',
  'statistics.others': ({ count }) => plural(count, 'other company', 'other companies'),
};
