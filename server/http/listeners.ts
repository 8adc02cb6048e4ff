import type { Writable } from 'node:stream';
import type { Announcement } from '../core/tables/common.ts';

/** Milliseconds after which a connection ends, so that its user is identified again. */
const longestVisit = 15 * 60_000;
/** Maximum number of connections per account, of which the newest stay, and in total. */
const mostOfOne = 8;
const mostInAll = 5_000;
/** The maximum number of unread bytes. A connection with more is considered dead. */
const mostUnread = 64 * 1024;

interface Visit {
  readonly answer: Writable;
  readonly until: number;
}

/** Those who listen at this server, by account. */
export class Listeners {
  readonly #visits = new Map<string, readonly Visit[]>();
  /** For each caller who is being identified, the users whose session changed meanwhile. */
  readonly #coming = new Set<Set<string>>();
  readonly #told: (count: number) => void;
  #count = 0;

  constructor(told: (count: number) => void) {
    this.#told = told;
  }

  get isFull(): boolean {
    return this.#count >= mostInAll;
  }

  /**
   * The user identified by `found`; undefined where that user's session changed meanwhile, because the announcement of
   * the change came before the user listened.
   */
  async known(found: () => Promise<string>): Promise<string | undefined> {
    const moved = new Set<string>();
    this.#coming.add(moved);
    try {
      const userId = await found();
      return moved.has(userId) ? undefined : userId;
    } finally {
      this.#coming.delete(moved);
    }
  }

  /** Adds a listener, unless it left while it was being identified. */
  came(userId: string, answer: Writable, now: number): void {
    if (answer.destroyed) return;
    const visit = { answer, until: now + longestVisit };
    this.#counted(1);
    answer.on('close', () => this.#left(userId, visit));
    const all = [...(this.#visits.get(userId) ?? []), visit];
    this.#visits.set(userId, all);
    for (const first of all.slice(0, -mostOfOne)) first.answer.end();
  }

  /**
   * Sends an announcement to its user; undefined stands for possibly missed announcements and reaches everybody. A
   * change of a session also ends its connections: the clients connect again under the new session.
   */
  announced(announcement: Announcement | undefined): void {
    const userIds = announcement ? [announcement.userId] : [...this.#visits.keys()];
    const topic = announcement?.topic ?? 'messages';
    if (announcement?.topic === 'session') for (const moved of this.#coming) moved.add(announcement.userId);
    for (const { answer } of userIds.flatMap((userId) => this.#visits.get(userId) ?? [])) {
      send(answer, `event: ${topic}\ndata:\n\n`);
      if (topic === 'session') answer.end();
    }
  }

  beaten(now: number): void {
    for (const { answer, until } of [...this.#visits.values()].flat()) {
      if (now >= until) answer.end();
      else send(answer, ':\n\n');
    }
  }

  sentHome(): void {
    for (const { answer } of [...this.#visits.values()].flat()) answer.end();
  }

  #counted(more: 1 | -1): void {
    this.#count += more;
    this.#told(this.#count);
  }

  #left(userId: string, visit: Visit): void {
    this.#counted(-1);
    const others = (this.#visits.get(userId) ?? []).filter((each) => each !== visit);
    if (others.length > 0) this.#visits.set(userId, others);
    else this.#visits.delete(userId);
  }
}

function send(answer: Writable, text: string): void {
  if (answer.writableEnded) return;
  if (answer.writableLength > mostUnread) answer.destroy();
  else answer.write(text);
}
