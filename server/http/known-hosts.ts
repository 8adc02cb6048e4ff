import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import type { HttpParts } from './http-parts.ts';
import { sendRefusal } from './envelope-reply.ts';

/** Paths for the operators' own probes, which ask by the address of a server. */
const probed: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

const misdirected = 421;

const isLoopbackName = (host: string): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(host) || host.endsWith('.localhost');

/** Host name in a `Host` header, lower case and without its port; empty where it is none. */
function hostNameOf(header: string | undefined): string {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/u, '') : '';
}

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
    const host = hostNameOf(request.host);
    if (host === own || (isLoopbackName(own) && isLoopbackName(host))) return undefined;
    if (probed.has(request.url.split('?')[0] ?? '')) return undefined;
    if (host !== '' && (await isPlatformHost(host))) return undefined;
    return sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'host' }), misdirected);
  });
}
