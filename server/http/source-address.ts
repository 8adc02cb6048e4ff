import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const written = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/;

/** The address in what a proxy or a socket calls a caller: some proxies write the port behind it, some the zone. Undefined for what names none. */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain] = written.exec(text) ?? [];
  const address = (bracketed ?? plain ?? text).split('%')[0] ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** Where a request comes from, for locks, limits and the security log: an address, whatever a header says. What is none counts as the proxy's own. */
export function sourceOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? '';
}
