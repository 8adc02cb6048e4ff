import type { Container } from 'inversify';
import { CanvasPictureMeasurer } from '../../../adapters/formats/canvas-picture-measurer.ts';
import { WireCertificationDesk } from '../../../adapters/wire/certification/wire-certification-desk.ts';
import { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { IntegrationGate } from '../../../presentation/certification/real-name/integration-gate.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { tokens as t } from '../../tokens.ts';
import { certificationForm, integrationGate, pictureMeasurer } from './tokens.ts';

/** Bindings of the page on which a company is certified. */
export function bindCertification(container: Container): void {
  if (container.isBound(certificationForm)) return;
  if (!container.isBound(pictureMeasurer)) container.bind(pictureMeasurer).toConstantValue(new CanvasPictureMeasurer());
  container
    .bind(certificationForm)
    .toResolvedValue(
      (client, identifiers, session, toasts, clock, attention, measurer) =>
        new CertificationPresenter({
          desk: new WireCertificationDesk(client),
          vault: lazyVault(container),
          identifiers,
          session,
          toasts,
          clock,
          poller: new RefreshPoller(clock, attention),
          measurer,
        }),
      [t.WireClient, t.Identifiers, t.SessionStore, t.Toasts, t.Clock, t.Attention, pictureMeasurer],
    )
    .inTransientScope();
  container
    .bind(integrationGate)
    .toResolvedValue(
      (client, navigator) => new IntegrationGate({ desk: new WireCertificationDesk(client), navigator }),
      [t.WireClient, t.Navigator],
    )
    .inTransientScope();
}
