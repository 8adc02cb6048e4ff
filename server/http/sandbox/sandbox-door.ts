import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusal.ts';
import { isLoopback } from '../../ground/host-names.ts';
import { wasPassedOn } from '../forwarding.ts';

/**
 * Refuses calls to the sandbox that do not come to the portal's own address, or that come from a page of another site.
 * Otherwise such a page could act as the reviewer through a user's browser, even under a name of its own that resolves
 * to this machine. A local proxy may forward outside requests under the portal's own name, so forwarded requests are
 * refused unless the sandbox allows them (`proxied`). `isDoorstep`: a page to which the portal links under any of its
 * names, and whose opening changes nothing.
 */
export function checkSandboxDoor(
  request: FastifyRequest,
  publicUrl: string,
  proxied: boolean,
  isDoorstep = false,
): void {
  if (!proxied && wasPassedOn(request)) throw new Refusal('NOT_PERMITTED');
  const portal = new URL(publicUrl);
  const asked = URL.canParse(`${portal.protocol}//${request.headers.host ?? ''}`)
    ? new URL(`${portal.protocol}//${request.headers.host}`)
    : undefined;
  const sameMachine = asked && asked.port === portal.port && isLoopback(asked.hostname) && isLoopback(portal.hostname);
  const ownHost = asked?.host === portal.host || sameMachine;
  const { origin } = request.headers;
  // A page of another site may navigate a browser here without an `Origin` header. The browser then sends
  // `Sec-Fetch-Site: cross-site`, also between two names of this machine.
  const isLedTo =
    isDoorstep &&
    request.method === 'GET' &&
    request.headers['sec-fetch-mode'] === 'navigate' &&
    request.headers['sec-fetch-dest'] === 'document';
  if (!isLedTo && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('NOT_PERMITTED');
  if (!ownHost || (origin !== undefined && origin !== asked?.origin)) throw new Refusal('NOT_PERMITTED');
}
