import type { Container } from 'inversify';
import { WireWorkbenchDesk } from '../../../adapters/wire/shell/wire-workbench-desk.ts';
import { Workbench } from '../../../presentation/shell/context-switch/workbench.ts';
import { WireContextSwitchDesk } from '../../../adapters/wire/shell/wire-context-switch-desk.ts';
import { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { tokens } from '../../tokens.ts';
import { contextSwitchTokens as t } from './context-switch-tokens.ts';
import { openingSignals } from './opening-parts.ts';

/** Bindings of the links in the bar to other accounts and versions. */
export function switcher(container: Container): ContextSwitcher {
  if (!container.isBound(t.ContextSwitcher)) {
    const openings = openingSignals(container);
    container
      .bind(t.ContextSwitcher)
      .toResolvedValue(
        (client, session, toasts, queue, signals) =>
          new ContextSwitcher({
            workbench: new Workbench({ desk: new WireWorkbenchDesk(client), session, queue }),
            desk: new WireContextSwitchDesk(client),
            session,
            toasts,
            queue,
            signals,
            openings,
          }),
        [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.UploadQueue, t.ContextSwitchSignals],
      )
      .inSingletonScope();
  }
  return container.get(t.ContextSwitcher);
}
