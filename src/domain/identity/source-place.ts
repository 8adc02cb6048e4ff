import { sourceNetwork } from './source-network.ts';

/** Origin of a call, as far as its address shows. */
export interface SourcePlace {
  readonly kind: 'this-machine' | 'internal' | 'elsewhere' | 'unknown';
  /** Network without the full address: `203.0.113.*`, `2001:db8:0:1::/64`; empty where unknown. */
  readonly network: string;
}

const internal = /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Origin of an address by its network. Towns are unknown, because no register of addresses is queried. */
export function networkOriginOf(address: string): SourcePlace {
  const network = sourceNetwork(address);
  const octets = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network)?.[1];
  if (octets !== undefined) {
    if (network.startsWith('127.')) return { kind: 'this-machine', network: '' };
    return { kind: internal.test(network) ? 'internal' : 'elsewhere', network: `${octets}.*` };
  }
  if (!address.includes(':')) return { kind: 'unknown', network: '' };
  if (address === '::1') return { kind: 'this-machine', network: '' };
  return { kind: /^(?:f[cd]|fe[89ab])/i.test(address) ? 'internal' : 'elsewhere', network };
}
