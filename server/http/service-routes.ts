import type { FastifyInstance } from 'fastify';
import { apiBases } from './call-routes.ts';
import { sendCompressed } from './compressed-reply.ts';
import { scriptlessPolicy } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';
import { demoHostsOf } from './demo-hosts.ts';
import { cookieNames } from './session-cookies.ts';
import { openApi } from './open-api.ts';
import { openApiPage, openApiPageStyle, type ApiDescription } from './open-api-page.ts';

/** A function that computes its text at the first call, and returns the same text at later ones. */
function once(compute: () => string): () => string {
  let text: string | undefined;
  return () => (text ??= compute());
}

/** The routes for the operators of the portal, and the run-time configuration that the portal loads first. */
export function addServiceRoutes(app: FastifyInstance, parts: HttpParts): void {
  // The description takes a tenth of a second to make, and most servers never need it.
  const describe = once(() => JSON.stringify(openApi(parts)));
  const describePage = once(() => openApiPage(JSON.parse(describe()) as ApiDescription));
  const configuration = {
    apiBases,
    extensions: parts.extensions,
    sandbox: parts.sandbox !== undefined,
    demoHosts: demoHostsOf(parts),
    version: parts.version,
    xsrfCookie: cookieNames(parts.publicUrl.startsWith('https:')).xsrf,
  };

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await parts.readiness();
    const ready = Object.values(readiness).every((each) => each === true);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...readiness });
  });
  app.get('/version', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: parts.version }),
  );
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(describe()),
  );
  app.get('/openapi', async (request, reply) =>
    sendCompressed(
      request,
      reply
        .header('content-security-policy', scriptlessPolicy(openApiPageStyle))
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Encoding')
        .type('text/html; charset=utf-8'),
      describePage(),
    ),
  );
  app.get('/cv3/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(configuration));
}
