import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { announcementPath } from '../../src/contract/extensions/announcements.ts';
import { Refusal } from '../core/refusal.ts';
import type { Announcement } from '../core/store.ts';
import { apiBases } from './call-routes.ts';
import { callerOf } from './caller-of.ts';
import { sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import type { SessionCookies } from './session-cookies.ts';

/** How often something is sent that says nothing, so that nobody in between takes the connection for a dead one, in milliseconds. */
const beat = 25_000;
/** How long one is listened on before it is asked again who listens, in milliseconds. */
const longestVisit = 15 * 60_000;
/** After how many milliseconds whoever was cut off comes again. */
const returnAfter = 3_000;
/** How many may listen for one account, and in all; of one account the newest stay. */
const mostOfOne = 8;
const mostInAll = 5_000;
/** More than this many bytes that nobody takes are nobody's. */
const mostUnread = 64 * 1024;

interface Visit {
  readonly answer: ServerResponse;
  readonly until: number;
}

/** Those who listen at this server, by account. */
class Listeners {
  readonly #visits = new Map<string, readonly Visit[]>();
  /** Of each who comes while it is found out who they are: whose session moved meanwhile. */
  readonly #coming = new Set<Set<string>>();
  readonly #told: (count: number) => void;
  #count = 0;

  constructor(told: (count: number) => void) {
    this.#told = told;
  }

  get isFull(): boolean {
    return this.#count >= mostInAll;
  }

  /** Whom `found` tells; undefined where their session moved while it was found: what told those who listened came too early for them. */
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

  came(userId: string, visit: Visit): void {
    this.#counted(1);
    visit.answer.on('close', () => this.#left(userId, visit));
    const all = [...(this.#visits.get(userId) ?? []), visit];
    this.#visits.set(userId, all);
    for (const { answer } of all.slice(0, -mostOfOne)) answer.end();
  }

  /** Undefined: something may have been missed, whoever it was for. Whose session moved is heard out, and comes again as who they are now. */
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

function send(answer: ServerResponse, text: string): void {
  if (answer.writableEnded) return;
  if (answer.writableLength > mostUnread) answer.destroy();
  else answer.write(text);
}

/** What the back end tells by itself, to one connection of each browser (checklist F-174). */
export function addAnnouncements(app: FastifyInstance, { backEnd, onAnnounced, log, listening }: Pick<HttpParts, 'backEnd' | 'onAnnounced' | 'log' | 'listening'>, cookies: SessionCookies): void {
  const listeners = new Listeners((count) => listening?.(count));
  const forget = onAnnounced((announcement) => listeners.announced(announcement));
  const beating = setInterval(() => listeners.beaten(Date.now()), beat);
  beating.unref();
  // A server that stops waits for no stream to end by itself.
  app.addHook('preClose', async () => {
    clearInterval(beating);
    forget();
    listeners.sentHome();
  });

  app.get(apiBases[announcementPath.base] + announcementPath.path, { exposeHeadRoute: false, config: { call: 'announcements', lasts: true } }, async (request, reply) => {
    let userId: string | undefined;
    try {
      userId = await listeners.known(async () => backEnd.listenerOf(callerOf(request, cookies)));
    } catch (fault) {
      if (!(fault instanceof Refusal)) log.fault('announcements failed', fault, { traceId: request.id });
      return sendRefusal(request, reply, fault instanceof Refusal ? fault : new Refusal('SERVER_BUSY'));
    }
    // Nobody's any more, or somebody else's: whoever comes again is told which.
    if (userId === undefined || listeners.isFull) return sendRefusal(request, reply, new Refusal('SERVER_BUSY'));
    reply.hijack();
    const answer = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) answer.setHeader(name, value);
    // A connection that was listened on is used for nothing else: a server that stops would wait for it to be given up.
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    send(answer, `retry: ${returnAfter}\n\n`);
    listeners.came(userId, { answer, until: Date.now() + longestVisit });
    return reply;
  });
}
