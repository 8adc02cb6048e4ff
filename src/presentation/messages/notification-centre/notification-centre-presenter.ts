import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import {
  matchesFilter,
  messageGroups,
  messagePeriods,
  type MessageFilter,
  type MessageGroup,
} from '../../../domain/messages/shared/message-groups.ts';
import { messageCategories, maxMessages, type Message } from '../../../domain/messages/shared/message.ts';
import type { MessageAlerts } from './message-alerts.ts';
import type { MessageBox } from '../shared/message-box.ts';

export const notificationCentrePath = '/my/message/index';

/** How many tasks are listed above the news; the others are listed under their own kind. */
const shownTasks = 5;

const noFilter: MessageFilter = { category: 'all', keyword: '', unreadOnly: false, days: 90 };

export const messageKinds = ['all', 'todo', ...messageCategories] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Parses an address. Invalid parts count as absent. */
function filterFrom(search: string): MessageFilter {
  const query = new URLSearchParams(search);
  return {
    category: messageKinds.find((kind) => kind === query.get('kind')) ?? 'all',
    keyword: (query.get('q') ?? '').slice(0, 100),
    unreadOnly: query.get('unread') === 'on',
    days: messagePeriods.find((days) => String(days) === query.get('days')) ?? noFilter.days,
  };
}

function addressOf({ category, keyword, unreadOnly, days }: MessageFilter): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('kind', category);
  if (keyword !== '') query.set('q', keyword);
  if (unreadOnly) query.set('unread', 'on');
  if (days !== noFilter.days) query.set('days', String(days));
  const search = query.toString();
  return search === '' ? notificationCentrePath : `${notificationCentrePath}?${search}`;
}

/**
 * The notification centre: all messages to the user, and the tasks among them (checklist F-176). Its filter is in the
 * address.
 */
export class NotificationCentrePresenter {
  filter: MessageFilter = noFilter;
  readonly alerts: MessageAlerts;
  readonly #box: MessageBox;
  readonly #navigator: Navigator;
  readonly #clock: Clock;

  constructor(box: MessageBox, alerts: MessageAlerts, navigator: Navigator, clock: Clock) {
    this.alerts = alerts;
    this.#box = box;
    this.#navigator = navigator;
    this.#clock = clock;
    makeAutoObservable<this>(this, { alerts: false }, { autoBind: true, deep: false });
  }

  get box(): MessageBox {
    return this.#box;
  }

  get today(): string {
    return shanghaiDate(this.#clock.now());
  }

  get groups(): readonly MessageGroup[] | undefined {
    const { messages } = this.#box;
    return messages && messageGroups(messages.filter((each) => matchesFilter(each, this.filter, this.today)));
  }

  /** Unread messages by kind; for tasks, all open ones. */
  get counts(): ReadonlyMap<MessageKind, number> {
    const messages = this.#box.messages ?? [];
    return new Map(
      messageKinds.map((kind) => [
        kind,
        messages.filter((each) =>
          kind === 'todo' ? each.isToDo : !each.isRead && (kind === 'all' || each.category === kind),
        ).length,
      ]),
    );
  }

  get unread(): number {
    return this.counts.get('all') ?? 0;
  }

  get toDo(): number {
    return this.counts.get('todo') ?? 0;
  }

  /** Whether there are messages of the chosen kind, without the other filters. */
  get hasKind(): boolean {
    const { category } = this.filter;
    return (this.#box.messages ?? []).some((each) => matchesFilter(each, { ...noFilter, category }, this.today));
  }

  /** The shown messages of a group. Among all kinds, only the first tasks are shown. */
  shownMessages(group: MessageGroup): readonly Message[] {
    return group.day === undefined && this.filter.category !== 'todo'
      ? group.messages.slice(0, shownTasks)
      : group.messages;
  }

  /** Whether there may be more messages than one request returns. */
  get isCut(): boolean {
    return (this.#box.messages?.length ?? 0) >= maxMessages;
  }

  /** Shows what the address says, also after going back. */
  addressChanged(search: string): void {
    this.filter = filterFrom(search);
    if (new URLSearchParams(search).get('reminders') !== 'on') return;
    // The address is replaced, so that going back does not open the form again.
    this.#navigator.replaceWith(addressOf(this.filter));
    if (this.alerts.isOffered) this.alerts.open();
  }

  opened(): void {
    void this.#box.opened();
  }

  left(): void {
    this.#box.closed();
    this.alerts.close();
  }

  filterChanged(change: Partial<MessageFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.#navigator.replaceWith(addressOf(this.filter));
  }

  /** Clears the filters except for the kind. */
  filterCleared(): void {
    this.filterChanged({ ...noFilter, category: this.filter.category });
  }
}
