import type { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import type { ApplicationPresenter } from '../../../presentation/products/application/application-presenter.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { token } from '../../token.ts';

export const productOverview = token<ProductOverviewPresenter>('ProductOverviewPresenter');
export const productAgreement = token<AgreementPresenter>('ProductAgreementPresenter');
export const productApplication = token<ApplicationPresenter>('ApplicationPresenter');
