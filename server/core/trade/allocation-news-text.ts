import { englishDay, money as grouped } from '../../../src/words/format.ts';
import { localizeName } from '../identity/localize-name.ts';
import type { MessageText } from '../messages/shared/message-source.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { ServerLocale } from '../server-locale.ts';

type Values = MessageRecord['values'];
type Wording = (value: (name: string) => string) => MessageText;

const wordings: Readonly<Record<ServerLocale, Readonly<Record<string, Wording>>>> = {
  'zh-CN': {
    allocated: (value) => ({
      title: `${value('issuer')}的凭证 ${grouped(value('amount'))} 已分配给${value('organisation')}`,
      content: `凭证 ${value('number')}，${value('dueOn')} 到期，由${value('by')}分配。`,
    }),
    returned: (value) => ({
      title: `${value('issuer')}的凭证 ${grouped(value('amount'))} 已由${value('organisation')}交回企业`,
      content: `凭证 ${value('number')}，由${value('by')}办理，不再列在${value('organisation')}名下。`,
    }),
  },
  en: {
    allocated: (value) => ({
      title: `${grouped(value('amount'))} of ${value('issuer')} was allocated to ${value('organisation')}`,
      content: `Instrument ${value('number')}, due on ${englishDay(value('dueOn'))}, allocated by ${localizeName(value('by'), 'en')}.`,
    }),
    returned: (value) => ({
      title: `${grouped(value('amount'))} of ${value('issuer')} was handed back by ${value('organisation')} to the company`,
      content: `Instrument ${value('number')}, handed back by ${localizeName(value('by'), 'en')}. It is no longer listed under ${value('organisation')}.`,
    }),
  },
};

/** Text of a message about a holding that an inner organisation received or returned. */
export function allocationNewsText(kind: string, values: Values, locale: ServerLocale): MessageText {
  const wording = Object.hasOwn(wordings[locale], kind) ? wordings[locale][kind] : undefined;
  return wording?.((name) => values[name] ?? '') ?? { title: '', content: '' };
}
