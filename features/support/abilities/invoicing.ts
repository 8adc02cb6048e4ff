import type { ProfileField } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';

export interface Invoicing {
  /** Opens the page of the company's invoicing information, with unsaved entries. */
  openInvoicingInfo(): Promise<void>;
  fillInvoicingField(field: ProfileField, value: string): Promise<void>;
  /** Saves, and returns the message of the page. */
  saveInvoicingInfo(): Promise<string>;
  keepOwnInvoicingInfo(): Promise<void>;
  /** The value of a field, in the form or in the read-only view. */
  invoicingField(field: ProfileField): Promise<string>;
  missingForInvoices(): Promise<readonly ProfileField[]>;
  mayChangeInvoicingInfo(): Promise<boolean>;
  /** The changes with their authors, the latest first. */
  invoicingChanges(): Promise<readonly string[]>;
}
