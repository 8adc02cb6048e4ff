/**
 * Purpose of a payment. `disbursement`: a funder pays out a financing. `principal`: an issuer pays its instrument.
 * `interest`: interest that was not deducted. `penalty`: late-payment interest. `repurchase`: a supplier buys back what
 * its issuer did not pay.
 */
export const paymentPurposes = ['disbursement', 'principal', 'interest', 'penalty', 'repurchase'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** States of a payment (收付款). Only the bank can confirm it, report its failure, or return it. */
export const paymentStates = ['EXPECTED', 'INSTRUCTED', 'CONFIRMED', 'FAILED', 'RETURNED'] as const;
export type PaymentState = (typeof paymentStates)[number];

const nextStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  EXPECTED: ['INSTRUCTED', 'CONFIRMED'],
  INSTRUCTED: ['CONFIRMED', 'FAILED'],
  CONFIRMED: ['RETURNED'],
  // A failed payment is instructed again; after a return, a new payment is made.
  FAILED: ['INSTRUCTED'],
  RETURNED: [],
};

/** Whether a payment can change from one state to another. */
export const canBecome = (from: PaymentState, to: PaymentState): boolean => nextStates[from].includes(to);

/** Whether a disbursement in this state prevents another disbursement of the financing. */
export const blocksDisbursement = (state: PaymentState): boolean => state !== 'FAILED' && state !== 'RETURNED';

/** Maximum length of a bank's reference, in characters. */
export const maxReferenceCharacters = 40;

/** Whether a text is a valid bank reference: letters, digits and dashes. */
export const isBankReference = (text: string): boolean =>
  text.length <= maxReferenceCharacters && /^[0-9A-Za-z-]+$/.test(text);
