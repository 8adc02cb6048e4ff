import type { Candidate } from './candidate.ts';

/** Trait in which a candidate differs from a selection, with the value of the selection. */
export type Obstacle =
  | { readonly what: 'supplier'; readonly selected: string }
  | { readonly what: 'credit-source'; readonly selected: string }
  | { readonly what: 'invoice-optional'; readonly selected: boolean }
  | { readonly what: 'funder'; readonly selected: string }
  | { readonly what: 'counterparty'; readonly selected: string }
  | { readonly what: 'payer'; readonly selected: string };

export type Trait = (candidate: Candidate) => Obstacle;

export const supplier: Trait = (candidate) => ({ what: 'supplier', selected: candidate.supplierName });
export const creditSource: Trait = (candidate) => ({ what: 'credit-source', selected: candidate.creditSourceName });
export const invoiceOptional: Trait = (candidate) => ({
  what: 'invoice-optional',
  selected: candidate.invoiceTag !== undefined,
});
export const funder: Trait = (candidate) => ({ what: 'funder', selected: candidate.funderName ?? '' });
export const counterparty: Trait = (candidate) => ({ what: 'counterparty', selected: candidate.counterpartyName });
/** The debtor. */
export const payer: Trait = (candidate) => ({ what: 'payer', selected: candidate.payerName });

/** Alternatives for combining candidates: all must share every trait of at least one (document 2, section 5). */
export type SelectionRule = readonly (readonly Trait[])[];
