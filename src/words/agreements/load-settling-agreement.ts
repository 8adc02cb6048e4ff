import type { AgreementText } from '../../domain/agreements/agreement.ts';
import type { Locale } from '../locale.ts';

/** Fetches what the agreement with the partner bank says in one language; the Chinese text alone binds. */
export async function loadSettlingAgreement(locale: Locale): Promise<AgreementText> {
  return locale === 'en' ? (await import('./settling.en.ts')).settling : (await import('./settling.zh-CN.ts')).settling;
}
