import type { Container } from 'inversify';
import { WireWorkbenchDesk } from '../../../adapters/wire/shell/wire-workbench-desk.ts';
import { Workbench } from '../../../presentation/shell/crossings/workbench.ts';
import { WireContextSwitchDesk } from '../../../adapters/wire/shell/wire-context-switch-desk.ts';
import { Crossings } from '../../../presentation/shell/crossings/crossings.ts';
import { tokens } from '../../tokens.ts';
import { crossingsTokens as t } from './crossings-tokens.ts';
import { openingSignals } from './opening-parts.ts';

/** Bindings of the links in the bar to other accounts and versions. */
export function crossings(container: Container): Crossings {
  if (!container.isBound(t.Crossings)) {
    const openings = openingSignals(container);
    container
      .bind(t.Crossings)
      .toResolvedValue(
        (client, session, toasts, queue, signals) =>
          new Crossings({
            workbench: new Workbench({ desk: new WireWorkbenchDesk(client), session, queue }),
            desk: new WireContextSwitchDesk(client),
            session,
            toasts,
            queue,
            signals,
            openings,
          }),
        [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.UploadQueue, t.CrossingSignals],
      )
      .inSingletonScope();
  }
  return container.get(t.Crossings);
}
