import type { AgreementText } from '../../domain/agreements/agreement.ts';
import type { Locale } from '../locale.ts';

/** Loads the text of the agreement with the partner bank in one language. Only the Chinese text is binding. */
export async function loadOnboardingAgreement(locale: Locale): Promise<AgreementText> {
  return locale === 'en'
    ? (await import('./onboarding.en.ts')).onboarding
    : (await import('./onboarding.zh-CN.ts')).onboarding;
}
