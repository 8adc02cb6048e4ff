import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusal.ts';
import { isLoopback } from '../../ground/host-names.ts';
import { isForwarded } from '../forwarding.ts';

/**
 * Refuses calls to the sandbox that do not come to the portal's own address, or that come from a page of another site.
 * Otherwise such a page could act as the reviewer through a user's browser, even under a name of its own that resolves
 * to this machine. A local proxy may forward outside requests under the portal's own name, so forwarded requests are
 * refused unless `allowsForwarded`. `isLinkedPage` is true for a page that the portal links to under any of its names,
 * and whose opening changes nothing.
 */
export function checkSandboxAccess(
  request: FastifyRequest,
  publicUrl: string,
  allowsForwarded: boolean,
  isLinkedPage = false,
): void {
  if (!allowsForwarded && isForwarded(request)) throw new Refusal('NOT_PERMITTED');
  const portal = new URL(publicUrl);
  const requested = URL.canParse(`${portal.protocol}//${request.headers.host ?? ''}`)
    ? new URL(`${portal.protocol}//${request.headers.host}`)
    : undefined;
  const isSameMachine =
    requested && requested.port === portal.port && isLoopback(requested.hostname) && isLoopback(portal.hostname);
  const isOwnHost = requested?.host === portal.host || isSameMachine;
  const { origin } = request.headers;
  // A page of another site may navigate a browser here without an `Origin` header. The browser then sends
  // `Sec-Fetch-Site: cross-site`, also between two names of this machine.
  const isNavigation =
    isLinkedPage &&
    request.method === 'GET' &&
    request.headers['sec-fetch-mode'] === 'navigate' &&
    request.headers['sec-fetch-dest'] === 'document';
  if (!isNavigation && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('NOT_PERMITTED');
  if (!isOwnHost || (origin !== undefined && origin !== requested?.origin)) throw new Refusal('NOT_PERMITTED');
}
