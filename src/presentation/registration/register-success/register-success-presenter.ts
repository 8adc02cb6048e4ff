import type {
  RegistrationMemory,
  RegistrationReceipt,
} from '../../../application/ports/registration/registration-memory.ts';
import { absIdentifyPath, productPath } from '../../../domain/catalogue/product-paths.ts';
import { integrationPath } from '../../../domain/registration/integration.ts';
import type { ProductTitle } from '../shared/product-title.ts';
import { signInPath } from '../../pages/return-place.ts';

/** What came of registering, and where one goes from there (document 1, section 2; R-003). */
export class RegisterSuccessPresenter {
  /** Undefined where nothing was registered in this tab. */
  readonly receipt: RegistrationReceipt | undefined;

  readonly productTitle: ProductTitle;

  constructor(memory: RegistrationMemory, productTitle: ProductTitle) {
    this.productTitle = productTitle;
    this.receipt = memory.receipt();
  }

  /** Whether one registered on the ABS sub-platform, where a company chooses how it is certified. */
  get isOfAbs(): boolean {
    return this.receipt?.product === 'ABS';
  }

  /**
   * The sign-in page, from which one comes to the product for which one has registered, or to completing what the
   * company needs; who had registered before begins where signing in leads.
   */
  goOnTo(wayIn: string): string {
    const { product, repeated } = this.receipt ?? {};
    if (this.isOfAbs) return signInPath(absIdentifyPath, wayIn);
    if (product !== undefined) return signInPath(productPath(product), wayIn);
    return repeated === false ? signInPath(integrationPath('realname'), wayIn) : wayIn;
  }
}
