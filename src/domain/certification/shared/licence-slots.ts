/** The ten document slots of the real-name form (document 2, section 3). */
export const licenceSlots = [
  'SOCIAL_CREDIT_FILE',
  'BUSI_LICENSE_FILE',
  'ORG_CERT_FILE',
  'TAX_REGCERT_FILE',
  'LEGAL_PERSON',
  'CA_AUTH_FILE',
  'CORP_AUTH_FILE',
  'CORP_AUTH_ENTRUST_FILE',
  'AUTH_AGENT_PERSON',
  'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
] as const;
export type LicenceSlot = (typeof licenceSlots)[number];

export const isLicenceSlot = (name: string): name is LicenceSlot => (licenceSlots as readonly string[]).includes(name);

/** Choices that decide which documents are required; undefined while not made. */
export interface CertificationCase {
  /** One unified certificate, or three. */
  readonly isUnified: boolean | undefined;
  readonly isBranch: boolean | undefined;
  /** The legal representative applies in person. */
  readonly isLegalApply: boolean | undefined;
}

/**
 * Documents that a case requires, in the order of the form. A choice that is not made requires none (F-124, F-126,
 * F-127).
 */
export function requiredSlots({ isUnified, isBranch, isLegalApply }: CertificationCase): readonly LicenceSlot[] {
  const wanted: Readonly<Record<LicenceSlot, boolean>> = {
    SOCIAL_CREDIT_FILE: isUnified === true,
    BUSI_LICENSE_FILE: isUnified === false,
    ORG_CERT_FILE: isUnified === false,
    TAX_REGCERT_FILE: isUnified === false,
    LEGAL_PERSON: true,
    CA_AUTH_FILE: true,
    CORP_AUTH_FILE: true,
    CORP_AUTH_ENTRUST_FILE: isLegalApply === false,
    AUTH_AGENT_PERSON: isLegalApply === false,
    CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: isBranch === true,
  };
  return licenceSlots.filter((slot) => wanted[slot]);
}

/** Letters that the portal prepares with the company's data filled in. */
export const letterSlots = [
  'CA_AUTH_FILE',
  'CORP_AUTH_FILE',
  'CORP_AUTH_ENTRUST_FILE',
  'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
] as const;
export type LetterSlot = (typeof letterSlots)[number];
export const isLetterSlot = (slot: string): slot is LetterSlot => (letterSlots as readonly string[]).includes(slot);
