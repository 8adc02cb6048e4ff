import type { Container } from 'inversify';
import { WireObjectionDesk } from '../../../adapters/wire/notices/wire-objection-desk.ts';
import { ObjectionPresenter } from '../../../presentation/notices/objection/objection-presenter.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { tokens as t } from '../../tokens.ts';
import { objectionPage } from './tokens.ts';

/** Bindings of the page of the objection. */
export function bindObjections(container: Container): void {
  if (container.isBound(objectionPage)) return;
  container
    .bind(objectionPage)
    .toResolvedValue(
      (client, identifiers, session, drafts, clock) =>
        new ObjectionPresenter({
          desk: new WireObjectionDesk(client),
          vault: lazyVault(container),
          identifiers,
          session,
          drafts,
          clock,
        }),
      [t.WireClient, t.Identifiers, t.SessionStore, t.Drafts, t.Clock],
    )
    .inTransientScope();
}
