import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusal.ts';
import { isLoopback } from '../../ground/host-names.ts';
import { wasPassedOn } from '../forwarding.ts';

/**
 * Lets in only who came to the portal's own address, from its own pages or from no page at all: a page of another site
 * could else play the reviewer through somebody's browser, under its own name led to this machine too.
 * A proxy on this machine may bring the whole world under the portal's own name, so that what passed one is refused,
 * unless the sandbox was opened on purpose (`proxied`).
 * `isDoorstep`: of a page to which the portal leads under any of its names, which does nothing by being opened.
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
  // A page of another site may lead a browser here without naming an origin; the browser says so, and of each name of
  // this machine that it is another site.
  const isLedTo =
    isDoorstep &&
    request.method === 'GET' &&
    request.headers['sec-fetch-mode'] === 'navigate' &&
    request.headers['sec-fetch-dest'] === 'document';
  if (!isLedTo && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('NOT_PERMITTED');
  if (!ownHost || (origin !== undefined && origin !== asked?.origin)) throw new Refusal('NOT_PERMITTED');
}
