import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const addressPattern = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/;

/**
 * The address in a proxy's or a socket's text for a caller. Some proxies append the port, some the zone. Undefined for
 * a text without an address.
 */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain] = addressPattern.exec(text) ?? [];
  const address = (bracketed ?? plain ?? text).split('%')[0] ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** A caller. A disconnected client has no address, although the types of Fastify state one. */
interface Caller {
  readonly ip: FastifyRequest['ip'] | undefined;
  readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}

/**
 * The source of a request for locks, limits and the security log. It is always a valid address: a header with any other
 * text counts as the proxy's own address.
 */
export function sourceOf({ ip, socket }: Caller): string {
  return addressIn(ip ?? '') ?? addressIn(socket.remoteAddress ?? '') ?? '';
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * A predicate for the trusted proxies, which are given as addresses or networks. In a chain each proxy may append the
 * port of the previous one.
 */
export function trustedProxyCheck(proxies: readonly string[]): (caller: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [first = '', bits] = proxy.split('/');
    const address = addressIn(first) ?? '';
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (caller) => {
    const address = addressIn(caller ?? '');
    return address !== undefined && trusted.check(address, familyOf(address));
  };
}
