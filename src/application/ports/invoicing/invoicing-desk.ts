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
  /** `field` is undefined where the back end names one that is not known here. */
  readonly fields: readonly {
    readonly field: ProfileField | undefined;
    readonly before: string;
    readonly after: string;
  }[];
}

export interface KeptProfile {
  readonly profile: InvoicingProfile;
  /** The unified social credit code, and whether it was verified. */
  readonly taxNumber: string;
  readonly taxNumberVerified: boolean;
  /** What was issued before paper stopped; undefined where nothing was. */
  readonly paperType: PaperInvoiceType | undefined;
  /** Which one it is: whoever saves says which they saw. */
  readonly revision: number;
  /** What is known of the company elsewhere; undefined where the back end does not tell. */
  readonly proposed: ProfileProposal | undefined;
  readonly mayChange: boolean;
  /** The newest first. */
  readonly changes: readonly ProfileChange[];
}

export type SaveOutcome =
  | { readonly saved: true }
  /** Another has changed it meanwhile; `by` is empty where it is not told who. */
  | { readonly saved: false; readonly because: 'changed-meanwhile'; readonly by: string }
  /** The back end does not take a field; undefined where it does not say which. */
  | { readonly saved: false; readonly because: 'refused'; readonly field: ProfileField | undefined };

/** What a company's invoices are made out to (checklist F-093, N-21). */
export interface InvoicingDesk {
  profile(signal?: AbortSignal): Promise<KeptProfile>;
  save(profile: InvoicingProfile, revision: number): Promise<SaveOutcome>;
}
