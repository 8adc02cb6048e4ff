import type { AgreementName, AgreementText } from '../../domain/agreements/agreement.ts';
import type { Locale } from '../locale.ts';

const texts: Readonly<Record<AgreementName, Readonly<Record<Locale, () => Promise<AgreementText>>>>> = {
  CORP_REG_AGREEMENT: {
    'zh-CN': async () => (await import('./registration.zh-CN.ts')).registration,
    en: async () => (await import('./registration.en.ts')).registration,
  },
  CORP_PRIVACY_AGREEMENT: {
    'zh-CN': async () => (await import('./privacy.zh-CN.ts')).privacy,
    en: async () => (await import('./privacy.en.ts')).privacy,
  },
};

/** Loads the text of an agreement in one language. Only the Chinese text is binding. */
export async function loadAgreement(name: AgreementName, locale: Locale): Promise<AgreementText> {
  return texts[name][locale]();
}
