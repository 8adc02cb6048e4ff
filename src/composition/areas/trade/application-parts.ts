import type { Container } from 'inversify';
import { CloudKeyAgent } from '../../../adapters/wire/entry/cloud-key-agent.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import type { WireClient } from '../../../adapters/wire/wire-client.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { homePath } from '../../../domain/identity/signed-in.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { CertificateSigning, type SigningDesk } from '../../../presentation/agreements/certificate-signing.ts';
import type { SessionStore } from '../../../presentation/identity/session-store.ts';
import {
  ApplicationPresenter,
  type ApplicationChanged,
} from '../../../presentation/trade/shared/application-presenter.ts';
import { tokens } from '../../tokens.ts';
import { agentOf } from '../entry/key-agent-parts.ts';
import { pathsFor } from './paths-parts.ts';
import { applications } from './tokens.ts';

interface Signer {
  readonly client: WireClient;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/** Signs approvals with the available certificates. */
export const signingFor =
  (container: Container, { client, session, clock }: Signer) =>
  (desk: SigningDesk): CertificateSigning =>
    new CertificateSigning({
      desk,
      subject: 'decision',
      agents: { token: agentOf(container), phone: new CloudKeyAgent(client, clock) },
      clock,
      userName: () => session.who?.userName ?? '',
    });

/** Bindings of one application: on a page of its own, and beside the queues. */
export function bindApplication(container: Container): void {
  if (container.isBound(applications)) return;
  container
    .bind(applications)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind, changed?: ApplicationChanged) => {
        const { pathOf, withId, formOf, instrumentOf } = pathsFor(session, kind);
        return new ApplicationPresenter({
          desk: new WireTradeDesk(client),
          session,
          navigator,
          toasts,
          clock,
          path: (id) => withId('approval', id),
          financingPath: (id) => withId('financings', id) || undefined,
          instrumentPath: instrumentOf,
          signing: signingFor(container, { client, session, clock }),
          toDoPath: pathOf('to-do') || pathOf('landing') || homePath,
          formPath: formOf,
          changed,
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
