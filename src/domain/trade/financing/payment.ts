/**
 * What a payment is for. `disbursement`: a funder pays out a financing. `principal`: an issuer pays its instrument.
 * `interest`: a funder receives what was not deducted. `penalty`: it receives what is added for late payment.
 * `repurchase`: a supplier buys back what its issuer did not pay.
 */
export const paymentPurposes = ['disbursement', 'principal', 'interest', 'penalty', 'repurchase'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * States of a payment (收付款). Only the bank's word confirms it, lets it fail, or returns it.
 */
export const paymentStates = ['EXPECTED', 'INSTRUCTED', 'CONFIRMED', 'FAILED', 'RETURNED'] as const;
export type PaymentState = (typeof paymentStates)[number];

const nextStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  EXPECTED: ['INSTRUCTED', 'CONFIRMED'],
  INSTRUCTED: ['CONFIRMED', 'FAILED'],
  CONFIRMED: ['RETURNED'],
  // A failed payment is instructed again; a returned one is another payment.
  FAILED: ['INSTRUCTED'],
  RETURNED: [],
};

/** Whether a payment can go from one state to another. */
export const canBecome = (from: PaymentState, to: PaymentState): boolean => nextStates[from].includes(to);

/** Whether a disbursement in a state keeps the financing from being paid out once more. */
export const blocksDisbursement = (state: PaymentState): boolean => state !== 'FAILED' && state !== 'RETURNED';

/** Characters of a bank's reference. */
export const longestReference = 40;

/** Whether a text is a bank's reference: letters, digits and dashes. */
export const isBankReference = (text: string): boolean =>
  text.length <= longestReference && /^[0-9A-Za-z-]+$/.test(text);
