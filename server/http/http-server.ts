import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { sourceNetwork } from '../../src/domain/identity/source-network.ts';
import { addAnnouncements } from './announcement-routes.ts';
import { refuseBroken, refuseExpectations } from './bare-refusals.ts';
import { addCallRoutes } from './call-routes.ts';
import { addFileRoutes } from './file-routes.ts';
import type { HttpParts } from './http-parts.ts';
import { takeJsonBodies } from './json-body.ts';
import { addPortal } from './portal-routes.ts';
import { addRefusedRequests, refuseUnroutable } from './refused-requests.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { addRequestLog } from './request-log.ts';
import { addFailingCalls } from './sandbox/failing-calls.ts';
import { followSandbox } from './sandbox/followed-sandbox.ts';
import { addSandbox } from './sandbox/sandbox-routes.ts';
import { addServiceRoutes } from './service-routes.ts';
import { screenDocument } from './screen-document.ts';
import { SessionCookies } from './session-cookies.ts';
import { sharedRateStore } from './shared-rate-store.ts';
import { sourceOf, trustedProxyCheck } from './source-address.ts';
import { commonHeaders } from './common-headers.ts';
import { traceIdOf } from './trace-id.ts';
import { addUnknownPaths } from './unknown-paths.ts';

const bodyBytes = 512 * 1024;

/** The reference back end over HTTP, with the portal where it is built. It does not listen yet. */
export async function buildHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const secure = parts.publicUrl.startsWith('https:');
  const standing = commonHeaders(parts);
  const app = fastify({
    logger: false,
    requestIdHeader: false,
    genReqId: traceIdOf,
    bodyLimit: bodyBytes,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    requestTimeout: 10 * 60_000,
    // Only the named proxies are trusted. A proxy on this machine must be named too, because any local program may
    // call.
    trustProxy: parts.trustedProxies.length > 0 && trustedProxyCheck(parts.trustedProxies),
    routerOptions: { maxParamLength: 8192 },
    // A request without a host is refused by the portal's own answer, not by Node's.
    http: { requireHostHeader: false },
    frameworkErrors: (_fault, request, reply) =>
      refuseUnroutable(request, reply.headers({ ...standing, 'x-trace-id': request.id })),
    clientErrorHandler: (fault, socket) => refuseBroken(standing, fault, socket),
  });
  refuseExpectations(app, standing);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(standing));
  refuseUnknownHosts(app, parts);
  const cookies = new SessionCookies(parts.sessionSecret, secure);
  addRequestLog(app, parts.log, parts.onAnswered);
  addRefusedRequests(app, parts.log);
  takeJsonBodies(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => sourceNetwork(sourceOf(request)),
    store: sharedRateStore(parts.countCall, Date.now),
  });
  const { portal, sandbox } = parts;
  if (sandbox) followSandbox(app, sandbox.desk);
  // This hook runs after the sandbox has set the simulated time.
  app.addHook('onRequest', async (_request, reply) => void reply.header('date', new Date(parts.now()).toUTCString()));
  if (sandbox) addFailingCalls(app, sandbox.desk);
  addCallRoutes(app, parts, cookies);
  addFileRoutes(app, parts, cookies);
  addAnnouncements(app, parts, cookies);
  addServiceRoutes(app, parts);
  if (portal) await addPortal(app, { ...parts, portal }, cookies);
  if (sandbox) await addSandbox(app, { ...parts, sandbox }, cookies);
  addUnknownPaths(app, portal && screenDocument({ ...parts, portal }, cookies));
  await app.ready();
  return app;
}
