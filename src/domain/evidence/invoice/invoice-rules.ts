import type { InvoiceType } from './invoice-type.ts';

/**
 * Use of the check code for a type. `required`: the tax office verifies by it. `optional`: it may be given. `cleared`:
 * it is removed on edits, and its field is hidden (document 2, section 5; X-13).
 */
export type CheckCodeRule = 'required' | 'optional' | 'cleared';

/** Value by which the tax office verifies an invoice of the type. */
export type VerifiedBy = 'amount-excluding-tax' | 'check-code' | 'total';

export interface InvoiceRule {
  /** The tax office's two-digit code of the type, as in the printed QR code. */
  readonly taxKind: string;
  /** Valid lengths of the invoice code in digits; empty where the type has no code. */
  readonly codeLengths: readonly number[];
  readonly numberLength: 8 | 20;
  readonly checkCode: CheckCodeRule;
  readonly verifiedBy: VerifiedBy;
}

/** Length of a check code in digits. */
export const checkCodeLength = 20;

const taxControlled = { numberLength: 8 } as const;
const digital = { codeLengths: [], numberLength: 20, checkCode: 'cleared', verifiedBy: 'total' } as const;

/** Fields and verification of each type. */
export const invoiceRules: Readonly<Record<InvoiceType, InvoiceRule>> = {
  // Sheet invoices have a code of 10 digits, rolled ones of 12.
  GENERAL_VAT: {
    ...taxControlled,
    taxKind: '04',
    codeLengths: [10, 12],
    checkCode: 'required',
    verifiedBy: 'check-code',
  },
  GENERAL_VAT_ELEC: {
    ...taxControlled,
    taxKind: '10',
    codeLengths: [12],
    checkCode: 'required',
    verifiedBy: 'check-code',
  },
  SPECIAL_VAT: {
    ...taxControlled,
    taxKind: '01',
    codeLengths: [10],
    checkCode: 'cleared',
    verifiedBy: 'amount-excluding-tax',
  },
  SPECIAL_VAT_ELEC: {
    ...taxControlled,
    taxKind: '08',
    codeLengths: [12],
    checkCode: 'cleared',
    verifiedBy: 'amount-excluding-tax',
  },
  VEHICLE_VAT: {
    ...taxControlled,
    taxKind: '03',
    codeLengths: [12],
    checkCode: 'optional',
    verifiedBy: 'amount-excluding-tax',
  },
  USED_VEHICLE_VAT: { ...taxControlled, taxKind: '15', codeLengths: [12], checkCode: 'optional', verifiedBy: 'total' },
  E_SPECIAL_VAT_ELEC: { ...digital, taxKind: '31' },
  E_GENERAL_VAT_ELEC: { ...digital, taxKind: '32' },
};

/** Maximum length of each number of an invoice in digits, over all types. */
export const maxNumberDigits = {
  code: Math.max(...Object.values(invoiceRules).flatMap((rule) => rule.codeLengths)),
  number: Math.max(...Object.values(invoiceRules).map((rule) => rule.numberLength)),
  checkCode: checkCodeLength,
} as const;
