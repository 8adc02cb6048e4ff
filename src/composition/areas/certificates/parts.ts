import type { Container } from 'inversify';
import { WireCertificateDesk } from '../../../adapters/wire/certificates/wire-certificate-desk.ts';
import { WireHardKeyDesk } from '../../../adapters/wire/certificates/wire-hard-key-desk.ts';
import { WirePasswordSealing } from '../../../adapters/wire/entry/wire-password-sealing.ts';
import { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { agentOf } from '../entry/key-agent-parts.ts';
import { tokens } from '../../tokens.ts';
import { certificateManagement } from './tokens.ts';

/** Bindings of the page of the certificates. */
export function bindCertificates(container: Container): void {
  if (container.isBound(certificateManagement)) return;
  container
    .bind(certificateManagement)
    .toResolvedValue(
      (client, session, toasts, clock) =>
        new CertificatesPresenter({
          desk: new WireCertificateDesk(client, new WirePasswordSealing(client)),
          hardKeys: new WireHardKeyDesk(client, new WirePasswordSealing(client)),
          agent: agentOf(container),
          session,
          toasts,
          clock,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
