import { money, plainDate } from '../../format.ts';

type Days = { before: string; after: string };

const dayOr = (day: string, otherwise: string): string => (day === '' ? otherwise : plainDate(day));

const products: Readonly<Record<string, string>> = { credit: '凭证' };

const faults: Readonly<Record<string, string>> = {
  amount: '请填写金额，最多两位小数',
  zero: '金额须大于 0',
  'too-large': '金额超过上限 99,999,999,999.98 元',
  'no-day': '请填写正确的日期',
  past: '到期日不能早于今天',
  'too-far': '到期日最多为 5 年之内',
  'before-start': '到期日不能早于起始日',
  nothing: '与现有额度相同，请填写新的总额或到期日',
  expired: '额度已到期，请填写新的到期日',
  'no-reason': '请填写理由',
  'long-reason': '理由最多 200 字',
};

const thresholdFaults: Readonly<Record<string, string>> = {
  amount: '请填写金额，最多两位小数',
  zero: '金额须大于 0',
  'too-large': '金额超过上限 99,999,999,999.98 元',
  same: '与那一天的起点金额相同',
  'no-day': '请填写正确的日期',
  past: '起始日最早为明天',
  'too-far': '起始日最多为一年之内',
  'no-reason': '请填写理由',
  'long-reason': '理由最多 200 字',
};

const states: Readonly<Record<string, string>> = {
  '': '有效',
  expired: '已到期',
  'not-yet': '尚未生效',
  exceeded: '已超额',
  'used-up': '已用完',
  expiring: '即将到期',
};

const useStates: Readonly<Record<string, string>> = { reserved: '占用', used: '已用', freed: '已释放' };

const requestStates: Readonly<Record<string, string>> = {
  sent: '待平台答复',
  granted: '已同意',
  declined: '未同意',
  withdrawn: '已撤回',
};

