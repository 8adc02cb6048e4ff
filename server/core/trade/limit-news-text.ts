import { englishDay, money as grouped } from '../../../src/words/format.ts';
import type { MessageText } from '../messages/shared/message-source.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { ServerLocale } from '../server-locale.ts';

type Values = MessageRecord['values'];
type Wording = (value: (name: string) => string) => MessageText;

/** A change as `before → after`; nothing where both are equal. */
const change = (name: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [`${name}${before} → ${after}`];

const wordings: Readonly<Record<ServerLocale, Readonly<Record<string, Wording>>>> = {
  'zh-CN': {
    changed: (value) => {
      const day = (name: string): string => value(name) || '长期';
      const from = (name: string): string => value(name) || '即日';
      const changes = [
        ...change('总额 ', grouped(value('totalBefore')), grouped(value('total'))),
        ...change('起始日 ', from('fromBefore'), from('validFrom')),
        ...change('到期日 ', day('untilBefore'), day('validUntil')),
      ];
      return {
        title: `签发额度已调整：总额 ${grouped(value('total'))}，有效至 ${day('validUntil')}`,
        content: `${[...changes, `原因：${value('reason')}`].join('；')}。`,
      };
    },
    declined: (value) => ({
      title: '调额申请未获同意，签发额度不变',
      content: `平台答复：${value('reason')}。`,
    }),
    'threshold-proposed': (value) => ({
      title: `终审起点金额待您确认：${grouped(value('amount'))}，自 ${value('validFrom')} 起`,
      content: `${value('maker')}提议，原因：${value('reason')}。确认前仍按原起点金额。`,
    }),
    'threshold-confirmed': (value) => ({
      title: `终审起点金额自 ${value('validFrom')} 起为 ${grouped(value('amount'))}`,
      content: `${value('maker')}提议，${value('decider')}确认，原因：${value('reason')}。当天起提交的签发按新起点金额。`,
    }),
    'threshold-declined': (value) => ({
      title: `终审起点金额的提议未获同意：${grouped(value('amount'))}`,
      content: `${value('maker')}提议，${value('decider')}不同意。起点金额不变。`,
    }),
    expiring: (value) => ({
      title: `签发额度将于 ${value('validUntil')} 到期（含当日）`,
      content: `总额 ${grouped(value('total'))}。到期后不能再签发，可在额度页申请延期。`,
    }),
  },
  en: {
    changed: (value) => {
      const day = (name: string): string => (value(name) === '' ? 'no expiry' : englishDay(value(name)));
      const from = (name: string): string => (value(name) === '' ? 'at once' : englishDay(value(name)));
      const changes = [
        ...change('Total: ', grouped(value('totalBefore')), grouped(value('total'))),
        ...change('First day: ', from('fromBefore'), from('validFrom')),
        ...change('Last day: ', day('untilBefore'), day('validUntil')),
      ];
      return {
        title: `Your issuing limit was changed: total ${grouped(value('total'))}, last day ${day('validUntil')}`,
        content: [...changes, `Reason: ${value('reason')}`].join('. '),
      };
    },
    declined: (value) => ({
      title: 'Your request was declined; the issuing limit stays as it is',
      content: `The platform says: ${value('reason')}`,
    }),
    'threshold-proposed': (value) => ({
      title: `Threshold of the final review awaiting your confirmation: ${grouped(value('amount'))} from ${englishDay(value('validFrom'))}`,
      content: `Proposed by ${value('maker')}. Reason: ${value('reason')}. The current threshold applies until you confirm.`,
    }),
    'threshold-confirmed': (value) => ({
      title: `From ${englishDay(value('validFrom'))} the threshold of the final review is ${grouped(value('amount'))}`,
      content: `Proposed by ${value('maker')}, confirmed by ${value('decider')}. Reason: ${value('reason')}. It applies to issues submitted from that day on.`,
    }),
    'threshold-declined': (value) => ({
      title: `The proposed threshold of the final review was declined: ${grouped(value('amount'))}`,
      content: `Proposed by ${value('maker')}, declined by ${value('decider')}. The threshold stays as it is.`,
    }),
    expiring: (value) => ({
      title: `Your issuing limit expires on ${englishDay(value('validUntil'))}`,
      content: `Total ${grouped(value('total'))}. Nothing can be issued after that day. You can request an extension on the limits page.`,
    }),
  },
};

/** Text of a message about a limit for issuing. */
export function limitNewsText(kind: string, values: Values, locale: ServerLocale): MessageText {
  const wording = Object.hasOwn(wordings[locale], kind) ? wordings[locale][kind] : undefined;
  return wording?.((name) => values[name] ?? '') ?? { title: '', content: '' };
}
