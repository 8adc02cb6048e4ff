import fastifyStatic from '@fastify/static';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { pdfWorkerPolicy, sandboxPolicy } from '../content-policy.ts';
import type { HttpParts } from '../http-parts.ts';

/** Serves the built console. */
export async function addConsole(
  app: FastifyInstance,
  folder: string,
  parts: Pick<HttpParts, 'filesOrigin'>,
  checkAccess: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addHook('onRequest', checkAccess);
    await pages.register(fastifyStatic, {
      root: folder,
      prefix: '/sandbox/',
      preCompressed: true,
      redirect: false,
      decorateReply: false,
      cacheControl: false,
      // The build keeps its own records in files whose names begin with a dot.
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
