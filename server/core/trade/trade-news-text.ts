import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { englishDay, money as grouped } from '../../../src/words/format.ts';
import type { MessageText } from '../messages/shared/message-source.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { ServerLocale } from '../server-locale.ts';
import { localizeName } from '../identity/localize-name.ts';

type Values = MessageRecord['values'];

/** Names of the acts, in messages and in texts to sign. */
export const tradeActNames: Readonly<Record<ServerLocale, Readonly<Record<TradeAct, string>>>> = {
  'zh-CN': {
    issue: '签发',
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
  },
  en: {
    issue: 'issue',
    'payroll-issue': 'payroll issue',
    'issue-recall': 'recall of an issue',
    accept: 'acceptance',
    refuse: 'refusal',
    transfer: 'transfer',
    'transfer-recall': 'recall of a transfer',
    cancellation: 'cancellation',
    finance: 'financing',
    contract: 'contract signing',
    disbursement: 'disbursement',
    'disbursement-return': 'return of a disbursement',
    payment: 'payment',
    repurchase: 'repurchase',
    freeze: 'court freeze',
    release: 'release',
    'court-transfer': 'transfer by a court',
    succession: 'succession',
    deregistration: 'deregistration',
    correction: 'correction',
  },
};

/** Reasons of a return, a rejection or a refusal, as the pages name them. */
const reasons: Readonly<Record<ServerLocale, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    amount: '金额有误',
    'due-date': '到期日有误',
    payee: '收款方有误',
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
  },
  en: {
    amount: 'wrong amount',
    'due-date': 'wrong due date',
    payee: 'wrong payee',
    papers: 'contract or invoices do not match',
    business: 'doubts about the underlying trade',
    'not-agreed': 'not agreed',
    'entry-right': 'the entry is right as it is',
    unexplained: 'the reason for the correction is unclear',
    other: 'another reason',
    overtaken: 'the amount was refused, recalled, accepted or paid in the meantime',
    freeze: 'a court froze the amount',
    'court-transfer': 'a court transferred the amount',
    succession: 'a successor took over what the company held',
    deregistration: 'the company was deregistered',
    time: 'deadline passed',
  },
};

const nameOf = (names: Readonly<Record<string, string>>, key: string | undefined): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? '') : '';

interface Said {
  readonly act: string;
  /** Name of the application for that act, in Chinese. */
  readonly request: string;
  /** Company that made the application. */
  readonly company: string;
  readonly whom: string;
  readonly amount: string;
  readonly number: string;
  /** Maker: the person, or the company where it is another one. */
  readonly by: string;
  /** Colleague who withdrew it. */
  readonly person: string;
  readonly why: string;
  readonly receiver: string;
  readonly sender: string;
  readonly dueOn: string;
  readonly acceptBy: string;
  readonly endsOn: string;
  readonly instrument: string;
}

/**
 * Maker of an application: its person, its company for readers of another one, or the platform for an act of officers.
 */
function madeBy({ act = '', maker = '', company = '' }: Values, locale: ServerLocale): string {
  if (isOfficerAct(act)) return locale === 'en' ? 'the platform' : '平台提交';
  const name = localizeName(maker, locale);
  if (locale === 'en') return name || company;
  return name === '' ? `${company}提交` : `${name}经办`;
}

function saidIn(values: Values, locale: ServerLocale): Said {
  const text = (key: string): string => values[key] ?? '';
  const day = (key: string): string => (locale === 'en' && text(key) !== '' ? englishDay(text(key)) : text(key));
  const reason = nameOf(reasons[locale], values['reason']);
  const words = text('words');
  const joined =
    locale === 'en' ? [reason, words].filter(Boolean).join(': ') : [reason, words].filter(Boolean).join('：');
  const act = nameOf(tradeActNames[locale], values['act']);
  return {
    act,
    // The Chinese name of some acts already contains the word for application.
    request: act.endsWith('申请') ? act : `${act}申请`,
    company: text('company'),
    whom: text('counterparty') || (locale === 'en' ? 'several payees' : '多个收款方'),
    amount: grouped(text('amount')),
    number: text('applicationNo'),
    by: madeBy(values, locale),
    person: localizeName(text('by'), locale),
    why: joined,
    receiver: text('receiver'),
    sender: text('sender'),
    dueOn: day('dueOn'),
    acceptBy: day('acceptBy'),
    endsOn: day('endsOn'),
    instrument: text('number'),
  };
}

