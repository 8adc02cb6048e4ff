/**
 * How an issuer's debt is collected (checklist F-244): the bank debits its account, or the issuer makes the payment.
 */
export const collectionModes = ['ONLINE', 'OFFLINE'] as const;
export type CollectionMode = (typeof collectionModes)[number];

/** Requirements of a bank for debiting an account. */
export const collectionNeeds = ['debit-agreement', 'partner-account', 'collection-contract'] as const;
export type CollectionNeed = (typeof collectionNeeds)[number];

/** Collection of a company's debts (checklist F-244, collection flags). */
export interface CollectionTerms {
  readonly mode: CollectionMode;
  /** Whether each requirement is met; absent where unknown. */
  readonly needs: Readonly<Partial<Record<CollectionNeed, boolean>>>;
}

/** Default terms of a company (checklist F-244, default of `collectMode`). */
export const defaultCollection: CollectionTerms = { mode: 'ONLINE', needs: {} };

/** Requirements for debiting that are known to be unmet; empty if the company makes the payments itself. */
export const missingNeeds = ({ mode, needs }: CollectionTerms): readonly CollectionNeed[] =>
  mode === 'ONLINE' ? collectionNeeds.filter((need) => needs[need] === false) : [];
