import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keyPolicy, pdfWorkerPolicy } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';
import { pageHeaders } from './common-headers.ts';
import { screenDocument } from './screen-document.ts';
import { addSignInDocument } from './sign-in-document.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Files whose name or folder name changes with their content. */
const immutableFiles = /\/assets\/|[-/]\d+\.\d+\.\d+\//;

/** The built portal below /cv3/: its files, and its document for every path of a screen. */
export async function addPortal(
  app: FastifyInstance,
  parts: HttpParts & { readonly portal: object },
  cookies: SessionCookies,
): Promise<void> {
  const { folder } = parts.portal;
  addSignInDocument(app, parts, cookies);
  // The file server tries several names for a path before it falls back to a screen, and adds listeners each time.
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setMaxListeners(30));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/cv3/',
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    // The entity tag identifies a version. The modification date would only make each answer longer.
    lastModified: false,
    // The build keeps its own records in files whose names begin with a dot.
    dotfiles: 'ignore',
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        immutableFiles.test(path.slice(folder.length).replaceAll('\\', '/'))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
      if (/\.js(\.br|\.gz)?$/.test(path)) for (const name of pageHeaders) reply.removeHeader(name);
      // Every document gets the policy with the local key agent, because users move on to pages that need it without
      // loading a new document.
      if (/[\\/]index\.html(\.br|\.gz)?$/.test(path))
        reply.header('content-security-policy', keyPolicy(parts.filesOrigin, parts.formTargets));
      if (/pdf\.worker[^/\\]*$/.test(path)) reply.header('content-security-policy', pdfWorkerPolicy(parts.filesOrigin));
    },
  });
  app.get('/', async (_request, reply) => reply.redirect('/cv3/'));
  app.get('/cv3/', screenDocument(parts, cookies));
  app.get('/cv3', async (_request, reply) => reply.redirect('/cv3/'));
}

export function isPortalBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
