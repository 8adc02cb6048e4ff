import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { sendRefusal } from './envelope-reply.ts';
import { isScreenPath, pathOf } from './screen-paths.ts';

/** Answers unknown paths: calls with an envelope, screens with the portal's document, all others with a short text. */
export function addUnknownPaths(
  app: FastifyInstance,
  sendScreen: ((request: FastifyRequest, reply: FastifyReply) => void) | undefined,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || path.startsWith('/sandbox/v1/'))
      sendRefusal(request, reply, new Refusal('NOT_FOUND'));
    else if (sendScreen && reading && isScreenPath(path)) sendScreen(request, reply);
    else reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
  });
}
