/** How what an issuer owes is collected (checklist F-244): the bank debits its account, or it pays by itself. */
export const collectionModes = ['ONLINE', 'OFFLINE'] as const;
export type CollectionMode = (typeof collectionModes)[number];

/** What a bank needs before it debits an account. */
export const collectionNeeds = ['debit-agreement', 'partner-account', 'collection-contract'] as const;
export type CollectionNeed = (typeof collectionNeeds)[number];

/** How what a company owes is collected (checklist F-244, collection flags). */
export interface CollectionTerms {
  readonly mode: CollectionMode;
  /** What is known to be in place or not; a need that is not named is not known. */
  readonly needs: Readonly<Partial<Record<CollectionNeed, boolean>>>;
}

/** What holds where nothing is known of a company (checklist F-244, the default of `collectMode`). */
export const usualCollection: CollectionTerms = { mode: 'ONLINE', needs: {} };

/** What is known to be missing before the bank can debit; nothing where the company pays by itself. */
export const missingNeeds = ({ mode, needs }: CollectionTerms): readonly CollectionNeed[] =>
  mode === 'ONLINE' ? collectionNeeds.filter((need) => needs[need] === false) : [];
