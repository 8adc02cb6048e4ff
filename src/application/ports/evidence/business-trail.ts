import type { InvoiceJourney } from '../../../domain/evidence/orders/invoice-journey.ts';
import type { OrderDetails, OrderLookup } from '../../../domain/evidence/orders/order-details.ts';

/** The order behind a business, and the life cycles of its invoices (document 1, sections 3 and 7). */
export interface BusinessTrail {
  /** Undefined for an unknown order. */
  order(lookup: OrderLookup, number: string, signal?: AbortSignal): Promise<OrderDetails | undefined>;
  /** The core enterprise's order behind a business of a package, used to fill in contracts; undefined where unknown. */
  orderInPackage(packageId: string, businessNumber: string, signal?: AbortSignal): Promise<OrderDetails | undefined>;
  /** Undefined where the journey of the invoice is unknown. */
  journey(invoiceNumber: string, signal?: AbortSignal): Promise<InvoiceJourney | undefined>;
}
