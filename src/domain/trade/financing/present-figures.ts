import { financingCost } from './financing-cost.ts';
import type { Financing } from './financing.ts';
import { termsOfOffer, toKeptCost, type KeptCost } from './kept-offer.ts';

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
  const instructed = payments.find(({ purpose, state }) => purpose === 'disbursement' && state === 'INSTRUCTED');
  if (!instructed) return contract?.figures ?? offer.figures;
  return toKeptCost(financingCost(amount, termsOfOffer(offer), instructed.expectedOn, dueOn), instructed.expectedOn);
}
