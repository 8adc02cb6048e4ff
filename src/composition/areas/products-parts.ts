import type { Container } from 'inversify';
import { WireProductDesk } from '../../adapters/wire/products/wire-product-desk.ts';
import { AgreementPresenter } from '../../presentation/notices/shared/agreement-presenter.ts';
import { productAgreementReader } from '../../presentation/products/product-overview/product-agreement-reader.ts';
import { ProductOverviewPresenter } from '../../presentation/products/product-overview/product-overview-presenter.ts';
import { loadProductAgreement } from '../../words/agreements/load-product-agreement.ts';
import { loadProductTexts } from '../../words/products/load-product-texts.ts';
import { tokens } from '../tokens.ts';
import { openingSignals } from './opening-signals.ts';
import { productAgreement, productOverview } from './products-token.ts';

/** Behind the page of the products. */
export function bindProducts(container: Container): void {
  if (container.isBound(productOverview)) return;
  const signals = openingSignals(container);
  container
    .bind(productOverview)
    .toResolvedValue((client, session, toasts, navigator, clock) => new ProductOverviewPresenter({ desk: new WireProductDesk(client), session, toasts, navigator, clock, signals, texts: loadProductTexts }), [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Navigator, tokens.Clock])
    .inTransientScope();
  container.bind(productAgreement).toResolvedValue(() => new AgreementPresenter(productAgreementReader(loadProductAgreement))).inTransientScope();
}
