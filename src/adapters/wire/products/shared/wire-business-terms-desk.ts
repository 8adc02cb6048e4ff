import type { BusinessTermsDesk } from '../../../../application/ports/parties/business-terms-desk.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { productCalls } from '../../../../contract/documented/products/products.ts';
import type { RecalledAgreement } from '../../../../domain/agreements/agreement-recall.ts';
import type { BusinessTerms } from '../../../../domain/parties/business-restriction.ts';
import { productCodes, type ProductCode } from '../../../../domain/catalogue/product-code.ts';
import { agreementRecallFromWire } from '../../agreements/recalled-agreement.ts';
import type { WireClient } from '../../wire-client.ts';
import { toRestrictedMember } from './restricted-member.ts';

/** The recalled agreements of all products. */
export function toRecalledAgreements(
  products: AnswerOf<typeof productCalls.productStates>['products'],
): ReadonlyMap<ProductCode, RecalledAgreement> {
  return new Map(
    productCodes.flatMap((product) => {
      const agreement = products.find(({ productType }) => productType === product)?.agreement;
      const recall = agreement && agreementRecallFromWire(agreement);
      return recall ? [[product, recall] as const] : [];
    }),
  );
}

export class WireBusinessTermsDesk implements BusinessTermsDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async terms(signal?: AbortSignal): Promise<BusinessTerms> {
    const { products, restricted } = await this.client.send(productCalls.productStates, {}, { signal });
    return { ...toRestrictedMember(restricted), recalled: toRecalledAgreements(products) };
  }
}
