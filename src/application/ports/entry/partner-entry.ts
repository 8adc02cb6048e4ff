/** What came with the address from a partner's portal, as it stands there. */
export type PartnerWords = Readonly<Record<'partner' | 'corp' | 'user' | 'target' | 'at' | 'nonce' | 'sign', string>>;

/** Whom a partner sends, before they have come in. */
export interface PartnerGuest {
  readonly personName: string;
  readonly companyName: string;
  readonly token: string;
}

/**
 * Whom the words of an address announce. `incomplete`: they are not whole, or not as a partner writes them; `over`:
 * they were used, came too late, or are for nobody here.
 */
export type PartnerAnnouncement =
  | { readonly known: true; readonly guest: PartnerGuest }
  | { readonly known: false; readonly because: 'incomplete' | 'over' };

/**
 * Coming in from a partner's portal (document 1, section 7). Who is locked, frozen or without a role, and who enters
 * too late, faults with `refused`.
 */
export interface PartnerEntry {
  announcement(words: PartnerWords): Promise<PartnerAnnouncement>;
  enter(guest: PartnerGuest): Promise<void>;
}
