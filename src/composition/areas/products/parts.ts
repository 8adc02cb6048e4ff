import type { Container } from 'inversify';
import { CloudKeyAgent } from '../../../adapters/wire/entry/cloud-key-agent.ts';
import { WireSignedAgreementDesk } from '../../../adapters/wire/notices/wire-signed-agreement-desk.ts';
import { WireAgreementSignatures } from '../../../adapters/wire/products/wire-agreement-signatures.ts';
import { WireApplicationDesk } from '../../../adapters/wire/products/wire-application-desk.ts';
import { WireProductDesk } from '../../../adapters/wire/products/wire-product-desk.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import { ApplicationPresenter } from '../../../presentation/products/application/application-presenter.ts';
import { createAgreementSigner } from '../../../presentation/products/product-overview/agreement-signing.ts';
import { productAgreementReader } from '../../../presentation/products/product-overview/product-agreement-reader.ts';
import { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { loadProductAgreement } from '../../../words/agreements/load-product-agreement.ts';
import { loadProductTexts } from '../../../words/products/load-product-texts.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { tokens } from '../../tokens.ts';
import { agentOf } from '../entry/key-agent-parts.ts';
import { openingSignals } from '../shell/opening-parts.ts';
import { productAgreement, productApplication, productOverview } from './tokens.ts';

/** Bindings of the page of the products. */
export function bindProducts(container: Container): void {
  if (container.isBound(productOverview)) return;
  const signals = openingSignals(container);
  container
    .bind(productOverview)
    .toResolvedValue(
      (client, session, toasts, navigator, clock) => {
        const signing = client.offers('agreement-signatures')
          ? (product: ProductCode) =>
              createAgreementSigner(new WireAgreementSignatures(client), product, {
                agents: { token: agentOf(container), phone: new CloudKeyAgent(client, clock) },
                clock,
                userName: () => session.who?.userName ?? '',
              })
          : undefined;
        return new ProductOverviewPresenter({
          desk: new WireProductDesk(client),
          session,
          toasts,
          navigator,
          clock,
          signals,
          tellsLimits: client.offers('company-facts'),
          texts: loadProductTexts,
          signing,
          signedBefore: client.offers('protocols')
            ? async (product) =>
                (await new WireSignedAgreementDesk(client).protocols()).find(
                  ({ recalled }) => recalled?.product === product,
                )?.textHash
            : undefined,
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(productApplication)
    .toResolvedValue(
      (client, identifiers, session, clock, attention) =>
        new ApplicationPresenter({
          desk: new WireApplicationDesk(client),
          vault: lazyVault(container),
          identifiers,
          session,
          poller: new RefreshPoller(clock, attention),
          texts: loadProductTexts,
        }),
      [tokens.WireClient, tokens.Identifiers, tokens.SessionStore, tokens.Clock, tokens.Attention],
    )
    .inTransientScope();
  container
    .bind(productAgreement)
    .toResolvedValue(() => new AgreementPresenter(productAgreementReader(loadProductAgreement)))
    .inTransientScope();
}
