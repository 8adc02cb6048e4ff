import { agreementNames, type AgreementText } from '../../../src/domain/agreements/agreement.ts';
import { productOfAgreement } from '../../../src/domain/agreements/product-agreement.ts';
import { onboardingAgreementName } from '../../../src/domain/agreements/onboarding-agreement.ts';
import { loadAgreement } from '../../../src/words/agreements/load-agreement.ts';
import { loadProductAgreement } from '../../../src/words/agreements/load-product-agreement.ts';
import { loadOnboardingAgreement } from '../../../src/words/agreements/load-onboarding-agreement.ts';
import type { AgreementTextRecord } from '../records/notices.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';

/** Present text of an agreement in one language; undefined for an unknown or former agreement. */
export async function presentText(name: string, locale: ServerLocale = 'zh-CN'): Promise<AgreementText | undefined> {
  const platform = agreementNames.find((each) => each === name);
  if (platform) return loadAgreement(platform, locale);
  if (name === onboardingAgreementName) return loadOnboardingAgreement(locale);
  const product = productOfAgreement(name);
  return product && loadProductAgreement(product, locale);
}

export const textId = ({ agreement, textHash }: Pick<AgreementTextRecord, 'agreement' | 'textHash'>): string =>
  `${agreement} ${textHash}`;

/** Keeps the text that is being signed, so that it can be read after a newer one is published. */
export async function keepAgreementText(
  transaction: Transaction,
  {
    name,
    version,
    textHash,
  }: { readonly name: AgreementTextRecord['agreement']; readonly version: string; readonly textHash: string },
  now: number,
): Promise<void> {
  const id = textId({ agreement: name, textHash });
  if (await transaction.agreementTexts.find(id)) return;
  const content = await presentText(name);
  if (content) await transaction.agreementTexts.save({ id, agreement: name, version, textHash, content, keptAt: now });
}
