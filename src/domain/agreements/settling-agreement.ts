/** How the wire names what is signed when a company is handed in to the partner bank. */
export const settlingAgreementName = 'BANK_SETTLING_AGREEMENT';
export type SettlingAgreementName = typeof settlingAgreementName;

/**
 * What holds at present: its version, and of its Chinese text the SHA-256 in hexadecimal, so that no text changes under
 * its version. `publishedAt` in milliseconds since the epoch.
 */
export const settlingAgreement = {
  version: 'RZ2026V1.0',
  textHash: '76be5d0b9d6459c12b804c5aedfb40d0b2d0c7ed5d23987cad708c6de2dd6a4c',
  publishedAt: Date.UTC(2026, 0, 5, 1),
} as const;
