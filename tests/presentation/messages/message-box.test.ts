import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { Announcements } from '../../../src/application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../../src/domain/identity/announcement-topic.ts';
import type { MessageDesk } from '../../../src/application/ports/messages/message-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { silentAlertChoices } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { Message } from '../../../src/domain/messages/shared/message.ts';
import type { SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { MessageAlerts } from '../../../src/presentation/messages/notification-centre/message-alerts.ts';
import { NotificationCentrePresenter } from '../../../src/presentation/messages/notification-centre/notification-centre-presenter.ts';
import type { MessageBox } from '../../../src/presentation/messages/shared/message-box.ts';
import { refreshInterval } from '../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { never, openedBox, alertDesk, zhou } from '../../builders/message-boxes.ts';
import { until } from '../../builders/office.ts';

const li: SignedIn = { ...zhou, userId: 'U2', userName: 'limin', personName: '李敏' };
let clock: ManualClock;
let kept: Message[];
/** The promise for which answers wait meanwhile. */
let slow: Promise<void> | undefined;
let fault: PortFault | undefined;
/** Number of counts of unread messages. */
let counted = 0;
let told: string[];
let preferences: Map<string, string>;
let others: { listener: (() => void) | undefined }[];

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  category: 'review',
  title: `T${id}`,
  content: '',
  sentAt: clock.now() - Number(id) * 1000,
  isRead: false,
  isToDo: false,
  path: undefined,
  ...more,
});

const desk: MessageDesk = {
  all: async () => {
    const found = kept;
    if (slow) await slow;
    if (fault) throw fault;
    return found;
  },
  unreadCount: async () => {
    counted += 1;
    const found = kept.filter(({ isRead }) => !isRead).length;
    if (slow) await slow;
    if (fault) throw fault;
    return found;
  },
  markRead: async (ids) => {
    told.push(ids.join(','));
    if (fault) throw fault;
    kept = kept.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each));
  },
  markAllRead: async (instant) => {
    told.push(`until ${instant - clock.now()}`);
    if (fault) throw fault;
    kept = kept.map((each) => (each.sentAt <= instant ? { ...each, isRead: true } : each));
  },
};

/** A window of one browser. */
async function opened(
  who: SignedIn = zhou,
): Promise<{ box: MessageBox; session: SessionStore; toasts: Toasts; signals: () => number }> {
  let moves = 0;
  const own: (typeof others)[number] = { listener: undefined };
  others.push(own);
  const window = await openedBox({
    desk,
    clock,
    who,
    preferences,
    signals: {
      notifyChange: () => {
        moves += 1;
        for (const each of others) if (each !== own) each.listener?.();
      },
      onChange: (listener) => {
        own.listener = listener;
        return () => (own.listener = undefined);
      },
    },
  });
  await until(() => window.box.unread !== undefined || fault !== undefined);
  return { ...window, signals: () => moves };
}

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-21T09:00:00+08:00'));
  [fault, slow, told, preferences, others] = [undefined, undefined, [], new Map(), []];
  kept = [message('1'), message('2'), message('3', { isRead: true }), message('4', { isRead: true, isToDo: true })];
});

describe('the bell', () => {
  it('shows the number of new messages until they are seen; seen ones stay unread', async () => {
    const { box } = await opened();
    expect([box.unseenCount, box.unread]).toEqual([2, 2]);
    await box.opened();
    expect([box.unseenCount, box.unread]).toEqual([0, 2]);
    kept = [message('0'), ...kept];
    await box.refresh();
    expect([box.unseenCount, box.unread]).toEqual([1, 3]);
  });

  it('remembers for each person which messages were seen, across visits', async () => {
    await (await opened()).box.opened();
    expect((await opened()).box.unseenCount).toBe(0);
    expect((await opened(li)).box.unseenCount).toBe(2);
  });

  it('counts a message that comes after others were read elsewhere', async () => {
    const { box } = await opened();
    await box.opened();
    kept = kept.map((each) => ({ ...each, isRead: true }));
    await box.refresh();
    kept = [message('0'), ...kept];
    await box.refresh();
    expect(box.unseenCount).toBe(1);
  });

  it('counts regularly while it is observed, and then stops', async () => {
    const { box } = await opened();
    const stop = box.follow();
    kept = [message('0'), ...kept];
    await until(() => clock.isAwaited(refreshInterval));
    clock.advance(refreshInterval);
    await until(() => box.unread === 3);
    stop();
    kept = [];
    clock.advance(refreshInterval);
    await Promise.resolve();
    expect(box.unread).toBe(3);
  });

  it('counts at once on an announcement, and reloads the user on theirs, only while observed', async () => {
    let announced: (topic: AnnouncementTopic) => void = () => undefined;
    let wanted = 0;
    const announcements: Announcements = {
      isConnected: true,
      reconnect: () => void (wanted += 1),
      on: (listener) => {
        announced = listener;
        return () => (announced = () => undefined);
      },
    };
    const { box, session } = await openedBox({ desk, clock, preferences, announcements });
    await until(() => box.unread === 2);
    expect(wanted).toBe(1);
    const stop = box.follow();
    kept = [message('0'), ...kept];
    announced('messages');
    await until(() => box.unread === 3);
    const before = session.who;
    announced('session');
    await until(() => session.who !== before);
    stop();
    kept = [];
    announced('messages');
    await Promise.resolve();
    expect(box.unread).toBe(3);
  });

  it('keeps its number when the request fails', async () => {
    const { box } = await opened();
    fault = new PortFault('offline');
    await box.refresh();
    expect(box.unread).toBe(2);
  });
});

