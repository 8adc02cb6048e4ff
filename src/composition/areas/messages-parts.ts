import type { Container } from 'inversify';
import { WireMessageDesk } from '../../adapters/wire/messages/wire-message-desk.ts';
import { ChannelWindowSignals } from '../../adapters/system/channel-window-signals.ts';
import { Lookout } from '../../presentation/shared/lookout.ts';
import { NotificationCentrePresenter } from '../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { MessageBox } from '../../presentation/messages/shared/message-box.ts';
import { tokens } from '../tokens.ts';
import { notificationCentre } from './messages-page-token.ts';
import { messagesTokens as t } from './messages-tokens.ts';

/** How often what was not read is counted again, in milliseconds: it stands on every page. */
const countingInterval = 60_000;

/** Behind the bell and the notification centre. */
export function bindMessages(container: Container): void {
  if (container.isBound(t.MessageBox)) return;
  container.bind(t.MessageDesk).toResolvedValue((client) => new WireMessageDesk(client), [tokens.WireClient]).inSingletonScope();
  // Where there is no browser, whoever binds brings other windows along.
  if (!container.isBound(t.MessageSignals)) container.bind(t.MessageSignals).toConstantValue(new ChannelWindowSignals('messages-moved'));
  container
    .bind(t.MessageBox)
    .toResolvedValue(
      (desk, session, signals, preferences, toasts, clock, attention) =>
        new MessageBox({ desk, session, signals, preferences, toasts, clock, lookout: new Lookout({ now: () => clock.now(), steady: () => clock.steady(), wakeAfter: (_usual, wake) => clock.wakeAfter(countingInterval, wake) }, attention) }),
      [t.MessageDesk, tokens.SessionStore, t.MessageSignals, tokens.Preferences, tokens.Toasts, tokens.Clock, tokens.Attention],
    )
    .inSingletonScope();
  container
    .bind(notificationCentre)
    .toResolvedValue((box, navigator, clock) => new NotificationCentrePresenter(box, navigator, clock), [t.MessageBox, tokens.Navigator, tokens.Clock])
    .inTransientScope();
}

export function messageBox(container: Container): MessageBox {
  bindMessages(container);
  return container.get(t.MessageBox);
}
