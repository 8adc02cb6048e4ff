/** Parameters in the address from a partner's portal. */
export type PartnerWords = Readonly<Record<'partner' | 'corp' | 'user' | 'target' | 'at' | 'nonce' | 'sign', string>>;

/** A user whom a partner's portal sent, before the sign-in. */
export interface PartnerGuest {
  readonly personName: string;
  readonly companyName: string;
  readonly token: string;
}

/**
 * Result of checking the address parameters. `incomplete`: the parameters are invalid. `over`: they were already used,
 * are too old, or unknown.
 */
export type PartnerAnnouncement =
  | { readonly known: true; readonly guest: PartnerGuest }
  | { readonly known: false; readonly because: 'incomplete' | 'over' };

/**
 * Sign-in from a partner's portal (document 1, section 7). Faults with `refused` for a guest who is locked, frozen, has
 * no role, or comes too late.
 */
export interface PartnerEntry {
  announcement(words: PartnerWords): Promise<PartnerAnnouncement>;
  enter(guest: PartnerGuest): Promise<void>;
}
