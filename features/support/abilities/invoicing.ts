import type { ProfileField } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';

export interface Invoicing {
  /** Opens the page of the company's invoicing information, as it was left before. */
  openInvoicingInfo(): Promise<void>;
  fillInvoicingField(field: ProfileField, value: string): Promise<void>;
  /** Saves, and says what the page then says: what was saved, or why not. */
  saveInvoicingInfo(): Promise<string>;
  keepOwnInvoicingInfo(): Promise<void>;
  /** What stands in the form, or what others read. */
  invoicingField(field: ProfileField): Promise<string>;
  missingForInvoices(): Promise<readonly ProfileField[]>;
  mayChangeInvoicingInfo(): Promise<boolean>;
  /** Who changed it, the latest first. */
  invoicingChanges(): Promise<readonly string[]>;
}
