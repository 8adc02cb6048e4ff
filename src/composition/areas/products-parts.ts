import type { Container } from 'inversify';
import { WireApplicationDesk } from '../../adapters/wire/products/wire-application-desk.ts';
import { WireProductDesk } from '../../adapters/wire/products/wire-product-desk.ts';
import { AgreementPresenter } from '../../presentation/notices/shared/agreement-presenter.ts';
import { ApplicationPresenter } from '../../presentation/products/application/application-presenter.ts';
import { productAgreementReader } from '../../presentation/products/product-overview/product-agreement-reader.ts';
import { ProductOverviewPresenter } from '../../presentation/products/product-overview/product-overview-presenter.ts';
import { Lookout } from '../../presentation/shared/lookout.ts';
import { loadProductAgreement } from '../../words/agreements/load-product-agreement.ts';
import { loadProductTexts } from '../../words/products/load-product-texts.ts';
import { laterVault } from '../later-vault.ts';
import { tokens } from '../tokens.ts';
import { openingSignals } from './opening-signals.ts';
import { productAgreement, productApplication, productOverview } from './products-token.ts';

/** Behind the page of the products. */
export function bindProducts(container: Container): void {
  if (container.isBound(productOverview)) return;
  const signals = openingSignals(container);
  container
    .bind(productOverview)
    .toResolvedValue((client, session, toasts, navigator, clock) => new ProductOverviewPresenter({ desk: new WireProductDesk(client), session, toasts, navigator, clock, signals, tellsLimits: client.offers('company-facts'), texts: loadProductTexts }), [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Navigator, tokens.Clock])
    .inTransientScope();
  container
    .bind(productApplication)
    .toResolvedValue(
      (client, identifiers, session, clock, attention) => new ApplicationPresenter({ desk: new WireApplicationDesk(client), vault: laterVault(container), identifiers, session, lookout: new Lookout(clock, attention), texts: loadProductTexts }),
      [tokens.WireClient, tokens.Identifiers, tokens.SessionStore, tokens.Clock, tokens.Attention],
    )
    .inTransientScope();
  container.bind(productAgreement).toResolvedValue(() => new AgreementPresenter(productAgreementReader(loadProductAgreement))).inTransientScope();
}
