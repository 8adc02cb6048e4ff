/** What came with the address from a partner's portal, as it stands there. */
export type PartnerWords = Readonly<Record<'partner' | 'corp' | 'user' | 'target' | 'at' | 'nonce' | 'sign', string>>;

/** Whom a partner sends, before they have come in. */
export interface PartnerGuest {
  readonly personName: string;
  readonly companyName: string;
  readonly token: string;
}

/** Coming in from a partner's portal (document 1, section 7). What is no longer good, locked, frozen or without a role faults with `refused`. */
export interface PartnerEntry {
  announced(words: PartnerWords): Promise<PartnerGuest>;
  enter(guest: PartnerGuest): Promise<void>;
}
