import type { Container } from 'inversify';
import { WirePasswordSealing } from '../../../adapters/wire/entry/wire-password-sealing.ts';
import { WireDelegationDesk } from '../../../adapters/wire/people/wire-delegation-desk.ts';
import { WireJoinDesk } from '../../../adapters/wire/people/wire-join-desk.ts';
import { WirePeopleDesk } from '../../../adapters/wire/people/wire-people-desk.ts';
import { JoinPresenter } from '../../../presentation/people/join/join-presenter.ts';
import { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { tokens } from '../../tokens.ts';
import { bindAgreements } from '../notices/agreement-parts.ts';
import { join, people } from './tokens.ts';

/** Bindings of the page of a company's people, and of the page for joining it. */
export function bindPeople(container: Container): void {
  if (container.isBound(people)) return;
  bindAgreements(container);
  container
    .bind(people)
    .toResolvedValue(
      (client, session, toasts, clock) =>
        new PeoplePresenter({
          desk: new WirePeopleDesk(client),
          delegations: new WireDelegationDesk(client),
          session,
          toasts,
          clock,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(join)
    .toResolvedValue(
      (client, session, clock) =>
        new JoinPresenter({ desk: new WireJoinDesk(client, new WirePasswordSealing(client)), session, clock }),
      [tokens.WireClient, tokens.SessionStore, tokens.Clock],
    )
    .inTransientScope();
}
