import type { AgencyNotice } from '../../../domain/notices/agency-notice.ts';

/** Notices after sign-in (document 1, sections 2 and 7). */
export interface NoticeDesk {
  /** Undefined where no notice is to be shown. */
  agencyNotice(signal?: AbortSignal): Promise<AgencyNotice | undefined>;
  confirmAgencyNotice(notice: Pick<AgencyNotice, 'type'>): Promise<void>;
  /** Whether the change to digital invoices is to be shown. */
  invoiceChange(signal?: AbortSignal): Promise<boolean>;
  acknowledgeInvoiceChange(): Promise<void>;
  /** Whether data is missing without which no invoice can be issued. */
  isInvoicingIncomplete(signal?: AbortSignal): Promise<boolean>;
}
