import type { RecalledAgreement } from '../../../../domain/products/shared/agreement-standing.ts';
import type { ProductCode } from '../../../../domain/products/shared/product-code.ts';

/** Which of the company's agreements of its products hold no more as they were signed. Faults with `not-signed-in` when nobody is. */
export interface RecalledAgreements {
  /** By product; none where the back end does not say. */
  recalled(signal?: AbortSignal): Promise<ReadonlyMap<ProductCode, RecalledAgreement>>;
}
