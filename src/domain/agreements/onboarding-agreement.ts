/** Wire name of the agreement that a company signs before it applies to the partner bank. */
export const onboardingAgreementName = 'BANK_SETTLING_AGREEMENT';
export type OnboardingAgreementName = typeof onboardingAgreementName;

/**
 * The current version. The SHA-256 of the Chinese text, in hexadecimal, makes sure that the text never changes without
 * a new version. `publishedAt` in milliseconds since the epoch.
 */
export const onboardingAgreement = {
  version: 'RZ2026V1.0',
  textHash: '76be5d0b9d6459c12b804c5aedfb40d0b2d0c7ed5d23987cad708c6de2dd6a4c',
  publishedAt: Date.UTC(2026, 0, 5, 1),
} as const;
