import type {
  RegistrationMemory,
  RegistrationReceipt,
} from '../../../application/ports/registration/registration-memory.ts';
import { absIdentifyPath, productPath } from '../../../domain/catalogue/product-paths.ts';
import { integrationPath } from '../../../domain/registration/integration-places.ts';
import type { ProductTitle } from '../shared/product-title.ts';
import { signInPath } from '../../pages/return-place.ts';

/** The result of a registration, and where to continue (document 1, section 2; R-003). */
export class RegisterSuccessPresenter {
  /** Undefined if nothing was registered in this tab. */
  readonly receipt: RegistrationReceipt | undefined;

  readonly productTitle: ProductTitle;

  constructor(memory: RegistrationMemory, productTitle: ProductTitle) {
    this.productTitle = productTitle;
    this.receipt = memory.receipt();
  }

  /** Whether the registration was on the ABS sub-platform, where a company chooses how it is certified. */
  get isOfAbs(): boolean {
    return this.receipt?.product === 'ABS';
  }

  /**
   * The sign-in page, which leads to the product of the registration, or to completing the company's data. A user who
   * had registered before begins at the usual page.
   */
  continuePath(signInPage: string): string {
    const { product, repeated } = this.receipt ?? {};
    if (this.isOfAbs) return signInPath(absIdentifyPath, signInPage);
    if (product !== undefined) return signInPath(productPath(product), signInPage);
    return repeated === false ? signInPath(integrationPath('realname'), signInPage) : signInPage;
  }
}
