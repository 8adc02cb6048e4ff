import { financingCost } from './financing-cost.ts';
import type { Financing, FinancingPayment } from './financing.ts';
import { termsOfOffer, toKeptCost, type KeptCost } from './kept-offer.ts';

/** The payment that the bank was instructed to make and has not confirmed; undefined for none. */
export const instructedPayment = ({ payments }: Pick<Financing, 'payments'>): FinancingPayment | undefined =>
  payments.find(({ purpose, state }) => purpose === 'disbursement' && state === 'INSTRUCTED');

/**
 * The current figures of a financing: from the disbursement, otherwise for the day on which the bank was instructed to
 * pay out, otherwise from the contract, otherwise from the offer.
 */
export function presentFigures({
  disbursed,
  payments,
  contract,
  offer,
  amount,
  dueOn,
}: Pick<Financing, 'disbursed' | 'payments' | 'contract' | 'offer' | 'amount' | 'dueOn'>): KeptCost {
  if (disbursed) return disbursed.figures;
  const instructed = instructedPayment({ payments });
  if (!instructed) return contract?.figures ?? offer.figures;
  return toKeptCost(financingCost(amount, termsOfOffer(offer), instructed.expectedOn, dueOn), instructed.expectedOn);
}
