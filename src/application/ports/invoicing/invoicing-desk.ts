import type {
  InvoicingProfile,
  PaperInvoiceType,
  ProfileField,
  ProfileProposal,
} from '../../../domain/invoicing/shared/invoicing-profile.ts';

export interface ProfileChange {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: string;
  /** `field` is undefined for a field that this portal does not know. */
  readonly fields: readonly {
    readonly field: ProfileField | undefined;
    readonly before: string;
    readonly after: string;
  }[];
}

export interface KeptProfile {
  readonly profile: InvoicingProfile;
  /** Unified social credit code, and whether it was verified. */
  readonly taxNumber: string;
  readonly taxNumberVerified: boolean;
  /** Type of the paper invoices issued before paper invoices ended; undefined where none were issued. */
  readonly paperType: PaperInvoiceType | undefined;
  /** Revision of the profile; `save` sends the revision that the user saw. */
  readonly revision: number;
  /** Values known from other records of the company; undefined where the back end does not say. */
  readonly proposed: ProfileProposal | undefined;
  readonly mayChange: boolean;
  /** The newest first. */
  readonly changes: readonly ProfileChange[];
}

export type SaveOutcome =
  | { readonly saved: true }
  /** Another user has changed it meanwhile; `by` is empty where unknown. */
  | { readonly saved: false; readonly because: 'changed-meanwhile'; readonly by: string }
  /** The back end rejects a field; undefined where it does not say which. */
  | { readonly saved: false; readonly because: 'refused'; readonly field: ProfileField | undefined };

/** Invoicing information of a company (checklist F-093, N-21). */
export interface InvoicingDesk {
  profile(signal?: AbortSignal): Promise<KeptProfile>;
  save(profile: InvoicingProfile, revision: number): Promise<SaveOutcome>;
}
