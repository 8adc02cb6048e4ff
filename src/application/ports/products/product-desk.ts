import type { MadeFile } from '../made-file.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import type { RestrictedMember } from '../../../domain/parties/business-restriction.ts';
import type { RecalledAgreement } from '../../../domain/agreements/agreement-recall.ts';
import type { ApplicationState } from '../../../domain/products/shared/application-state.ts';
import type { OpeningReason } from '../../../domain/products/shared/opening.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

export interface OpenedProduct {
  readonly product: ProductCode;
  /** Milliseconds since the epoch; undefined where it was not written down. */
  readonly at: number | undefined;
  /** Empty where it was not written down. */
  readonly by: string;
}

export interface CompanyProducts {
  readonly opened: readonly OpenedProduct[];
  /** Where the applications for products stand that are opened on application alone; none of the others. */
  readonly applications: ReadonlyMap<ProductCode, ApplicationState>;
  /** The products whose agreement the platform withdrew, or has the company sign again. */
  readonly agreements: ReadonlyMap<ProductCode, RecalledAgreement>;
  /** What standing and the platform's bars forbid the company by now. */
  readonly member: RestrictedMember;
  /** Who of the company may open products, by name; empty where it is not told. */
  readonly openers: readonly string[];
}

export type OpeningOutcome =
  /** `already`: another had opened it before, who and when as far as it is told. */
  | { readonly opened: true; readonly already: boolean; readonly at: number | undefined; readonly by: string }
  /** The back end judges otherwise by now; empty where it gives no reason that is known here. */
  | { readonly opened: false; readonly reasons: readonly OpeningReason[]; readonly words: string };

/**
 * What the company has opened, what stands in the way of more, and the opening (document 1, sections 3 and 5; document
 * 2, section 7).
 */
export interface ProductDesk {
  products(signal?: AbortSignal): Promise<CompanyProducts>;
  /** How far the company's certification has come, asked for one product, or for the platform as a whole. */
  certification(product: ProductCode | undefined, signal?: AbortSignal): Promise<CertificationStatus>;
  /** Whether whoever asks has signed the product's agreement as it stands. */
  isAgreementSigned(product: ProductCode, signal?: AbortSignal): Promise<boolean>;
  /**
   * Signs the product's agreement as it is known here; `text-changed` where another text holds by now, and nothing was
   * signed.
   */
  sign(product: ProductCode): Promise<'signed' | 'text-changed'>;
  open(product: ProductCode): Promise<OpeningOutcome>;
  /** The product's agreement as it holds at present, to be taken home. */
  agreementFile(product: ProductCode): Promise<MadeFile>;
  /** Project under which the agreement is kept; empty where it is not told. */
  projectCode(product: ProductCode, signal?: AbortSignal): Promise<string>;
}