describe('messages', () => {
  it('become read at once when opened, and are reported once', async () => {
    const { box, signals } = await opened();
    await box.opened();
    const before = signals();
    await box.markRead('2');
    await box.markRead('2');
    await box.markRead('3');
    await box.markRead('unknown');
    expect([box.unread, told, signals() - before]).toEqual([1, ['2'], 1]);
  });

  it('are all marked up to the newest shown one', async () => {
    const { box } = await opened();
    await box.opened();
    kept = [message('0'), ...kept];
    await box.markAllRead();
    expect([box.unread, told]).toEqual([0, ['until -1000']]);
    await box.refresh();
    expect([box.unread, box.unseenCount]).toEqual([1, 1]);
  });

  it('become unread again when the back end refuses, with a notice', async () => {
    const { box, toasts } = await opened();
    await box.opened();
    const { markRead: read } = desk;
    (desk as { markRead: MessageDesk['markRead'] }).markRead = never;
    await box.markRead('2');
    (desk as { markRead: MessageDesk['markRead'] }).markRead = read;
    expect([box.unread, box.messages?.find(({ id }) => id === '2')?.isRead, toasts.notes.length]).toEqual([
      2,
      false,
      1,
    ]);
  });

  it('read in one window are read in the others', async () => {
    const [one, other] = [await opened(), await opened()];
    const stop = other.box.follow();
    await Promise.all([one.box.opened(), other.box.opened()]);
    await one.box.markRead('1');
    await until(() => other.box.unread === 1 && other.box.messages?.find(({ id }) => id === '1')?.isRead === true);
    stop();
  });

  it('seen in one window are not new in the others', async () => {
    const [one, other] = [await opened(), await opened()];
    const stop = other.box.follow();
    expect(other.box.unseenCount).toBe(2);
    await one.box.opened();
    await until(() => other.box.unseenCount === 0);
    expect(other.box.unread).toBe(2);
    stop();
  });

  it('of another role replace the present ones on the open page', async () => {
    const { box, session } = await opened();
    await box.opened();
    kept = [message('7')];
    await session.chooseRole('ROLE_CORP_DIRECTOR');
    await until(() => box.messages?.length === 1);
    expect(box.unread).toBe(1);
  });

  it('of one person are not kept for the next', async () => {
    const { box, session } = await opened();
    await box.opened();
    await session.signOut();
    expect([box.messages, box.unread, box.unseenCount]).toEqual([undefined, undefined, 0]);
  });

  it.each(['of another role', 'of nobody'] as const)('that arrive late are not shown as those %s', async (next) => {
    const { box, session } = await opened();
    const late = Promise.withResolvers<void>();
    slow = late.promise;
    const looking = box.opened();
    [slow, kept] = [undefined, [message('7')]];
    await (next === 'of nobody' ? session.signOut() : session.chooseRole('ROLE_CORP_DIRECTOR'));
    if (next === 'of another role') await until(() => box.messages?.length === 1 && box.unread === 1);
    late.resolve();
    await looking;
    expect([box.messages?.map(({ id }) => id), box.unread]).toEqual(
      next === 'of nobody' ? [undefined, undefined] : [['7'], 1],
    );
  });

  it('are refreshed beside other content while the preview is open', async () => {
    const { box } = await opened();
    const ended = box.preview();
    await until(() => box.messages?.length === 4);
    kept = [message('0'), ...kept];
    await box.refresh();
    expect(box.messages).toHaveLength(5);
    ended();
    kept = [message('9'), ...kept];
    await box.refresh();
    expect([box.messages?.length, box.unread]).toEqual([5, kept.filter(({ isRead }) => !isRead).length]);
  });

  it('are counted once when a preview opens during a count', async () => {
    const { box } = await opened();
    await until(() => !box.isCounting);
    const late = Promise.withResolvers<void>();
    slow = late.promise;
    counted = 0;
    const counting = box.refresh();
    box.preview();
    slow = undefined;
    late.resolve();
    await counting;
    await until(() => box.messages?.length === 4);
    expect([counted, box.isCounting]).toEqual([1, false]);
    await box.loadPreview();
    expect(counted).toBe(2);
  });

  it('of another role are counted in a preview, although a count for the first role was on its way', async () => {
    const { box, session } = await opened();
    await until(() => box.unread !== undefined);
    box.preview();
    const late = Promise.withResolvers<void>();
    slow = late.promise;
    const counting = box.refresh();
    [slow, kept] = [undefined, [message('7')]];
    await session.chooseRole('ROLE_CORP_DIRECTOR');
    await until(() => box.unread === 1);
    late.resolve();
    await counting;
    expect(box.unread).toBe(1);
  });

  it('show why they cannot be loaded, and can be loaded again', async () => {
    fault = new PortFault('offline');
    const { box } = await opened();
    await box.opened();
    expect([box.messages, box.failure?.kind]).toEqual([undefined, 'offline']);
    fault = undefined;
    await box.retryPressed();
    expect([box.messages?.length, box.failure]).toEqual([4, undefined]);
  });

  it('are refreshed while they are shown, and not after closing', async () => {
    const { box } = await opened();
    await box.opened();
    kept = [message('0'), ...kept];
    await box.refresh();
    expect(box.messages).toHaveLength(5);
    box.closed();
    kept = [message('9'), ...kept];
    await box.refresh();
    expect(box.messages).toHaveLength(5);
  });
});

