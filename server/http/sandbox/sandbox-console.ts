import fastifyStatic from '@fastify/static';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { pdfWorkerPolicy, sandboxPolicy } from '../content-policy.ts';
import type { HttpParts } from '../http-parts.ts';

/** The console's own page, where it has been built. */
export async function addConsole(
  app: FastifyInstance,
  folder: string,
  parts: Pick<HttpParts, 'filesOrigin'>,
  door: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addHook('onRequest', door);
    await pages.register(fastifyStatic, {
      root: folder,
      prefix: '/sandbox/',
      preCompressed: true,
      redirect: false,
      decorateReply: false,
      cacheControl: false,
      // The build keeps its own notes in files whose name begins with a dot.
      dotfiles: 'ignore',
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply, path) => {
        const isWorker = /pdf\.worker[^/\\]*$/.test(path);
        reply
          .header('cache-control', 'no-cache')
          .header(
            'content-security-policy',
            isWorker ? pdfWorkerPolicy(parts.filesOrigin) : sandboxPolicy(parts.filesOrigin),
          );
      },
    });
    pages.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/'));
  });
}
