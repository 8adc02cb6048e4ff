import type { RefusalCode } from '../../src/contract/codes.ts';
import type { Refusal } from './refusal.ts';
import { commonRefusals } from './refusals/common.ts';
import { accountRefusals } from './refusals/account.ts';
import { certificationRefusals } from './refusals/certification.ts';
import { companyRefusals } from './refusals/company.ts';
import { tradeRefusals } from './refusals/trade.ts';
import { entryRefusals } from './refusals/entry.ts';
import { evidenceRefusals } from './refusals/evidence.ts';
import { noticesRefusals } from './refusals/notices.ts';
import { peopleRefusals } from './refusals/people.ts';
import { productsRefusals } from './refusals/products.ts';
import { registrationRefusals } from './refusals/registration.ts';
import { onboardingRefusals } from './refusals/onboarding.ts';
import { findingWords } from './evidence/finding-words.ts';
import type { ServerLocale } from './server-locale.ts';

const messagesIn = (locale: ServerLocale): Readonly<Record<RefusalCode, string>> => ({
  ...commonRefusals[locale],
  ...accountRefusals[locale],
  ...certificationRefusals[locale],
  ...companyRefusals[locale],
  ...tradeRefusals[locale],
  ...entryRefusals[locale],
  ...evidenceRefusals[locale],
  ...noticesRefusals[locale],
  ...peopleRefusals[locale],
  ...productsRefusals[locale],
  ...registrationRefusals[locale],
  ...onboardingRefusals[locale],
});

/** Messages of refusals. For the codes that it knows, the portal has its own texts. */
const messages: Readonly<Record<ServerLocale, Readonly<Record<RefusalCode, string>>>> = {
  'zh-CN': messagesIn('zh-CN'),
  en: messagesIn('en'),
};

export function refusalMessage(refusal: Refusal, locale: ServerLocale): string {
  return messages[locale][refusal.code].replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = refusal.values[name] ?? '';
    if (name === 'what') return findingWords[locale].get(String(value)) ?? String(value);
    return Array.isArray(value) ? value.join(locale === 'en' ? ', ' : '、') : String(value);
  });
}
