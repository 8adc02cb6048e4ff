import type { Writable } from 'node:stream';
import type { Announcement } from '../core/tables/common.ts';

/** How long one is listened on before it is asked again who listens, in milliseconds. */
const longestVisit = 15 * 60_000;
/** Maximum number of connections per account, of which the newest stay, and in total. */
const mostOfOne = 8;
const mostInAll = 5_000;
/** More than this many bytes that nobody takes are nobody's. */
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
   * Whom `found` tells; undefined where their session moved while it was found: what told those who listened came too
   * early for them.
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
   * Undefined: something may have been missed, whoever it was for. Whose session moved is heard out, and comes again as
   * who they are now.
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