type Wording = (said: Said, isSettled: boolean) => MessageText;

const wordings: Readonly<Record<ServerLocale, Readonly<Record<string, Wording>>>> = {
  'zh-CN': {
    'to-decide': (said, isSettled) =>
      isSettled
        ? { title: `${said.request}已处理：${said.whom} ${said.amount}`, content: `${said.number}，无需再办理。` }
        : {
            title: `${said.request}等您审批：${said.whom} ${said.amount}`,
            content: `${said.number}，由${said.by}。截止 ${said.endsOn}（含当日），逾期自动失效。`,
          },
    'cancellation-asked': (said, isSettled) =>
      isSettled
        ? {
            title: `${said.company}的作废申请已结束：${said.amount}`,
            content: `${said.number}，凭证 ${said.instrument}。结果见申请。`,
          }
        : {
            title: `${said.company}申请作废贵公司持有的 ${said.amount}`,
            content: `${said.number}，凭证 ${said.instrument}。双方主管都通过后作废，不再兑付；截止 ${said.endsOn}（含当日）。`,
          },
    ending: (said) => ({
      title: `${said.request}将失效，请审批：${said.whom} ${said.amount}`,
      content: `${said.number}，最后一天是 ${said.endsOn}，之后自动失效。`,
    }),
    'freed-soon': (said) => ({
      title: `${said.request}的占用将释放，请修改：${said.whom} ${said.amount}`,
      content: `${said.number}，占用保留到 ${said.endsOn}。`,
    }),
    'arrival-ending': (said) => ({
      title: `${said.sender}发来的 ${said.amount} 将退回，请签收`,
      content: `凭证 ${said.instrument}，签收的最后一天是 ${said.acceptBy}，之后自动退回。`,
    }),
    returned: (said, isSettled) =>
      isSettled
        ? {
            title: `被退回的${said.request}已处理：${said.whom} ${said.amount}`,
            content: `${said.number}，无需再修改。`,
          }
        : {
            title: `${said.request}被退回，请修改：${said.whom} ${said.amount}`,
            content: `${said.number}。${said.why}。占用保留到 ${said.endsOn}。`,
          },
    withdrawn: (said) => ({
      title: `${said.person}撤回了您的${said.request}：${said.whom} ${said.amount}`,
      content: `${said.number}，由您经办。占用已释放。`,
    }),
    rejected: (said) => ({
      title: `${said.request}未通过：${said.whom} ${said.amount}`,
      content: `${said.number}。${said.why}。占用已释放。`,
    }),
    effective: (said) => ({
      title: `${said.act}已生效：${said.whom} ${said.amount}`,
      content: said.number,
    }),
    lapsed: (said) => ({
      title: `${said.request}已失效：${said.whom} ${said.amount}`,
      content: `${said.number}。${said.why}。占用已释放。`,
    }),
    'refused-by-rule': (said, isSettled) =>
      isSettled
        ? {
            title: `没有生效的${said.request}已处理：${said.whom} ${said.amount}`,
            content: `${said.number}，无需再修改。`,
          }
        : {
            title: `${said.act}没有生效，请修改：${said.whom} ${said.amount}`,
            content: `${said.number}。最后一步审批时规则检查未通过。占用保留到 ${said.endsOn}。`,
          },
    released: (said) => ({
      title: `${said.request}的占用已释放：${said.whom} ${said.amount}`,
      content: `${said.number}。退回后未在期限内修改，仍可修改后重新提交。`,
    }),
    arrived: (said, isSettled) =>
      isSettled
        ? {
            title: `${said.sender}发来 ${said.amount}，这次签收已结束`,
            content: `凭证 ${said.instrument}，结果见凭证。`,
          }
        : {
            title: `${said.sender}发来 ${said.amount}，请签收`,
            content: `凭证 ${said.instrument}，${said.dueOn} 到期。签收截止 ${said.acceptBy}（含当日），逾期自动退回。`,
          },
    'arrived-again': (said, isSettled) =>
      isSettled
        ? {
            title: `${said.sender}发来 ${said.amount}，重新签收已结束`,
            content: `凭证 ${said.instrument}，结果见凭证。`,
          }
        : {
            title: `请重新签收：${said.sender}发来的 ${said.amount}`,
            content: `平台已更正原签收，凭证 ${said.instrument} 回到待签收。签收截止 ${said.acceptBy}（含当日），逾期退回${said.sender}。`,
          },
    'arrival-lapsed': (said) => ({
      title: `逾期未签收，${said.sender}发来的 ${said.amount} 已退回`,
      content: `凭证 ${said.instrument}，签收截止 ${said.acceptBy}。贵公司不再持有，仍需要的请与${said.sender}联系。`,
    }),
    accepted: (said) => ({
      title: `${said.receiver}已签收 ${said.amount}`,
      content: `凭证 ${said.instrument}。`,
    }),
    'sent-back': (said) => ({
      title: `${said.receiver}拒收 ${said.amount}`,
      content: `凭证 ${said.instrument}，金额已退回。${said.why === '' ? '' : `原因：${said.why}。`}`,
    }),
    recalled: (said) => ({
      title: `撤回已生效：发给${said.receiver}的 ${said.amount}`,
      content: `凭证 ${said.instrument}，金额已退回。`,
    }),
    'not-accepted': (said) => ({
      title: `${said.receiver}逾期未签收，${said.amount} 已退回`,
      content: `凭证 ${said.instrument}，签收截止 ${said.acceptBy}。`,
    }),
  },
  en: {
    'to-decide': (said, isSettled) =>
      isSettled
        ? {
            title: `Handled: ${said.act} for ${said.whom}, ${said.amount}`,
            content: `${said.number}. Nothing is left to do.`,
          }
        : {
            title: `For your approval: ${said.act} for ${said.whom}, ${said.amount}`,
            content: `${said.number}, prepared by ${said.by}. Please decide by ${said.endsOn}; it lapses after that.`,
          },
    'cancellation-asked': (said, isSettled) =>
      isSettled
        ? {
            title: `Ended: ${said.company} asked to cancel ${said.amount}`,
            content: `${said.number}, instrument ${said.instrument}. See the application for the outcome.`,
          }
        : {
            title: `${said.company} asks to cancel ${said.amount} held by your company`,
            content: `${said.number}, instrument ${said.instrument}. Once directors of both companies approve (by ${said.endsOn}), it is cancelled and will not be paid.`,
          },
    ending: (said) => ({
      title: `About to lapse, please decide: ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. Please decide by ${said.endsOn}; it lapses after that.`,
    }),
    'freed-soon': (said) => ({
      title: `Reserved amount about to be released, please correct: ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. The amount stays reserved until ${said.endsOn}.`,
    }),
    'arrival-ending': (said) => ({
      title: `About to be returned, please accept: ${said.amount} from ${said.sender}`,
      content: `Instrument ${said.instrument}. Please accept it by ${said.acceptBy}; it is returned after that.`,
    }),
    returned: (said, isSettled) =>
      isSettled
        ? {
            title: `Handled: returned ${said.act} for ${said.whom}, ${said.amount}`,
            content: `${said.number}. Nothing is left to correct.`,
          }
        : {
            title: `Returned to you: ${said.act} for ${said.whom}, ${said.amount}`,
            content: `${said.number}. Reason: ${said.why}. The amount stays reserved until ${said.endsOn}.`,
          },
    withdrawn: (said) => ({
      title: `Withdrawn by ${said.person}: your ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. You prepared it. The reserved amount was released.`,
    }),
    rejected: (said) => ({
      title: `Rejected: ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. Reason: ${said.why}. The reserved amount was released.`,
    }),
    effective: (said) => ({
      title: `In effect: ${said.act} for ${said.whom}, ${said.amount}`,
      content: said.number,
    }),
    lapsed: (said) => ({
      title: `Lapsed: ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. Reason: ${said.why}. The reserved amount was released.`,
    }),
    'refused-by-rule': (said, isSettled) =>
      isSettled
        ? {
            title: `Handled: ${said.act} for ${said.whom} that did not take effect, ${said.amount}`,
            content: `${said.number}. Nothing is left to correct.`,
          }
        : {
            title: `Did not take effect, please correct: ${said.act} for ${said.whom}, ${said.amount}`,
            content: `${said.number}. A rule was not met at the last approval. The amount stays reserved until ${said.endsOn}.`,
          },
    released: (said) => ({
      title: `Reserved amount released: ${said.act} for ${said.whom}, ${said.amount}`,
      content: `${said.number}. It was not corrected in time. You can still correct it and submit it again.`,
    }),
    arrived: (said, isSettled) =>
      isSettled
        ? {
            title: `This acceptance has ended: ${said.amount} from ${said.sender}`,
            content: `See instrument ${said.instrument} for the outcome.`,
          }
        : {
            title: `To accept: ${said.amount} from ${said.sender}`,
            content: `Instrument ${said.instrument}, due on ${said.dueOn}. Please accept it by ${said.acceptBy}; it is returned after that.`,
          },
    'arrived-again': (said, isSettled) =>
      isSettled
        ? {
            title: `The new acceptance has ended: ${said.amount} from ${said.sender}`,
            content: `See instrument ${said.instrument} for the outcome.`,
          }
        : {
            title: `Please accept again: ${said.amount} from ${said.sender}`,
            content: `The platform reversed the first acceptance of instrument ${said.instrument}. Please accept it again by ${said.acceptBy}; after that it is returned to ${said.sender}.`,
          },
    'arrival-lapsed': (said) => ({
      title: `Not accepted in time: ${said.amount} from ${said.sender} was returned`,
      content: `Instrument ${said.instrument}. It had to be accepted by ${said.acceptBy}. Your company no longer holds it; if you still need it, please contact ${said.sender}.`,
    }),
    accepted: (said) => ({
      title: `${said.receiver} accepted ${said.amount}`,
      content: `Instrument ${said.instrument}.`,
    }),
    'sent-back': (said) => ({
      title: `${said.receiver} refused ${said.amount}`,
      content: [`Instrument ${said.instrument}. The amount was returned.`, said.why && `Reason: ${said.why}.`]
        .filter((part) => part !== '')
        .join(' '),
    }),
    recalled: (said) => ({
      title: `Recalled: ${said.amount} sent to ${said.receiver}`,
      content: `Instrument ${said.instrument}. The amount was returned.`,
    }),
    'not-accepted': (said) => ({
      title: `${said.receiver} did not accept ${said.amount} in time`,
      content: `Instrument ${said.instrument}. It had to be accepted by ${said.acceptBy}. The amount was returned.`,
    }),
  },
};

/** Text of a message about the trade. */
export function tradeNewsText(kind: string, values: Values, isSettled: boolean, locale: ServerLocale): MessageText {
  const wording = Object.hasOwn(wordings[locale], kind) ? wordings[locale][kind] : undefined;
  return wording?.(saidIn(values, locale), isSettled) ?? { title: '', content: '' };
}
