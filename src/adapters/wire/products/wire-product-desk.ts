import { PortFault } from '../../../application/ports/port-fault.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import type { CompanyProducts, OpeningOutcome, ProductDesk } from '../../../application/ports/products/product-desk.ts';
import { productCalls } from '../../../contract/documented/products/products.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import { applicationStates } from '../../../domain/products/shared/application-state.ts';
import { openingReasons } from '../../../domain/products/shared/opening.ts';
import { productAgreementName, productAgreements } from '../../../domain/agreements/product-agreement.ts';
import { platformCode, productCodes, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { agreementsToSign, signAgreements } from '../agreements/agreement-calls.ts';
import { fetchCertification } from './shared/certification-from-wire.ts';
import { toRestrictedMember } from './shared/restricted-member.ts';
import { toRecalledAgreements } from './shared/wire-business-terms-desk.ts';

export class WireProductDesk implements ProductDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async products(signal?: AbortSignal): Promise<CompanyProducts> {
    const { products, openers, restricted } = await this.client.send(productCalls.productStates, {}, { signal });
    const opened = productCodes.flatMap((product) => {
      const opening = products.find((each) => each.productType === product && each.opened === true);
      return opening ? [{ product, at: opening.openTime ?? undefined, by: opening.openedBy ?? '' }] : [];
    });
    const applications = new Map(
      productCodes.flatMap((product) => {
        const state = applicationStates.find(
          (each) => each === products.find(({ productType }) => productType === product)?.application,
        );
        return state ? [[product, state] as const] : [];
      }),
    );
    return {
      opened,
      applications,
      agreements: toRecalledAgreements(products),
      openers: openers ?? [],
      member: toRestrictedMember(restricted),
    };
  }

  async certification(product: ProductCode | undefined, signal?: AbortSignal): Promise<CertificationStatus> {
    return fetchCertification(this.client, product ?? platformCode, signal);
  }

  async isAgreementSigned(product: ProductCode, signal?: AbortSignal): Promise<boolean> {
    return (await agreementsToSign(this.client, [productAgreementName(product)], signal)) === undefined;
  }

  async sign(product: ProductCode): Promise<'signed' | 'text-changed'> {
    return signAgreements(this.client, [
      { name: productAgreementName(product), textHash: productAgreements[product].textHash },
    ]);
  }

  async open(product: ProductCode): Promise<OpeningOutcome> {
    try {
      const answer = await this.client.send(productCalls.openProduct, { productType: product });
      return {
        opened: true,
        already: answer?.alreadyOpened === true,
        at: answer?.openTime ?? undefined,
        by: answer?.openedBy ?? '',
      };
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.detail.code !== 'PRODUCT_NOT_OPENABLE') throw fault;
      const reasons: unknown = fault.detail.values?.['reasons'];
      return {
        opened: false,
        reasons: openingReasons.filter((reason) => Array.isArray(reasons) && reasons.includes(reason)),
        words: fault.detail.serverMessage ?? '',
      };
    }
  }

  async agreementFile(product: ProductCode): Promise<GeneratedFile> {
    return generatedFileFromWire(await this.client.send(productCalls.productAgreementFile, { productType: product }));
  }

  async projectCode(product: ProductCode, signal?: AbortSignal): Promise<string> {
    return (
      (await this.client.send(
        productCalls.agreementProjectCode,
        { greementType: productAgreementName(product) },
        { signal },
      )) ?? ''
    );
  }
}
