import type {
  ProfileField,
  InvoicingProfile,
  PaperInvoiceType,
} from '../../../src/domain/invoicing/shared/invoicing-profile.ts';

export interface InvoicingChange {
  readonly at: number;
  readonly by: string;
  readonly fields: readonly { readonly field: ProfileField; readonly before: string; readonly after: string }[];
}

export interface InvoicingProfileRecord {
  readonly pkCorp: string;
  readonly profile: InvoicingProfile;
  /** Type of the paper invoices that were issued before paper stopped; undefined where there were none. */
  readonly paperType: PaperInvoiceType | undefined;
  /** Counts from 1; 0 before anything was saved. */
  readonly revision: number;
  /** The newest first. */
  readonly changes: readonly InvoicingChange[];
}
