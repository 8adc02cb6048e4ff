import { dayWithWeekday } from '../greeting.ts';

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? '--';

/** Words of the page of one instrument. */
export const instrument = {
  'instrument.heading': ({ number }: { number: string }) => `凭证 ${number}`,
  'instrument.gone': '没有这张凭证',
  'instrument.gone-body': '编号有误，或者贵公司与这张凭证没有关系。',
  'instrument.to-list': '回到列表',
  'instrument.standing': ({ standing, side }: { standing: string; side: string }) =>
    nameIn(
      {
        transit: side === 'issuer' ? '在途' : '待签收',
        running: '未到期',
        held: '持有中',
        overdue: '逾期',
        'part-paid': '部分兑付',
        paid: '已兑付',
        cancelled: '已退回或作废',
        gone: '已不在贵公司名下',
      },
      standing,
    ),
  'instrument.now': ({
    standing,
    issuer,
    day,
    days,
  }: {
    standing: string;
    issuer: string;
    day: string;
    days: number;
  }) => {
    if (standing === 'paid') return `${issuer} 已兑付`;
    if (standing === 'cancelled') return '已退回或作废，不再付款';
    if (standing === 'gone') return '贵公司已不持有，以下是贵公司经手的部分';
    return `${issuer} 于 ${dayWithWeekday(day)}付款，还有 ${days} 天`;
  },
  'instrument.facts': ({ side }: { side: string }): string => (side === 'issuer' ? '金额在哪里' : '贵公司持有'),
  'instrument.sum': ({ sum }: { sum: string }) =>
    nameIn(
      {
        inTransit: '待签收',
        heldByPayee: '收款方持有',
        passedOn: '已转出',
        paid: '已兑付',
        cancelled: '已退回或作废',
        financed: '其中已融资',
      },
      sum,
    ),
  'instrument.paid': '已兑付',
  'instrument.days-left': '距到期',
  'instrument.postings': ({ side }: { side: string }): string => (side === 'issuer' ? '应付台账' : '收支台账'),
  'instrument.postings-note': '只列这张凭证，余额是每笔之后的余额',
  'instrument.postings-none': '还没有记账',
  'instrument.in-ledger': '在台账中查看',
  'instrument.applications': '相关申请',
  'instrument.applications-none': '没有相关申请',
  'instrument.applications-more': '只列最近 100 笔，更早的请到“业务申请”查询',
  'instrument.financings': '融资',
  'instrument.financings-none': '没有融资',
  'instrument.documents': '文件',
  'instrument.packages': '资料包',
  'instrument.package': ({ id }: { id: string }) => `资料包 ${id}`,
  'instrument.payments-none': '还没有收付款',
  'instrument.history': '变更记录',
  'instrument.event-issued': ({ name }: { name: string }) => `${name} 签发`,
  'instrument.event-overdue': ({ days }: { days: number }) => `付款日未付清，已逾期 ${days} 天`,
};
