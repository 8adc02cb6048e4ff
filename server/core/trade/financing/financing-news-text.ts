import { englishDay, money as grouped } from '../../../../src/words/format.ts';
import type { MessageText } from '../../messages/shared/message-source.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { ServerLocale } from '../../server-locale.ts';

type Values = MessageRecord['values'];

/** The values of a message, formatted for its text. */
interface Said {
  readonly number: string;
  readonly funder: string;
  readonly issuer: string;
  readonly amount: string;
  readonly net: string;
  readonly account: string;
  readonly dueOn: string;
  readonly endsOn: string;
  readonly paidOn: string;
  readonly payBy: string;
  readonly sum: string;
  readonly open: string;
  readonly interest: string;
  /** Numbers of the instruments. */
  readonly numbers: string;
  readonly words: string;
}

type Wording = (said: Said, isSettled: boolean) => MessageText;

const textOf = (title: string, content: string): MessageText => ({ title, content });

const wordings: Readonly<Record<ServerLocale, Readonly<Record<string, Wording>>>> = {
  'zh-CN': {
    'materials-needed': (said, isSettled) =>
      isSettled
        ? textOf(`已办：融资 ${said.amount} 的资料`, `${said.number}，${said.funder}。`)
        : textOf(
            `请备齐融资资料：${said.funder}，${said.amount}`,
            `${said.number}。资料齐了自动转给资金方，最晚 ${said.endsOn}。`,
          ),
    'materials-ready': (said) => textOf(`已转资金方审核：${said.funder}，${said.amount}`, `${said.number}。`),
    'info-asked': (said, isSettled) =>
      isSettled
        ? textOf(`已办：答复${said.funder}`, `${said.number}，${said.amount}。`)
        : textOf(
            `${said.funder}要求补充说明`,
            `${said.number}，${said.amount}。请在 ${said.endsOn} 前答复（含当日），逾期失效。`,
          ),
    'info-overdue': (said) => textOf(`逾期未答复，融资已失效：${said.amount}`, `${said.number}，占用已释放。`),
    'ran-out': (said) => textOf(`逾期，融资已失效：${said.amount}`, `${said.number}，${said.funder}。占用已释放。`),
    'issuer-paid': (said) =>
      textOf(
        `${said.issuer}在放款前已兑付，融资已失效：${said.amount}`,
        `${said.number}，${said.funder}。占用已释放。`,
      ),
    overtaken: (said) =>
      textOf(
        `凭证被司法冻结、划转或由他人承继，融资已失效：${said.amount}`,
        `${said.number}，${said.funder}。占用已释放。`,
      ),
    'review-passed': (said, isSettled) =>
      isSettled
        ? textOf(`已办：签署${said.funder}的合同`, `${said.number}，${said.amount}。`)
        : textOf(
            `请签署融资合同：${said.funder}，${said.amount}`,
            `${said.number}。预计到账 ${said.net}，签署截止 ${said.endsOn}（含当日）。`,
          ),
    rejected: (said) =>
      textOf(
        `${said.funder}未通过融资申请：${said.amount}`,
        `${said.number}。${said.words === '' ? '' : `原因：${said.words}。`}占用已释放，可换资金方再申请。`,
      ),
    'offer-withdrawn': (said) =>
      textOf(
        `${said.funder}撤回了报价：${said.amount}`,
        `${said.number}。${said.words === '' ? '' : `说明：${said.words}。`}占用已释放，可换资金方再申请。`,
      ),
    disbursed: (said) =>
      textOf(
        `已放款，到账 ${said.net}`,
        `${said.number}，${said.funder}，融资金额 ${said.amount}，账户尾号 ${said.account}。`,
      ),
    'disbursement-returned': (said) =>
      textOf(
        `放款被银行退回：${said.net}`,
        `${said.number}，${said.funder}${said.words === '' ? '' : `，原因：${said.words}`}。资金方会重新付款。`,
      ),
    'fell-overdue': (said) =>
      textOf(`${said.issuer}到期未付 ${said.open}`, `${said.number}，融资 ${said.amount}，到期日 ${said.dueOn}。`),
    'paid-in-time': (said) =>
      textOf(
        `不再逾期：${said.issuer}的款项按期到账`,
        `${said.number}，${said.amount}。银行入账日不晚于付款日，不计罚息。`,
      ),
    settled: (said) => textOf(`融资已结清：${said.amount}`, `${said.number}，${said.funder}，已全部付清。`),
    'repurchase-asked': (said, isSettled) =>
      isSettled
        ? textOf(`已结清：${said.funder}要求的回购`, `${said.number}，${said.amount}。`)
        : textOf(
            `${said.funder}要求回购：${said.sum}`,
            `${said.number}，${said.issuer}到期未付。请在 ${said.payBy} 前付款（含当日），罚息逐日计算。`,
          ),
    'due-soon': (said) =>
      textOf(
        `${said.issuer}将于 ${said.payBy} 付给${said.funder} ${said.open}`,
        `${said.number}。${said.interest === '' ? '' : `利息 ${said.interest} 同日支付。`}`,
      ),
    'issuer-due-soon': (said) =>
      textOf(
        `请于 ${said.payBy} 兑付 ${said.open}`,
        `凭证 ${said.numbers}，付给持有方${said.funder}；当日 17:00 前未付清的，按日计罚息。`,
      ),
    'issuer-overdue': (said) =>
      textOf(
        `已逾期：${said.number} 还欠 ${said.open}`,
        `${said.funder}持有的凭证到期日 ${said.dueOn}，未全部兑付，按日计罚息。`,
      ),
    'issuer-paid-in-time': (said) =>
      textOf(
        `不再逾期：贵公司的款项按期到账`,
        `${said.funder}持有的凭证 ${said.number}。银行入账日不晚于付款日，不计罚息。`,
      ),
    'holder-paid': (said) =>
      textOf(`${said.issuer}已兑付 ${said.amount}`, `凭证 ${said.number}，付款日 ${said.paidOn}。`),
  },
  en: {
    'materials-needed': (said, isSettled) =>
      isSettled
        ? textOf(`Done: documents for the financing of ${said.amount}`, `${said.number}, ${said.funder}.`)
        : textOf(
            `Documents needed for your financing: ${said.amount} from ${said.funder}`,
            `${said.number}. It goes to the funder as soon as the documents are complete, by ${said.endsOn} at the latest.`,
          ),
    'materials-ready': (said) =>
      textOf(`With the funder for review: ${said.amount}, ${said.funder}`, `${said.number}.`),
    'info-asked': (said, isSettled) =>
      isSettled
        ? textOf(`Done: your answer to ${said.funder}`, `${said.number}, ${said.amount}.`)
        : textOf(
            `${said.funder} asks for more information`,
            `${said.number}, ${said.amount}. Please answer by ${said.endsOn}, or the financing lapses.`,
          ),
    'info-overdue': (said) =>
      textOf(
        `Lapsed without an answer: financing of ${said.amount}`,
        `${said.number}. The reserved amount was released.`,
      ),
    'ran-out': (said) =>
      textOf(
        `Lapsed: financing of ${said.amount}`,
        `${said.number}, ${said.funder}. The reserved amount was released.`,
      ),
    'issuer-paid': (said) =>
      textOf(
        `Lapsed: financing of ${said.amount}`,
        `${said.number}, ${said.funder}. ${said.issuer} paid before the disbursement. The reserved amount was released.`,
      ),
    overtaken: (said) =>
      textOf(
        `Lapsed: financing of ${said.amount}`,
        `${said.number}, ${said.funder}. The instruments were frozen or transferred by a court, or taken over by a successor. The reserved amount was released.`,
      ),
    'review-passed': (said, isSettled) =>
      isSettled
        ? textOf(`Done: the contract with ${said.funder}`, `${said.number}, ${said.amount}.`)
        : textOf(
            `Contract to sign: ${said.amount} from ${said.funder}`,
            `${said.number}. You are expected to receive ${said.net}. Please sign by ${said.endsOn}.`,
          ),
    rejected: (said) =>
      textOf(
        `${said.funder} rejected your financing of ${said.amount}`,
        `${said.number}. ${said.words === '' ? '' : `Reason: ${said.words}. `}The reserved amount was released. You can apply to another funder.`,
      ),
    'offer-withdrawn': (said) =>
      textOf(
        `${said.funder} withdrew its offer for ${said.amount}`,
        `${said.number}. ${said.words === '' ? '' : `It says: ${said.words}. `}The reserved amount was released. You can apply to another funder.`,
      ),
    disbursed: (said) =>
      textOf(
        `Paid out: you received ${said.net}`,
        `${said.number}, ${said.funder}, amount financed ${said.amount}, account ending in ${said.account}.`,
      ),
    'disbursement-returned': (said) =>
      textOf(
        `The bank returned a disbursement of ${said.net}`,
        `${said.number}.${said.words === '' ? '' : ` Reason: ${said.words}.`} ${said.funder} will pay again.`,
      ),
    'fell-overdue': (said) =>
      textOf(
        `${said.issuer} did not pay ${said.open} on time`,
        `${said.number}, financing of ${said.amount}, due on ${said.dueOn}.`,
      ),
    'paid-in-time': (said) =>
      textOf(
        `No longer overdue: ${said.issuer} paid on time`,
        `${said.number}, financing of ${said.amount}. The bank booked the money by the payment day, so no late interest is due.`,
      ),
    settled: (said) =>
      textOf(`Settled: financing of ${said.amount}`, `${said.number}. ${said.funder} has received everything.`),
    'repurchase-asked': (said, isSettled) =>
      isSettled
        ? textOf(`Done: the repurchase requested by ${said.funder}`, `${said.number}, ${said.amount}.`)
        : textOf(
            `${said.funder} asks your company to repurchase: ${said.sum}`,
            `${said.number}. ${said.issuer} did not pay when due. Please pay by ${said.payBy}; late interest accrues daily.`,
          ),
    'due-soon': (said) =>
      textOf(
        `${said.issuer} is to pay ${said.funder} ${said.open} on ${said.payBy}`,
        `${said.number}.${said.interest === '' ? '' : ` Interest of ${said.interest} is payable on the same day.`}`,
      ),
    'issuer-due-soon': (said) =>
      textOf(
        `To be paid on ${said.payBy}: ${said.open}`,
        `Instruments ${said.numbers}, held by ${said.funder}. Anything not paid by 17:00 that day bears late interest daily.`,
      ),
    'issuer-overdue': (said) =>
      textOf(
        `Overdue: ${said.open} of ${said.number} is unpaid`,
        `${said.funder} holds instruments due on ${said.dueOn} that are not paid in full. Late interest accrues daily.`,
      ),
    'issuer-paid-in-time': (said) =>
      textOf(
        `No longer overdue: your company paid on time`,
        `${said.number}, held by ${said.funder}. The bank booked the money by the payment day, so no late interest is due.`,
      ),
    'holder-paid': (said) =>
      textOf(`${said.issuer} paid ${said.amount}`, `Instrument ${said.number}, paid on ${said.paidOn}.`),
  },
};

/** Text of a message about a financing or a payment. */
export function financingNewsText(kind: string, values: Values, isSettled: boolean, locale: ServerLocale): MessageText {
  const value = (name: string): string => values[name] ?? '';
  const day = (name: string): string => (locale === 'en' && value(name) !== '' ? englishDay(value(name)) : value(name));
  const amount = (name: string): string => (value(name) === '' ? '' : grouped(value(name)));
  const wording = Object.hasOwn(wordings[locale], kind) ? wordings[locale][kind] : undefined;
  return (
    wording?.(
      {
        number: value('financingNo') || value('number'),
        funder: value('funder'),
        issuer: value('issuer'),
        amount: amount('amount'),
        net: amount('net'),
        account: value('account'),
        dueOn: day('dueOn'),
        endsOn: day('endsOn'),
        paidOn: day('paidOn'),
        payBy: day('payBy'),
        sum: amount('sum'),
        open: amount('open'),
        interest: amount('interest'),
        numbers: value('numbers'),
        words: value('words'),
      },
      isSettled,
    ) ?? { title: '', content: '' }
  );
}
