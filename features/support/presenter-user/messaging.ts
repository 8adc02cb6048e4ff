import type { MessageAlerts } from '../../../src/presentation/messages/notification-centre/message-alerts.ts';
import type { NotificationCentrePresenter } from '../../../src/presentation/messages/notification-centre/notification-centre-presenter.ts';
import { alertModesOf } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { Messaging } from '../abilities/messaging.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

export function messaging(portal: OpenPortal): Messaging {
  let centre: NotificationCentrePresenter | undefined;
  const open = async (address = ''): Promise<NotificationCentrePresenter> => {
    centre?.left();
    const opened = (centre = portal.presenters.notificationCentre());
    portal.navigator.goTo(`/my/message/index${address}`);
    opened.addressChanged(address);
    await opened.box.opened();
    await until('the messages are shown', () => opened.groups !== undefined);
    return opened;
  };
  const opened = async (): Promise<NotificationCentrePresenter> => centre ?? open();

  const choosing = async (): Promise<MessageAlerts> => {
    const { alerts } = await opened();
    alerts.open();
    await until('what was chosen is known', () => alerts.draft !== undefined);
    return alerts;
  };

  return {
    newMessages: async () => {
      const box = await portal.presenters.messages();
      await box.refresh();
      return box.unseenCount;
    },
    standBeforeBell: async () => void (await portal.presenters.messages()).follow(),
    bellTellsOf: async (count) => {
      const box = await portal.presenters.messages();
      await until(`the bell tells of ${count}`, () => box.unseenCount === count);
    },
    signedOutByItself: async () => until('nobody is signed in', () => portal.presenters.session.who === undefined),
    openMessages: async (address) => ((await open(address)).groups ?? []).flatMap(({ messages }) => messages),
    followMessage: async (title) => {
      const { box, groups } = await opened();
      const message = (groups ?? []).flatMap(({ messages }) => messages).find((each) => each.title === title);
      if (message?.path === undefined) throw new Error(`No message "${title}" leads anywhere`);
      await box.markRead(message.id);
      portal.navigator.goTo(message.path);
      return message.path;
    },
    markAllRead: async () => (await opened()).box.markAllRead(),
    unreadMessages: async () => (await opened()).unread,
    chooseAlert: async (channel, topic, mode) => {
      const alerts = await choosing();
      alerts.modeChosen(channel, topic, mode);
      await alerts.savePressed();
      if (alerts.isOpen) throw new Error('What was chosen was not saved');
    },
    alertChosen: async (channel, topic) => {
      const { draft, content } = await choosing();
      const { mobile = '', mail = '' } = content.value ?? {};
      return { mode: (draft && alertModesOf(draft, channel)[topic]) ?? 'off', to: channel === 'text' ? mobile : mail };
    },
  };
}
