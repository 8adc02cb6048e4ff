import type { InvoiceJourney } from '../../../domain/evidence/orders/invoice-journey.ts';
import type { OrderDetails, OrderLookup } from '../../../domain/evidence/orders/order-details.ts';

/** What stands behind a business: its order, and its invoices on their way (document 1, sections 3 and 7). */
export interface BusinessTrail {
  /** Undefined where none is known. */
  order(lookup: OrderLookup, number: string, signal?: AbortSignal): Promise<OrderDetails | undefined>;
  /**
   * The order behind a business of a package, as its core enterprise has it, for whoever fills in the package's
   * contracts; undefined where none is known.
   */
  orderInPackage(packageId: string, businessNumber: string, signal?: AbortSignal): Promise<OrderDetails | undefined>;
  /** Undefined where nothing is known of the way of this invoice. */
  journey(invoiceNumber: string, signal?: AbortSignal): Promise<InvoiceJourney | undefined>;
}
