import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { isLoopback } from '../ground/host-names.ts';
import { hostNameOf } from './caller-of.ts';
import type { HttpParts } from './http-parts.ts';
import { sendRefusal } from './envelope-reply.ts';

/** Paths for the operators' own probes, which ask by the address of a server. */
const probed: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

const misdirected = 421;

/**
 * Refuses with 421 requests for a host that is neither the portal's own nor a platform's. A foreign host name that
 * leads to this server would otherwise show the portal, and texts that are signed by a key would name that host.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { publicUrl, isPlatformHost }: Pick<HttpParts, 'publicUrl' | 'isPlatformHost'>,
): void {
  if (isPlatformHost === undefined) return;
  const own = new URL(publicUrl).hostname;
  app.addHook('onRequest', async (request, reply) => {
    // A request without a host is no request of HTTP 1.1, and is refused as such.
    if (request.headers.host === undefined) return undefined;
    const host = hostNameOf(request.host).replace(/\.$/u, '');
    if (host === own || (isLoopback(own) && isLoopback(host))) return undefined;
    if (probed.has(request.url.split('?')[0] ?? '')) return undefined;
    if (host !== '' && (await isPlatformHost(host))) return undefined;
    return sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'host' }), misdirected);
  });
}
