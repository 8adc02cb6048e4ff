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
import { messageCategories, mostMessages, type Message } from '../../../domain/messages/shared/message.ts';
import type { MessagePosts } from './message-posts.ts';
import type { MessageBox } from '../shared/message-box.ts';

export const notificationCentrePath = '/my/message/index';

/** So many things to do stand above the news; who wants the others asks for them alone. */
const toDoAtFirst = 5;

const everything: MessageFilter = { category: 'all', keyword: '', unreadOnly: false, days: 90 };

export const messageKinds = ['all', 'todo', ...messageCategories] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What an address wants to see; whatever in it makes no sense counts as not said. */
function filterFrom(search: string): MessageFilter {
  const query = new URLSearchParams(search);
  return {
    category: messageKinds.find((kind) => kind === query.get('kind')) ?? 'all',
    keyword: (query.get('q') ?? '').slice(0, 100),
    unreadOnly: query.get('unread') === 'on',
    days: messagePeriods.find((days) => String(days) === query.get('days')) ?? everything.days,
  };
}

function addressOf({ category, keyword, unreadOnly, days }: MessageFilter): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('kind', category);
  if (keyword !== '') query.set('q', keyword);
  if (unreadOnly) query.set('unread', 'on');
  if (days !== everything.days) query.set('days', String(days));
  const search = query.toString();
  return search === '' ? notificationCentrePath : `${notificationCentrePath}?${search}`;
}

/**
 * The notification centre: everything that one is told, and what of it waits for one (checklist F-176). Its filter
 * lives in the address.
 */
export class NotificationCentrePresenter {
  filter: MessageFilter = everything;
  readonly posts: MessagePosts;
  readonly #box: MessageBox;
  readonly #navigator: Navigator;
  readonly #clock: Clock;

  constructor(box: MessageBox, posts: MessagePosts, navigator: Navigator, clock: Clock) {
    this.posts = posts;
    this.#box = box;
    this.#navigator = navigator;
    this.#clock = clock;
    makeAutoObservable<this>(this, { posts: false }, { autoBind: true, deep: false });
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

  /** Whether there is anything of the chosen kind, whatever else one narrowed it to. */
  get hasKind(): boolean {
    const { category } = this.filter;
    return (this.#box.messages ?? []).some((each) => matchesFilter(each, { ...everything, category }, this.today));
  }

  /** The shown messages of a group. Among all kinds, only the first tasks are shown. */
  shownOf(group: MessageGroup): readonly Message[] {
    return group.day === undefined && this.filter.category !== 'todo'
      ? group.messages.slice(0, toDoAtFirst)
      : group.messages;
  }

  /** There may be more than are told at once. */
  get isCut(): boolean {
    return (this.#box.messages?.length ?? 0) >= mostMessages;
  }

  /** The page stands at an address, for the first time or after going back. */
  placed(search: string): void {
    this.filter = filterFrom(search);
    if (new URLSearchParams(search).get('reminders') !== 'on') return;
    // Asked for once: whoever closes it stays at their messages, and going back does not ask again.
    this.#navigator.replaceWith(addressOf(this.filter));
    if (this.posts.isOffered) this.posts.opened();
  }

  opened(): void {
    void this.#box.opened();
  }

  left(): void {
    this.#box.closed();
    this.posts.closed();
  }

  wanted(change: Partial<MessageFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.#navigator.replaceWith(addressOf(this.filter));
  }

  /** Everything of the chosen kind again. */
  cleared(): void {
    this.wanted({ ...everything, category: this.filter.category });
  }
}
