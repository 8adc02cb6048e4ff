import type { Container } from 'inversify';
import { WireSettlingDesk } from '../../../adapters/wire/settling/wire-settling-desk.ts';
import { SettlingEntryPresenter } from '../../../presentation/settling/shared/settling-entry-presenter.ts';
import { tokens } from '../../tokens.ts';
import { settlingEntry } from './tokens.ts';

/** Bindings of the button that starts settling in, on any page. */
export function bindSettlingEntry(container: Container): void {
  if (container.isBound(settlingEntry)) return;
  container
    .bind(settlingEntry)
    .toResolvedValue(
      (client, session, navigator) =>
        new SettlingEntryPresenter({ desk: new WireSettlingDesk(client), session, navigator }),
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator],
    )
    .inTransientScope();
}
