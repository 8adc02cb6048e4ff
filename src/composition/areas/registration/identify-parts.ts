import type { Container } from 'inversify';
import { WireKeyIdentityDesk } from '../../../adapters/wire/registration/wire-key-identity-desk.ts';
import { IdentifyPresenter } from '../../../presentation/registration/identify/identify-presenter.ts';
import { tokens } from '../../tokens.ts';
import { agentOf } from '../entry/key-agent-parts.ts';
import { identify } from './tokens.ts';

/** Bindings of the ways of certification on the ABS sub-platform. */
export function bindIdentify(container: Container): void {
  if (container.isBound(identify)) return;
  container
    .bind(identify)
    .toResolvedValue(
      (client, session, navigator, clock) =>
        new IdentifyPresenter({
          desk: new WireKeyIdentityDesk(client),
          agent: agentOf(container),
          session,
          navigator,
          clock,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
}
