import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keyPolicy, pdfWorkerPolicy } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';
import { headersOfPages } from './standing-headers.ts';
import { screenDocument } from './screen-document.ts';
import { addSignInDocument } from './sign-in-document.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Files whose name or folder name changes with their content. */
const unchanging = /\/assets\/|[-/]\d+\.\d+\.\d+\//;

/** The built portal below /cv3/: its files, and its document for every path that one of its screens may have. */
export async function addPortal(
  app: FastifyInstance,
  parts: HttpParts & { readonly portal: object },
  cookies: SessionCookies,
): Promise<void> {
  const { folder } = parts.portal;
  addSignInDocument(app, parts, cookies);
  // A path that is looked for under several names, and then turns out to be a screen's, is listened for that often.
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setMaxListeners(30));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/cv3/',
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    // The tag says whether a file is the one that a browser has; its day of writing would say it once more with each
    // script.
    lastModified: false,
    // The build keeps its own notes in files whose name begins with a dot.
    dotfiles: 'ignore',
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        unchanging.test(path.slice(folder.length).replaceAll('\\', '/'))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
      if (/\.js(\.br|\.gz)?$/.test(path)) for (const name of headersOfPages) reply.removeHeader(name);
      // Every document gets the policy with the local key agent: users move on to pages that need it without loading a
      // new document.
      if (/[\\/]index\.html(\.br|\.gz)?$/.test(path))
        reply.header('content-security-policy', keyPolicy(parts.filesOrigin, parts.formTargets));
      if (/pdf\.worker[^/\\]*$/.test(path)) reply.header('content-security-policy', pdfWorkerPolicy(parts.filesOrigin));
    },
  });
  app.get('/', async (_request, reply) => reply.redirect('/cv3/'));
  app.get('/cv3/', screenDocument(parts, cookies));
  app.get('/cv3', async (_request, reply) => reply.redirect('/cv3/'));
}

export function portalIsBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
