import { chineseMonth, count as digits, money } from '../../format.ts';

const fieldNames: Readonly<Record<string, string>> = {
  name: '企业名称',
  uscc: '统一社会信用代码',
  contactName: '联系人',
  mobile: '手机号',
  reason: '说明',
};

const faults: Readonly<Record<string, string>> = {
  form: '格式有误',
  'check-sign': '校验位不符，请对照营业执照核对',
  long: '太长',
};

const bars: Readonly<Record<string, string>> = {
  'not-registered': '尚未注册',
  'not-certified': '尚未完成企业认证',
  'not-opened': '尚未开通产品',
  institution: '金融机构，不能收款',
  deregistered: '已注销，不能收款',
  core: '核心企业，不能收款',
  'branch-of-core': '核心企业的分支机构，不能收款',
  'branch-letter': '上级单位的授权书已到期，不能收款',
  ready: '已可收款',
};

const answers: Readonly<Record<string, string>> = { confirm: '确认并邀请', decline: '不同意', withdraw: '撤回' };

const states: Readonly<Record<string, string>> = { confirmed: '已邀请', declined: '未同意', withdrawn: '已撤回' };

/** A zero amount, which is not mentioned. */
const nothing = '0.00';

interface SpokenOpen {
  readonly count: number;
  readonly open: string;
  readonly unnamed: string;
  readonly funders: string;
  readonly all: string;
}

/** Words of the page of suppliers. */
export const suppliers = {
  'suppliers.in-all': ({ count, open, unnamed, funders, all }: SpokenOpen) => {
    const others = [
      ...(unnamed === nothing ? [] : [`已转让、付款前 5 个工作日告知持有人的 ${money(unnamed)}`]),
      ...(funders === nothing ? [] : [`资金方持有 ${money(funders)}`]),
    ];
    const text = `${digits(count)} 家，未兑付（含待签收）${money(open)}`;
    return others.length === 0 ? text : `${text}；另有${others.join('、')}；全部未兑付 ${money(all)}`;
  },
  'suppliers.search': '企业名称或统一社会信用代码',
  'suppliers.list-note':
    '贵公司签发过凭证的企业，以及受让凭证、已到公布期（付款日前 5 个工作日）或已付款的企业；未兑付金额大的在前',
  'suppliers.column-name': '供应商',
  'suppliers.column-standing': '能否收款',
  'suppliers.column-issued': ({ year }: { year: string }) => `${year} 年签发`,
  'suppliers.column-open': '未兑付（含待签收）',
  'suppliers.column-last': '最近签发',
  'suppliers.column-act': '操作',
  'suppliers.standing': ({ bar }: { bar: string }) => (bar === '' ? '可以收款' : (bars[bar] ?? '暂不能收款')),
  'suppliers.issued': ({ count, amount }: { count: number; amount: string }) =>
    count === 0 ? '--' : `${digits(count)} 笔，${money(amount)}`,
  'suppliers.issued-of': ({ name, said }: { name: string; said: string }) => `${name}：已签发 ${said}`,
  'suppliers.month': ({ month }: { month: string }) => chineseMonth(month),
  'suppliers.issue': '签发',
  'suppliers.issue-to': ({ name }: { name: string }) => `签发给${name}`,
  'suppliers.financings': '融资',
  'suppliers.financings-of': ({ name }: { name: string }) => `${name}的融资`,
  'suppliers.none': '还没有签发过凭证',
  'suppliers.none-body': '签发后，收款企业会列在这里。对方还没有加入平台的，可以先推荐，由平台邀请。',
  'suppliers.none-fit': '没有符合条件的供应商',
  'suppliers.recommend': '推荐供应商',
  'suppliers.recommend-facts':
    '推荐后由主管确认。确认后平台向联系人发短信，请对方注册、完成企业认证并开通产品；进度显示在本页。',
  'suppliers.field': ({ field }: { field: string }) => fieldNames[field] ?? '',
  'suppliers.uscc-hint': '18 位，见营业执照',
  'suppliers.mobile-hint': '平台用它发送邀请短信',
  'suppliers.reason-hint': '选填，主管看得到',
  'suppliers.fault': ({ field, fault }: { field: string; fault: string }) =>
    fault === 'missing' ? `请填写${fieldNames[field] ?? ''}` : `${fieldNames[field] ?? ''}${faults[fault] ?? '有误'}`,
  'suppliers.send': '提交推荐',
  'suppliers.cancel': '取消',
  'suppliers.recommended': '已提交，等主管确认',
  'suppliers.confirmed': '已确认，平台开始邀请',
  'suppliers.declined': '已告知推荐人，平台没有邀请',
  'suppliers.withdrawn': '已撤回，平台没有邀请',
  'suppliers.waiting': ({ count }: { count: number }) => `待主管确认的推荐（${digits(count)}）`,
  'suppliers.invited': ({ count }: { count: number }) => `已邀请，还不能收款（${digits(count)}）`,
  'suppliers.ended': ({ count }: { count: number }) => `以往的推荐（${digits(count)}）`,
  'suppliers.ended-more': '更早的没有列出。',
  'suppliers.contact': ({ name, mobile }: { name: string; mobile: string }) => `联系人 ${name} ${mobile}`,
  'suppliers.by': ({ name }: { name: string }) => `${name}推荐`,
  'suppliers.reason-of': ({ reason }: { reason: string }) => `说明：${reason}`,
  'suppliers.state': ({ state, decider, progress }: { state: string; decider: string; progress: string }) => {
    const text = `${decider}${states[state] ?? '已处理'}`;
    return progress === '' ? text : `${text}，${bars[progress] ?? '暂不能收款'}`;
  },
  'suppliers.progress': ({ progress }: { progress: string }) => bars[progress] ?? '进度未知',
  'suppliers.text': ({ isSent, decider }: { isSent: boolean; decider: string }): string =>
    `${decider === '' ? '' : `${decider}确认，`}${isSent ? '邀请短信已发出' : '平台没有发短信，请告知对方到平台注册'}`,
  'suppliers.answer': ({ answer }: { answer: string }) => answers[answer] ?? '',
  'suppliers.answer-of': ({ answer, name }: { answer: string; name: string }) => `${answers[answer] ?? ''}：${name}`,
  'suppliers.ask': ({ answer, name }: { answer: string; name: string }) => {
    if (answer === 'confirm') return `确认邀请${name}？`;
    return answer === 'decline' ? `不同意邀请${name}？` : `撤回对${name}的推荐？`;
  },
  'suppliers.ask-body': ({ answer, contact, mobile }: { answer: string; contact: string; mobile: string }) =>
    answer === 'confirm'
      ? `平台将请${contact}（${mobile}）注册、完成企业认证并开通产品。`
      : '平台不会邀请这家企业。以后仍可重新推荐。',
  'suppliers.refused-own-company': '这是贵公司自己的统一社会信用代码',
  'suppliers.refused-can-be-paid': '这家企业已经可以收款，直接签发即可',
  'suppliers.refused-invited': '贵公司已经推荐过这家企业，进度见本页',
  'suppliers.refused-too-many': '待主管确认的推荐太多，请先请主管处理',
  'suppliers.refused-ended': '这笔推荐刚才已有人处理',
  'suppliers.refused-not-theirs': '您的角色不能这样办理',
  'suppliers.refused-own': '自己推荐的须由另一人确认',
  'suppliers.refused-not-own': '只有推荐人可以撤回',
  'suppliers.refused-unidentified': '请先完善本人身份证号，平台须核实推荐人与确认人不是同一人',
};
