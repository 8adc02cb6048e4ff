import type { OnboardingEvent } from '../../../src/domain/onboarding/shared/onboarding.ts';
import { onboardingProcessPath } from '../../../src/domain/onboarding/shared/onboarding-path.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import type { ServerLocale } from '../server-locale.ts';
import { onboardingSource, isActionPending } from './shared/onboarding-news.ts';

type Wording = (reason: string) => MessageText;
const words: Readonly<Record<ServerLocale, Readonly<Record<Exclude<OnboardingEvent, 'hand-in'>, Wording>>>> = {
  'zh-CN': {
    take: () => ({ title: '合作银行已通过入驻', content: '您现在可以从平台进入银行的工作台。' }),
    refuse: (reason) => ({ title: '合作银行没有通过入驻', content: `合作银行的说明：${reason}` }),
    change: (reason) => ({ title: '入驻合作银行暂停办理', content: `合作银行的说明：${reason}` }),
    restore: () => ({ title: '贵公司重新符合合作银行的要求', content: '现在可以提交入驻。' }),
  },
  en: {
    take: () => ({
      title: 'The partner bank has accepted the company',
      content: 'You can now go to the bank’s workbench from the portal.',
    }),
    refuse: (reason) => ({
      title: 'The partner bank did not accept the company',
      content: `The bank’s reason: ${reason}`,
    }),
    change: (reason) => ({
      title: 'Onboarding with the partner bank is suspended',
      content: `The bank’s reason: ${reason}`,
    }),
    restore: () => ({
      title: 'The company meets the partner bank’s requirements again',
      content: 'It can be submitted now.',
    }),
  },
};

/**
 * Messages about the partner bank's decisions, for the main user, the only one who can act on them. A refusal is
 * pending until the company is submitted again.
 */
export const onboardingMessages: MessageSource = {
  name: onboardingSource,
  toWords: ({ kind, values }, locale) =>
    new Map<string, Wording>(Object.entries(words[locale])).get(kind)?.(values['reason'] ?? '') ?? {
      title: '',
      content: '',
    },
  visibleMessages: async (_transaction, records, { user }) =>
    user.isMain
      ? records.map((record) => ({ record, path: onboardingProcessPath, waits: isActionPending(record) }))
      : [],
};
