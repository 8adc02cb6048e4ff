import type { Writable } from 'node:stream';
import type { Announcement } from '../core/tables/common.ts';

/** Milliseconds after which a connection ends, so that its user is identified again. */
const maxConnectionMs = 15 * 60_000;
/** Maximum number of connections per account, of which the newest stay, and in total. */
const maxConnectionsOfAccount = 8;
const maxConnections = 5_000;
/** The maximum number of unread bytes. A connection with more is considered dead. */
const maxUnreadBytes = 64 * 1024;

interface Visit {
  readonly answer: Writable;
  readonly until: number;
}

/** Open announcement streams of this server, by account. */
export class Listeners {
  readonly #visits = new Map<string, readonly Visit[]>();
  /** For each caller who is being identified, the ids of users whose sessions changed meanwhile. */
  readonly #identifying = new Set<Set<string>>();
  readonly #reportCount: (count: number) => void;
  #count = 0;

  constructor(reportCount: (count: number) => void) {
    this.#reportCount = reportCount;
  }

  get isFull(): boolean {
    return this.#count >= maxConnections;
  }

  /**
   * The user whom `findUser` identifies; undefined where that user's session changed meanwhile, because the
   * announcement of the change came before the stream was open.
   */
  async identify(findUser: () => Promise<string>): Promise<string | undefined> {
    const changedUserIds = new Set<string>();
    this.#identifying.add(changedUserIds);
    try {
      const userId = await findUser();
      return changedUserIds.has(userId) ? undefined : userId;
    } finally {
      this.#identifying.delete(changedUserIds);
    }
  }

  /** Adds a listener, unless it left while it was being identified. */
  add(userId: string, answer: Writable, now: number): void {
    if (answer.destroyed) return;
    const visit = { answer, until: now + maxConnectionMs };
    this.#changeCount(1);
    answer.on('close', () => this.#remove(userId, visit));
    const all = [...(this.#visits.get(userId) ?? []), visit];
    this.#visits.set(userId, all);
    for (const first of all.slice(0, -maxConnectionsOfAccount)) first.answer.end();
  }

  /**
   * Sends an announcement to its user; undefined means that announcements may have been missed, and is sent to
   * everybody. A change of a session also ends its connections: the clients connect again under the new session.
   */
  announce(announcement: Announcement | undefined): void {
    const userIds = announcement ? [announcement.userId] : [...this.#visits.keys()];
    const topic = announcement?.topic ?? 'messages';
    if (announcement?.topic === 'session') for (const changed of this.#identifying) changed.add(announcement.userId);
    for (const { answer } of userIds.flatMap((userId) => this.#visits.get(userId) ?? [])) {
      send(answer, `event: ${topic}\ndata:\n\n`);
      if (topic === 'session') answer.end();
    }
  }

  /** Sends an empty message on each stream, and ends streams that have reached their maximum duration. */
  sendHeartbeats(now: number): void {
    for (const { answer, until } of [...this.#visits.values()].flat()) {
      if (now >= until) answer.end();
      else send(answer, ':\n\n');
    }
  }

  endAll(): void {
    for (const { answer } of [...this.#visits.values()].flat()) answer.end();
  }

  #changeCount(more: 1 | -1): void {
    this.#count += more;
    this.#reportCount(this.#count);
  }

  #remove(userId: string, visit: Visit): void {
    this.#changeCount(-1);
    const others = (this.#visits.get(userId) ?? []).filter((each) => each !== visit);
    if (others.length > 0) this.#visits.set(userId, others);
    else this.#visits.delete(userId);
  }
}

function send(answer: Writable, text: string): void {
  if (answer.writableEnded) return;
  if (answer.writableLength > maxUnreadBytes) answer.destroy();
  else answer.write(text);
}
