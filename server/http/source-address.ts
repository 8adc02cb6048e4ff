import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const written = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/;

/**
 * The address in what a proxy or a socket calls a caller: some proxies write the port behind it, some the zone.
 * Undefined for what names none.
 */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain] = written.exec(text) ?? [];
  const address = (bracketed ?? plain ?? text).split('%')[0] ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** A client that has disconnected has no address, whatever the types say. */
interface Caller {
  readonly ip: FastifyRequest['ip'] | undefined;
  readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}

/**
 * Where a request comes from, for locks, limits and the security log: an address, whatever a header says. What is none
 * counts as the proxy's own.
 */
export function sourceOf({ ip, socket }: Caller): string {
  return addressIn(ip ?? '') ?? addressIn(socket.remoteAddress ?? '') ?? '';
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Tells the proxies that are named, as addresses or networks, from everybody else: each in a chain may write the port
 * of the one before it.
 */
export function trustIn(named: readonly string[]): (caller: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const each of named) {
    const [first = '', bits] = each.split('/');
    const address = addressIn(first) ?? '';
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (caller) => {
    const address = addressIn(caller ?? '');
    return address !== undefined && trusted.check(address, familyOf(address));
  };
}
