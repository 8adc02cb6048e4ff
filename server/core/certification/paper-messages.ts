import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { realNamePath } from '../../../src/domain/catalogue/product-paths.ts';
import { authorisationsPath } from '../../../src/domain/identity/group-pages.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import { englishDay } from '../../../src/words/format.ts';
import { reminderOver, settleReminder } from '../messages/shared/reminders.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';

export const paperSource = 'paper';

/** The papers with a last day by which a company is certified, and the letters by which others act for it. */
export const certifiedPapers = ['licence', 'legal-id', 'agent-id', 'entrustment', 'upper-letter'] as const;
export type PaperKind = (typeof certifiedPapers)[number] | 'authorisation';

export const paperSubject = (pkCorp: string, kind: PaperKind, id = ''): string =>
  `${pkCorp} ${kind}${id === '' ? '' : ` ${id}`}`;

/** Settles the reminders of papers when renewed ones have been certified. */
export async function settlePaperReminders(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  for (const kind of certifiedPapers) await settleReminder(transaction, paperSource, paperSubject(pkCorp, kind), now);
}

interface WordingValues {
  readonly on: string;
  readonly of: string;
  /** A later reminder has replaced it, or the paper has been renewed. */
  readonly isOver: boolean;
}

const names: Readonly<Record<ServerLocale, Readonly<Record<PaperKind, (of: string) => string>>>> = {
  'zh-CN': {
    licence: () => '营业执照',
    'legal-id': (of) => `法定代表人${of}的身份证`,
    'agent-id': (of) => `经办人${of}的身份证`,
    entrustment: (of) => `经办人${of}的授权委托书`,
    'upper-letter': (of) => `上级法人${of}的授权书`,
    authorisation: (of) => `${of}的授权书`,
  },
  en: {
    licence: () => 'The business licence',
    'legal-id': (of) => `The legal representative’s ID card (${of})`,
    'agent-id': (of) => `The agent’s ID card (${of})`,
    entrustment: (of) => `The entrustment letter for ${of}`,
    'upper-letter': (of) => `The authorisation letter of ${of}`,
    authorisation: (of) => `The letter of authorisation for ${of}`,
  },
};

/** Texts name the last day and not the days left, because they may be read later. */
const wording: Readonly<Record<ServerLocale, (kind: PaperKind, said: WordingValues) => MessageText>> = {
  'zh-CN': (kind, { on, of, isOver }) => ({
    title: `${names['zh-CN'][kind](of)}将于 ${on} 到期`,
    content: isOver
      ? reminderOver['zh-CN']
      : `有效期至 ${on}。${kind === 'authorisation' ? '到期后不能再以企业名义办理；需要继续时，请在到期前将新的授权书交平台登记。' : kind === 'entrustment' || kind === 'upper-letter' ? '请在到期前重新签署，并在企业实名认证中提交新的授权书。' : '请在到期前换发，并在企业实名认证中提交新的证件。'}`,
  }),
  en: (kind, { on, of, isOver }) => ({
    title: `${names.en[kind](of)} expires on ${englishDay(on)}`,
    content: isOver
      ? reminderOver.en
      : `Valid until ${englishDay(on)}. ${kind === 'authorisation' ? 'After that nothing can be done under it in the company’s name: if it is to continue, have the platform register a new letter before then.' : kind === 'entrustment' || kind === 'upper-letter' ? 'Please have a new one signed before then, and submit it under real-name authentication.' : 'Please have it renewed before then, and submit the new one with the real-name authentication.'}`,
  }),
};

const parseKind = (value: string): PaperKind | undefined =>
  ([...certifiedPapers, 'authorisation'] as const).find((kind) => kind === value);

/** Messages about papers that expire; pending until renewed ones are certified or the papers have expired. */
export const paperMessages: MessageSource = {
  name: paperSource,
  toWords: ({ kind: storedKind, values, settledAt }, locale) => {
    const kind = parseKind(storedKind);
    return kind
      ? wording[locale](kind, { on: values['on'] ?? '', of: values['of'] ?? '', isOver: settledAt !== undefined })
      : { title: '', content: '' };
  },
  visibleMessages: async (_transaction, records, { user, role }) =>
    mayCertify({ isMain: user.isMain, role })
      ? records.map((record) => ({
          record,
          waits: record.matter !== undefined && record.settledAt === undefined,
          path: record.kind === 'authorisation' ? authorisationsPath : realNamePath,
        }))
      : [],
};
