import type { FastifyInstance } from 'fastify';
import { announcementPath } from '../../src/contract/extensions/announcements.ts';
import { Refusal } from '../core/refusal.ts';
import { apiBases } from './call-routes.ts';
import { callerOf } from './caller-of.ts';
import { sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import { Listeners } from './listeners.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Milliseconds between empty messages, which keep proxies from closing an idle connection. */
const heartbeatInterval = 25_000;
/** Milliseconds after which a disconnected client connects again. */
const reconnectAfter = 3_000;

/** The stream of announcements from the back end, one connection for each browser (checklist F-174). */
export function addAnnouncements(
  app: FastifyInstance,
  {
    backEnd,
    onAnnounced,
    log,
    onListenerCount,
  }: Pick<HttpParts, 'backEnd' | 'onAnnounced' | 'log' | 'onListenerCount'>,
  cookies: SessionCookies,
): void {
  const listeners = new Listeners((count) => onListenerCount?.(count));
  const unsubscribe = onAnnounced((announcement) => listeners.announce(announcement));
  const heartbeats = setInterval(() => listeners.sendHeartbeats(Date.now()), heartbeatInterval);
  heartbeats.unref();
  // A stopping server does not wait for streams to end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(heartbeats);
    unsubscribe();
    listeners.endAll();
  });

  app.get(
    apiBases[announcementPath.base] + announcementPath.path,
    { exposeHeadRoute: false, config: { call: 'announcements', isStream: true } },
    async (request, reply) => {
      let userId: string | undefined;
      try {
        userId = await listeners.identify(async () => backEnd.listenerOf(callerOf(request, cookies)));
      } catch (fault) {
        if (!(fault instanceof Refusal)) log.fault('announcements failed', fault, { traceId: request.id });
        return sendRefusal(request, reply, fault instanceof Refusal ? fault : new Refusal('SERVER_BUSY'));
      }
      // The session ended or changed its user during the check. The client connects again and then gets the right
      // answer.
      if (userId === undefined || listeners.isFull) return sendRefusal(request, reply, new Refusal('SERVER_BUSY'));
      reply.hijack();
      const answer = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) answer.setHeader(name, value);
      // The connection is not reused, because a stopping server would wait for it to close.
      answer.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      answer.write(`retry: ${reconnectAfter}\n\n`);
      listeners.add(userId, answer, Date.now());
      return reply;
    },
  );
}
