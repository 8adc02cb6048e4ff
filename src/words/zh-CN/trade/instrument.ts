import { money, plainDate } from '../../format.ts';
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
        financed: '已融资',
        gone: '已不在贵公司名下',
        'not-accepted': '未签收，已退回',
      },
      standing,
    ),
  'instrument.now': ({
    standing,
    issuer,
    day,
    about,
    days,
    payee,
    late,
  }: {
    standing: string;
    issuer: string;
    day: string;
    /** Whether the day may still change. */
    about: boolean;
    days: number;
    /** The company that has still to accept it. */
    payee: string;
    /** Days by which it was paid late; 0 for none. */
    late: number;
  }) => {
    if (standing === 'paid') return `${issuer}已兑付${late > 0 ? `，晚付 ${late} 天` : ''}`;
    if (standing === 'cancelled') return '已退回或作废，不再付款';
    if (standing === 'not-accepted') return '贵公司没有签收，金额已退回';
    if (standing === 'financed') return '贵公司已将它融资，不再持有，以下是贵公司经手的部分';
    if (standing === 'gone') return '贵公司已不持有，以下是贵公司经手的部分';
    const accepting = standing === 'transit' ? `等${payee}签收。签收后，` : '';
    const change = about ? '（放假安排公布后可能变化）' : '';
    return `${accepting}${issuer}于 ${dayWithWeekday(day)}付款${change}，还有 ${days} 天`;
  },
  'instrument.start': ({ what, amount }: { what: 'accept' | 'transfer' | 'finance'; amount: string }) =>
    `${{ accept: '签收', transfer: '转让', finance: '融资' }[what]} ${money(amount)}`,
  'instrument.correction-waits': ({
    amount,
    names,
    until,
  }: {
    amount: string;
    names: readonly string[];
    until: string;
  }) =>
    `平台提出更正 ${money(amount)}，等${names.length === 0 ? '主管' : names.join('或')}签名，截止 ${until}（含当日）。办结前这部分不能转让、融资。`,
  'instrument.own-company': '贵公司',
  'instrument.overdue-next': '请尽快付款，银行告知到账后这里显示已兑付',
  'instrument.facts': ({ facts }: { facts: 'issued' | 'held' | 'other' }): string =>
    ({ issued: '金额在哪里', held: '贵公司持有', other: '到期与流转' })[facts],
  'instrument.sum': ({ sum }: { sum: string }) =>
    nameIn(
      {
        inTransit: '待签收',
        heldByPayee: '收款方持有',
        passedOn: '已转让',
        paid: '已兑付',
        cancelled: '已退回或作废',
        financed: '已融资',
      },
      sum,
    ),
  'instrument.paid': '已兑付',
  'instrument.days-left': '距到期',
  'instrument.postings': ({ side }: { side: string }): string => (side === 'issuer' ? '应付台账' : '持有台账'),
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
  'instrument.package-begin': '准备资料包',
  'instrument.package-begin-title': ({ book }: { book: string }) =>
    `${nameIn({ labourer: '劳务权益保障' }, book)}资料包还没有准备`,
  'instrument.package-begin-body': ({ funder, amount }: { funder: string; amount: string }) =>
    `金额 ${amount}，资料交给${funder}审核。`,
  'instrument.package-bar': ({ bar }: { bar: string }): string =>
    bar === 'not-open'
      ? '贵公司还没有开通这个产品。请先开通产品，再回到这里准备资料包。'
      : bar === 'no-funder'
        ? '还没有资金方接收这笔款的资料。请先申请融资并选定资金方，再回到这里准备资料包。'
        : '现在不能准备资料包，请联系客服。',
  'instrument.package-open-product': '去开通产品',
  'instrument.package-refused': ({ because }: { because: string }) =>
    ({
      'no-fundable-party': '这笔款暂时没有可融资的资金方，请联系客服。',
      'already-packaged': '同事刚刚为这笔款建了资料包，页面已更新。',
      'standard-changed': '资料标准刚刚更新，请再点一次。',
      'switched-off': '这个产品暂停受理新资料包。',
      'funder-not-open': '资金方尚未对付款方开放，请联系客服。',
      'product-not-open': '资金方尚未对付款方开放，请联系客服。',
      'no-limit': '付款方在资金方没有额度，请联系客服。',
      'limit-used-up': '付款方在资金方的额度已用完，请改日再试或联系客服。',
      unknown: '网络异常，没能确认资料包是否已经建好。请刷新本页查看，再决定是否重新准备。',
    })[because] ?? '这笔款现在不能放进资料包。页面已更新，请核对后再试。',
  'instrument.collection': ({ mode }: { mode: string }): string =>
    mode === 'OFFLINE'
      ? '线下付款：到付款日由付款方自行付款，以银行流水为准。'
      : '线上扣款：到付款日由银行从付款方的账户扣款。',
  'instrument.payment-held': ({ amount, day }: { amount: string; day: string }) =>
    `${plainDate(day)} 已收到付款 ${money(amount)}，因司法冻结待处理，尚未入账。`,
  'instrument.payments-none': '还没有收付款',
  'instrument.history': '变更记录',
  'instrument.event-issued': ({ name }: { name: string }) => `${name}签发`,
  'instrument.event-accepted': ({ name, amount }: { name: string; amount: string }) => `${name}签收 ${money(amount)}`,
  'instrument.event-entry': ({ entry, amount, name }: { entry: string; amount: string; name: string }) =>
    `${entry} ${money(amount)}${name === '' ? '' : `，${name}`}`,
  'instrument.event-warning': '须留意',
  'instrument.event-overdue': ({ days }: { days: number }) => `付款日未付清，已逾期 ${days} 天`,
};
