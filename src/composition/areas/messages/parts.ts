import type { Container } from 'inversify';
import { WireMessageDesk } from '../../../adapters/wire/messages/wire-message-desk.ts';
import { WireMessageAlertDesk } from '../../../adapters/wire/messages/wire-message-alert-desk.ts';
import { StreamAnnouncements, streamBrowser } from '../../../adapters/http/stream-announcements.ts';
import { noAnnouncements, type Announcements } from '../../../application/ports/identity/announcements.ts';
import { ChannelWindowSignals } from '../../../adapters/system/channel-window-signals.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { MessageAlerts } from '../../../presentation/messages/notification-centre/message-alerts.ts';
import { NotificationCentrePresenter } from '../../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { MessageBox } from '../../../presentation/messages/shared/message-box.ts';
import { tokens } from '../../tokens.ts';
import { notificationCentre } from './tokens.ts';
import { messageBoxTokens as t } from './message-tokens.ts';

/**
 * Interval of counting unread messages, in milliseconds, for the bell on every page. It is longer while announcements
 * arrive.
 */
const countingInterval = 60_000;
const countingWhereTold = 300_000;

/** Announcements of the back end, if it offers them. */
const announcementsOf = (container: Container): Announcements =>
  container.isBound(t.AnnouncementAddress)
    ? new StreamAnnouncements(container.get(t.AnnouncementAddress), container.get(tokens.Clock), streamBrowser)
    : noAnnouncements;

/** Bindings of the bell and the notification centre. */
export function bindMessages(container: Container): void {
  if (container.isBound(t.MessageBox)) return;
  container
    .bind(t.MessageDesk)
    .toResolvedValue((client) => new WireMessageDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.MessageAlertDesk)
    .toResolvedValue((client) => new WireMessageAlertDesk(client), [tokens.WireClient])
    .inSingletonScope();
  // Without a browser, the caller provides the signals between windows.
  if (!container.isBound(t.MessageSignals))
    container.bind(t.MessageSignals).toConstantValue(new ChannelWindowSignals('messages-moved'));
  if (!container.isBound(t.Announcements)) container.bind(t.Announcements).toConstantValue(announcementsOf(container));
  container
    .bind(t.MessageBox)
    .toResolvedValue(
      (desk, alerts, session, signals, preferences, toasts, clock, attention, announcements) =>
        new MessageBox({
          desk,
          alerts,
          session,
          signals,
          preferences,
          toasts,
          clock,
          announcements,
          poller: new RefreshPoller(
            {
              now: () => clock.now(),
              monotonicTime: () => clock.monotonicTime(),
              wakeAfter: (_usual, wake) =>
                clock.wakeAfter(announcements.isConnected ? countingWhereTold : countingInterval, wake),
            },
            attention,
          ),
        }),
      [
        t.MessageDesk,
        t.MessageAlertDesk,
        tokens.SessionStore,
        t.MessageSignals,
        tokens.Preferences,
        tokens.Toasts,
        tokens.Clock,
        tokens.Attention,
        t.Announcements,
      ],
    )
    .inSingletonScope();
  container
    .bind(notificationCentre)
    .toResolvedValue(
      (box, alerts, session, toasts, navigator, clock) =>
        new NotificationCentrePresenter(box, new MessageAlerts(alerts, session, toasts), navigator, clock),
      [t.MessageBox, t.MessageAlertDesk, tokens.SessionStore, tokens.Toasts, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
}

export function messageBox(container: Container): MessageBox {
  bindMessages(container);
  return container.get(t.MessageBox);
}

/** Announcements of the back end, for other listeners. */
export function announcementsFor(container: Container): Announcements {
  bindMessages(container);
  return container.get(t.Announcements);
}