describe('the notification centre', () => {
  const centre = async (): Promise<{ page: NotificationCentrePresenter; navigator: RecordingNavigator }> => {
    const [{ box, session, toasts }, navigator] = [await opened(), new RecordingNavigator()];
    await box.opened();
    return {
      page: new NotificationCentrePresenter(
        box,
        new MessageAlerts(alertDesk({ choices: silentAlertChoices, mobile: '' }), session, toasts),
        navigator,
        clock,
      ),
      navigator,
    };
  };

  it('counts the unread messages of each kind, and all pending tasks', async () => {
    const { page } = await centre();
    expect(Object.fromEntries(page.counts)).toEqual({ all: 2, todo: 1, review: 2, funds: 0, agreement: 0, system: 0 });
    expect([page.unread, page.toDo]).toEqual([2, 1]);
  });

  it('keeps the filter in the address, and restores it', async () => {
    const { page, navigator } = await centre();
    page.filterChanged({ category: 'todo', keyword: '合同 &', unreadOnly: true, days: 7 });
    const address = navigator.current();
    const { page: again } = await centre();
    again.addressChanged(address.slice(address.indexOf('?')));
    expect(again.filter).toEqual(page.filter);
    again.filterCleared();
    expect(again.filter).toEqual({ category: 'todo', keyword: '', unreadOnly: false, days: 90 });
  });

  it('opens the reminder settings from the address, once', async () => {
    const { page, navigator } = await centre();
    page.addressChanged('?reminders=on&kind=todo');
    expect([page.alerts.isOpen, navigator.current()]).toEqual([true, '/my/message/index?kind=todo']);
    page.alerts.close();
    page.addressChanged('?kind=todo');
    expect(page.alerts.isOpen).toBe(false);
  });

  it.each(['?kind=constructor&days=8&unread=1', '?q=', ''])('ignores %s', async (address) => {
    const { page } = await centre();
    page.addressChanged(address);
    expect(page.filter).toEqual({ category: 'all', keyword: '', unreadOnly: false, days: 90 });
  });

  it('shows the first tasks among all messages, and all of them in their own filter', async () => {
    kept = Array.from({ length: 8 }, (_unused, index) => message(String(index), { isToDo: true }));
    const { page } = await centre();
    const shown = () => page.groups?.map((group) => page.shownMessages(group).length);
    expect(shown()).toEqual([5]);
    page.filterChanged({ category: 'todo' });
    expect(shown()).toEqual([8]);
  });

  it('reports that there may be more when the maximum number was loaded', async () => {
    const { page } = await centre();
    expect(page.isCut).toBe(false);
    kept = Array.from({ length: 500 }, (_unused, index) => message(String(index)));
    await page.box.opened();
    expect(page.isCut).toBe(true);
  });
});
