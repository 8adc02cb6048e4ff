import type { Container } from 'inversify';
import { LockWindowTurns } from '../../../adapters/system/lock-window-turns.ts';
import { WireAgreementDesk } from '../../../adapters/wire/notices/wire-agreement-desk.ts';
import { WireNoticeDesk } from '../../../adapters/wire/notices/wire-notice-desk.ts';
import { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { ArrivalMemory } from '../../../presentation/notices/shared/arrival-memory.ts';
import { tokens as t } from '../../tokens.ts';
import { bindIdleSignal, idleSignalToken } from '../shell/idle-signal-parts.ts';
import { bindAgreements } from './agreement-parts.ts';
import { agreementPage } from './tokens.ts';
import { arrivalTokens as n } from './arrival-tokens.ts';

/** Bindings of the notices after sign-in. */
export function bindArrival(container: Container): void {
  if (container.isBound(n.ArrivalChain)) return;
  bindAgreements(container);
  bindIdleSignal(container);
  // Without a browser, the caller provides the signals between windows.
  if (!container.isBound(n.WindowTurns))
    container.bind(n.WindowTurns).toConstantValue(new LockWindowTurns(globalThis.navigator?.locks));
  container
    .bind(n.ArrivalChain)
    .toResolvedValue(
      (client, turns, calm, session, shell, toasts, navigator, preferences, clock, texts) =>
        new ArrivalChain({
          agreements: new WireAgreementDesk(client),
          notices: new WireNoticeDesk(client),
          turns,
          calm,
          session,
          toasts,
          navigator,
          clock,
          texts,
          changes: client.offers('protocols')
            ? async () => (await import('./agreement-changes-parts.ts')).changesOver(client)
            : undefined,
          canObject: client.offers('agency-objections'),
          memory: new ArrivalMemory(preferences, clock),
          signOut: async () => shell.signOutConfirmed(),
        }),
      [
        t.WireClient,
        n.WindowTurns,
        idleSignalToken,
        t.SessionStore,
        t.ShellPresenter,
        t.Toasts,
        t.Navigator,
        t.Preferences,
        t.Clock,
        agreementPage,
      ],
    )
    .inSingletonScope();
}

export function arrivalChain(container: Container): ArrivalChain {
  bindArrival(container);
  return container.get(n.ArrivalChain);
}
