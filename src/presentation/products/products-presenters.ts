import { areaKey } from '../shared/area-key.ts';
import type { AgreementPresenter } from '../agreements/agreement-presenter.ts';
import type { ApplicationPresenter } from './application/application-presenter.ts';
import type { ProductOverviewPresenter } from './product-overview/product-overview-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface ProductsPresenters {
  productOverview(): ProductOverviewPresenter;
  productAgreement(): AgreementPresenter;
  application(): ApplicationPresenter;
}

export const productsArea = areaKey<ProductsPresenters>('products');