const pick = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** Limits for issuing, and the requests to change them. */
export const limits = {
  'limits.title': ({ kind }: { kind: string }) => `签发额度：${pick(products, kind, kind)}`,
  'limits.none': '还没有签发额度',
  'limits.none-body': '平台核定额度后显示在这里。没有额度不能签发，请联系平台客户经理。',
  'limits.state': ({ note }: { note: string }) => pick(states, note, ''),
  'limits.note': ({ note, day, amount, days }: { note: string; day: string; amount: string; days: number }) =>
    pick(
      {
        expired: `额度已于 ${plainDate(day)} 到期，现在不能签发。`,
        'not-yet': `额度自 ${plainDate(day)} 起生效，在此之前不能签发。`,
        exceeded: `已用和占用合计比总额多 ${money(amount)}，可用为 0。审批中的申请在最后一步会重新检查。`,
        'used-up': '额度已用完，现在不能再签发。',
        expiring:
          days === 0
            ? '额度今天到期（含当日），明天起不能签发。'
            : `额度还有 ${days} 天到期（${plainDate(day)}，含当日）。`,
      },
      note,
      '',
    ),
  'limits.available': '可用（现在可签发）',
  'limits.total': '总额',
  'limits.used-of': ({ amount }: { amount: string }) => `已用 ${money(amount)}`,
  'limits.reserved-of': ({ amount }: { amount: string }) => `占用 ${money(amount)}（已提交，未生效）`,
  'limits.validity': '有效期',
  'limits.valid': ({ from, until }: { from: string; until: string }) =>
    from === ''
      ? until === ''
        ? '长期有效'
        : `至 ${plainDate(until)}（含当日）`
      : `${plainDate(from)} 至 ${dayOr(until, '长期')}`,
  'limits.revolving': '循环',
  'limits.is-revolving': ({ isRevolving }: { isRevolving: boolean }): string =>
    isRevolving ? '可循环，兑付后可再用' : '不循环，兑付后不恢复；作废、退回的可再用',
  'limits.tabs': '额度明细',
  'limits.tab': ({ tab }: { tab: string }) =>
    pick({ uses: '使用明细', changes: '变更记录', requests: '调额申请' }, tab, tab),
  'limits.uses-none': '还没有使用记录',
  'limits.uses-none-body': '提交签发申请后，占用和使用会列在这里。',
  'limits.changes-none': '还没有变更记录',
  'limits.requests-none': '还没有调额申请',
  'limits.requests-none-body': '额度不够或快到期时，由经办人在本页申请。',
  'limits.column-application': '申请编号',
  'limits.column-party': '收款方',
  'limits.column-amount': '金额',
  'limits.column-state': '状态',
  'limits.column-time': '时间',
  'limits.use-state': ({ state }: { state: string | undefined }) => pick(useStates, state, '状态未知'),
  'limits.freed-part': ({ amount }: { amount: string }) => `其中已释放 ${money(amount)}`,
  'limits.granted': ({ total, until }: { total: string; until: string }) =>
    `首次授予 ${money(total)}，${until === '' ? '长期有效' : `有效至 ${plainDate(until)}`}`,
  'limits.change-total': ({ before, after }: Days) => `总额 ${money(before)} → ${money(after)}`,
  'limits.change-from': ({ before, after }: Days) => `起始日 ${dayOr(before, '不限')} → ${dayOr(after, '不限')}`,
  'limits.change-until': ({ before, after }: Days) => `到期日 ${dayOr(before, '长期')} → ${dayOr(after, '长期')}`,
  'limits.change-revolving': ({ isRevolving }: { isRevolving: boolean }): string =>
    isRevolving ? '改为可循环' : '改为不循环',
  'limits.by-platform': '由平台变更',
  'limits.reason-of': ({ reason }: { reason: string }) => `理由：${reason}`,
  'limits.answer-of': ({ words }: { words: string }) => `平台答复：${words}`,
  'limits.request-state': ({ state }: { state: string | undefined }) => pick(requestStates, state, '状态未知'),
  'limits.request': '申请调整额度',
  'limits.request-facts': '只填要改的；平台须两人核定，结果会发消息给经办人和主管。',
  'limits.request-total': '希望的总额（元）',
  'limits.request-total-hint': ({ total }: { total: string }) => `现为 ${money(total)}；调增、调减都可以`,
  'limits.request-until': '希望的到期日',
  'limits.request-until-hint': ({ day }: { day: string }) => `现为 ${dayOr(day, '长期有效')}`,
  'limits.request-year': ({ day }: { day: string }) => `延期一年：${plainDate(day)}`,
  'limits.request-below': '低于已用和占用的合计：获批后可用为 0，审批中的申请可能无法生效。',
  'limits.request-reason': '理由',
  'limits.request-reason-hint': '平台据此核定，例如新增供应商、旺季备货',
  'limits.request-send': '提交申请',
  'limits.cancel': '取消',
  'limits.requested': '调额申请已提交',
  'limits.open-title': '调额申请待平台答复',
  'limits.open-by': ({ name }: { name: string }) => `由${name}提交`,
  'limits.withdraw': '撤回申请',
  'limits.withdraw-title': '撤回调额申请？',
  'limits.withdraw-body': '撤回后平台不再处理，可以重新申请。',
  'limits.withdrawn': '调额申请已撤回',
  'limits.who-may': '需要调整额度时，由核心企业经办人在本页申请。',
  'limits.threshold-title': '终审起点金额',
  'limits.threshold-note': '单笔签发超过这个金额，主管审批后还要终审',
  'limits.threshold-since': ({ from }: { from: string }): string =>
    from === '' ? '平台默认' : `自 ${plainDate(from)} 起`,
  'limits.threshold-later': ({ amount, from }: { amount: string; from: string }) =>
    `自 ${plainDate(from)} 起改为 ${money(amount)}`,
  'limits.threshold-from': ({ amount, from }: { amount: string; from: string }) =>
    `${money(amount)}，自 ${plainDate(from)} 起`,
  'limits.threshold-open': ({ isLate }: { isLate: boolean }): string =>
    isLate ? '提议的起始日已到，不能再确认' : '变更待另一位主管或终审人确认',
  'limits.threshold-waits': ({ isLate }: { isLate: boolean }): string =>
    isLate ? '由提议人撤回，或由另一位主管、终审人不同意。' : '由另一位主管或终审人在本页确认；确认前不生效。',
  'limits.threshold-answer': ({ answer }: { answer: string }) =>
    pick({ confirm: '确认变更', decline: '不同意', withdraw: '撤回提议' }, answer, answer),
  'limits.threshold-ask': ({ answer }: { answer: string }) =>
    pick({ confirm: '确认变更终审起点金额？', decline: '不同意这项变更？', withdraw: '撤回提议？' }, answer, ''),
  'limits.threshold-ask-body': ({ answer, amount, from }: { answer: string; amount: string; from: string }) =>
    answer === 'confirm'
      ? `自 ${plainDate(from)} 起提交的签发，超过 ${money(amount)} 须终审。此前已提交的按原起点金额办理。`
      : `${money(amount)}（自 ${plainDate(from)} 起）不会生效；现行起点金额和其他已确认的变更不受影响。`,
  'limits.threshold-state': ({ state, decider }: { state: string | undefined; decider: string }) =>
    pick({ confirmed: `${decider}已确认`, declined: `${decider}不同意`, withdrawn: '已撤回' }, state, '状态未知'),
  'limits.threshold-past': ({ count }: { count: number }) => `以往的变更（${count}）`,
  'limits.threshold-propose': '提议变更起点金额',
  'limits.threshold-facts': '须由另一位主管或终审人确认。从起始日当天提交的签发开始适用，已提交的不受影响。',
  'limits.threshold-amount': '新的起点金额（元）',
  'limits.threshold-amount-hint': '等于这个金额不须终审，超过才须',
  'limits.threshold-day': '起始日',
  'limits.threshold-day-hint': '最早明天，最晚一年之内',
  'limits.threshold-reason-hint': '例如年度授权书、董事会决议',
  'limits.threshold-send': '提交确认',
  'limits.threshold-who-may': '起点金额由核心企业主管或终审人提议，另一人确认。',
  'limits.threshold-proposed': '已提交，待另一人确认',
  'limits.threshold-confirmed': '终审起点金额已确认',
  'limits.threshold-declined': '已记录不同意，这项变更不会生效',
  'limits.threshold-withdrawn': '提议已撤回',
  'limits.threshold-fault': ({ fault }: { fault: string }) => pick(thresholdFaults, fault, '请检查'),
  'limits.threshold-refused-open': '已有一项变更待确认，请先处理那一项',
  'limits.threshold-refused-ended': '该项变更已经处理，请看最新内容',
  'limits.threshold-refused-not-theirs': '只有核心企业主管和终审人可以提议和确认',
  'limits.threshold-refused-own': '自己提议的变更须由另一人确认',
  'limits.threshold-refused-not-own': '只有提议人可以撤回',
  'limits.threshold-refused-unidentified': '您还没有实名，不能确认。请先完成实名认证',
  'limits.threshold-refused-late': '提议的起始日已到，请撤回后另选起始日',
  'limits.fault': ({ fault }: { fault: string }) => pick(faults, fault, '请检查'),
  'limits.refused-open': '已有一份调额申请待平台答复，请先看那一份',
  'limits.refused-ended': '该申请已经答复或撤回，请看最新内容',
  'limits.refused-not-operator': '调额申请只能由核心企业经办人提交或撤回',
  'limits.refused-no-limit': '本企业没有这类签发额度，请联系平台客户经理',
  'limits.refused-gone': '找不到该申请，请看最新内容',
};
